import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageHtml, type SharedHtml, wholeHtml } from '#shared/page-html.ts'
import type { EventLink, PageContent } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { App, Providers } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { RenderContext } from './render-context.tsx'

type Address = { path: string; search: string }
/** A page cut in two around the part that depends on the request. */
type Frame = { before: SharedHtml; after: SharedHtml; perRequest: ReactNode }

/** React's marker for a part that threw or suspended. */
const UNFINISHED = '<!--$!-->'
/** An element too. */
const PLACEHOLDER = '<template data-per-request=""></template>'
/** What takes the place of shared HTML. It is an element, because React escapes the '<' of any text from an address. */
const SHARED = /<template data-shared="([^"]*)"><\/template>/

/**
 * Creates the function that renders a whole page. Filters combine to more addresses than could be rendered ahead, so for a page with a
 * query string only the part that depends on it is rendered. The frame around it and each item of a list are rendered once. Such a page is
 * returned in parts.
 */
export function createPageRenderer(settings: Settings, events: readonly EventLink[]) {
	const shared = new Map<string, SharedHtml>()
	const share = (name: string, content: () => ReactNode) => {
		if (!shared.has(name)) {
			const html = render(
				<Providers {...{ settings, address: { path: '/', search: '' }, catalogue: { events, content: null } }}>
					{content()}
				</Providers>,
			)
			shared.set(name, { html })
		}
		return <template data-shared={name} />
	}
	/** Splits at shared HTML, whose names are every second item of what `split` returns. */
	const partsOf = (html: string) =>
		html
			.split(SHARED)
			.map((piece, index) => (index % 2 === 0 ? piece : (shared.get(piece) ?? '')))
			.filter((part) => part !== '')
	const frames = new Map<string, Frame>()
	const renderFrame = (
		path: string,
		assets: PageAssets,
		content: PageContent | null,
		answers?: Record<string, unknown>,
	): Frame => {
		const catalogue = { events, content }
		let perRequest: ReactNode = null
		const omit = (content: ReactNode) => {
			perRequest = content
			return <template data-per-request="" />
		}
		const html = render(
			<RenderContext value={{ share, omit, answers, picture: assets.picture }}>
				<Document {...{ settings, assets, catalogue }}>
					<App {...{ settings, catalogue }} address={{ path, search: '' }} />
				</Document>
			</RenderContext>,
		)
		const [before = '', after = ''] = wholeHtml(partsOf(html)).split(PLACEHOLDER)
		return { before: { html: `<!doctype html>${before}` }, after: { html: after }, perRequest }
	}

	return (
		address: Address,
		assets: PageAssets,
		content: PageContent | null,
		answers?: Record<string, unknown>,
	): PageHtml => {
		const frame = frames.get(address.path) ?? renderFrame(address.path, assets, content, answers)
		if (!frame.perRequest) return frame.before.html
		frames.set(address.path, frame)
		const perRequest = render(
			<RenderContext value={{ share }}>
				<Providers {...{ settings, address, catalogue: { events, content: null } }}>{frame.perRequest}</Providers>
			</RenderContext>,
		)
		return [frame.before, ...partsOf(perRequest), frame.after]
	}
}

/** React silently leaves a part that threw to the browser. We throw instead: never send half a page. */
function render(content: ReactNode) {
	const html = renderToString(content)
	if (html.includes(UNFINISHED)) throw new Error(`A part of a page could not be rendered: ${html.slice(0, 2000)}`)
	return html
}
