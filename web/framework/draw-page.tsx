import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Settings } from '#shared/settings.ts'
import { App, Around } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { Drawing } from './drawing.tsx'

type Address = { path: string; search: string }
/** A page without what varies, cut in two at its place. */
type Frame = { before: string; after: string; varying: ReactNode }

/** How React marks a part that threw or waited. */
const UNFINISHED = '<!--$!-->'
const PLACE = '%what-varies%'

/**
 * Makes the function that draws a page whole. Filters combine to more addresses than anybody could draw ahead, so of a page with a query
 * only what varies is drawn: the frame around it is drawn once, and so is each item of a list.
 */
export function pageDrawer(settings: Settings) {
	const items = new Map<string, string>()
	const once = (name: string, content: ReactNode) => {
		const html =
			items.get(name) ?? draw(<Around {...{ settings, address: { path: '/', search: '' } }}>{content}</Around>)
		items.set(name, html)
		return html
	}
	const frames = new Map<string, Frame>()
	const drawFrame = (path: string, assets: PageAssets): Frame => {
		let varying: ReactNode = null
		const leaveOut = (content: ReactNode) => {
			varying = content
			return PLACE
		}
		const html = draw(
			<Drawing value={{ once, leaveOut }}>
				<Document settings={settings} assets={assets}>
					<App settings={settings} address={{ path, search: '' }} />
				</Document>
			</Drawing>,
		)
		const [before = '', after = ''] = html.split(PLACE)
		return { before, after, varying }
	}

	return (address: Address, assets: PageAssets): string => {
		const frame = frames.get(address.path) ?? drawFrame(address.path, assets)
		if (frame.varying) frames.set(address.path, frame)
		const varying = draw(
			<Drawing value={{ once }}>
				<Around settings={settings} address={address}>
					{frame.varying}
				</Around>
			</Drawing>,
		)
		return `<!doctype html>${frame.before}${varying}${frame.after}`
	}
}

/** React leaves a part that threw to the browser and says nothing; half a page is no page. */
function draw(content: ReactNode) {
	const html = renderToString(content)
	if (html.includes(UNFINISHED)) throw new Error(`A part of a page could not be drawn: ${html.slice(0, 2000)}`)
	return html
}
