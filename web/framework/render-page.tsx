import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Settings } from '#shared/settings.ts'
import { App, Providers } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { RenderContext } from './render-context.tsx'

type Address = { path: string; search: string }
/** A page cut in two around the part that depends on the request. */
type Frame = { before: string; after: string; perRequest: ReactNode }

/** React's marker for a part that threw or suspended. */
const UNFINISHED = '<!--$!-->'
const PLACEHOLDER = '%per-request%'

/**
 * Creates the function that renders a whole page. Filters combine to more addresses than could be rendered ahead, so for a page with a
 * query string only the part that depends on it is rendered. The frame around it and each item of a list are rendered once.
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

/** React silently leaves a part that threw to the browser. We throw instead: never send half a page. */
function render(content: ReactNode) {
	const html = renderToString(content)
	if (html.includes(UNFINISHED)) throw new Error(`A part of a page could not be rendered: ${html.slice(0, 2000)}`)
	return html
}
