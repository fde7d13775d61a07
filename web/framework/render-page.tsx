import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Settings } from '#shared/settings.ts'
import { App, Providers } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { RenderContext } from './render-context.tsx'

type Address = { path: string; search: string }
/** A page without what varies, cut in two at its place. */
type Frame = { before: string; after: string; perRequest: ReactNode }

/** How React marks a part that threw or waited. */
const UNFINISHED = '<!--$!-->'
const PLACEHOLDER = '%per-request%'

/**
 * Makes the function that draws a page whole. Filters combine to more addresses than anybody could draw ahead, so of a page with a query
 * only what varies is drawn: the frame around it is drawn once, and so is each item of a list.
 */
export function createPageRenderer(settings: Settings) {
	const items = new Map<string, string>()
	const cached = (name: string, content: ReactNode) => {
		const html =
			items.get(name) ?? render(<Providers {...{ settings, address: { path: '/', search: '' } }}>{content}</Providers>)
		items.set(name, html)
		return html
	}
	const frames = new Map<string, Frame>()
	const renderFrame = (path: string, assets: PageAssets): Frame => {
		let perRequest: ReactNode = null
		const omit = (content: ReactNode) => {
			perRequest = content
			return PLACEHOLDER
		}
		const html = render(
			<RenderContext value={{ cached, omit }}>
				<Document settings={settings} assets={assets}>
					<App settings={settings} address={{ path, search: '' }} />
				</Document>
			</RenderContext>,
		)
		const [before = '', after = ''] = html.split(PLACEHOLDER)
		return { before, after, perRequest }
	}

	return (address: Address, assets: PageAssets): string => {
		const frame = frames.get(address.path) ?? renderFrame(address.path, assets)
		if (frame.perRequest) frames.set(address.path, frame)
		const perRequest = render(
			<RenderContext value={{ cached }}>
				<Providers settings={settings} address={address}>
					{frame.perRequest}
				</Providers>
			</RenderContext>,
		)
		return `<!doctype html>${frame.before}${perRequest}${frame.after}`
	}
}

/** React leaves a part that threw to the browser and says nothing; half a page is no page. */
function render(content: ReactNode) {
	const html = renderToString(content)
	if (html.includes(UNFINISHED)) throw new Error(`A part of a page could not be drawn: ${html.slice(0, 2000)}`)
	return html
}
