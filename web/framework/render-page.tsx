import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageHtml, type SharedHtml, wholeHtml } from '#shared/page-html.ts'
import { type EventLink, type PageContent, sharedContent } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { App, Providers } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { RenderContext } from './render-context.tsx'

type Address = { path: string; search: string }
type PageToRender = {
	address: Address
	assets: PageAssets
	content: PageContent | null
	/** The API's answers that a signed-in page contains. */
	answers?: Record<string, unknown> | undefined
	/** What the frame shows where that is not the content, and whether other queries of this path have the same frame. */
	frame?: { isShared: boolean; content: () => PageContent | null }
}
/** A page cut in two around the part that depends on the request. */
type Frame = { before: SharedHtml; after: SharedHtml; perRequest: ReactNode }

/** React's marker for a part that threw or suspended. */
const UNFINISHED = '<!--$!-->'
/** An element too. */
const PLACEHOLDER = '<template data-per-request=""></template>'
/** So many shared parts are stored: several times what one page has. */
const SHARED_PARTS = 1_000
/** What takes the place of shared HTML. It is an element, because React escapes the '<' of any text from an address. */
const SHARED = /<template data-shared="([^"]*)"><\/template>/
/** No name contains it. */
const BETWEEN_NAMES = '\n'

/**
 * Creates the function that renders a whole page. Filters combine to more addresses than could be rendered ahead, so for a page with a
 * query string only the part that depends on it is rendered. The frame around it and each item of a list are rendered once. Such a page is
 * returned in parts.
 */
export function createPageRenderer(settings: Settings, events: readonly EventLink[]) {
	const shared = new Map<string, SharedHtml>()
	const share = (contents: ReadonlyMap<string, () => ReactNode>) => {
		for (const [name, content] of contents) {
			const known = shared.get(name)
			// A Map iterates in insertion order: what was used last comes to the end.
			shared.delete(name)
			shared.set(name, known ?? { html: renderShared(content) })
		}
		for (const name of shared.keys()) {
			if (shared.size <= SHARED_PARTS) break
			shared.delete(name)
		}
		return <template data-shared={[...contents.keys()].join(BETWEEN_NAMES)} />
	}
	const renderShared = (content: () => ReactNode) =>
		render(
			<Providers {...{ settings, address: { path: '/', search: '' }, catalogue: { events, content: null } }}>
				{content()}
			</Providers>,
		)
	const sharedParts = (names: string) => names.split(BETWEEN_NAMES).map((name) => shared.get(name) ?? '')
	/** Splits at shared HTML, whose names are every second item of what `split` returns. */
	const partsOf = (html: string) =>
		html
			.split(SHARED)
			.flatMap((piece, index): (string | SharedHtml)[] => (index % 2 === 0 ? [piece] : sharedParts(piece)))
			.filter((part) => part !== '')
	const frames = new Map<string, Frame>()
	const renderFrame = ({ address: { path }, assets, answers }: PageToRender, content: PageContent | null): Frame => {
		const catalogue = { events, content }
		let perRequest: ReactNode = null
		const omit = (content: ReactNode) => {
			perRequest = content
			return <template data-per-request="" />
		}
		const html = render(
			<RenderContext value={{ share, omit, answers, renderedAt: answers && Date.now() }}>
				<Document {...{ settings, assets }} catalogue={{ events, content: content && sharedContent(content) }}>
					<App {...{ settings, catalogue }} address={{ path, search: '' }} />
				</Document>
			</RenderContext>,
		)
		const [before = '', after = ''] = wholeHtml(partsOf(html)).split(PLACEHOLDER)
		return { before: { html: `<!doctype html>${before}` }, after: { html: after }, perRequest }
	}

	return (page: PageToRender): PageHtml => {
		const {
			address,
			content,
			frame: { isShared, content: frameContent } = { isShared: true, content: () => content },
		} = page
		const known = isShared ? frames.get(address.path) : undefined
		const frame = known ?? renderFrame(page, frameContent())
		if (!frame.perRequest) return frame.before.html
		if (isShared) frames.set(address.path, frame)
		const perRequest = render(
			<RenderContext value={{ share }}>
				<Providers {...{ settings, address, catalogue: { events, content } }}>{frame.perRequest}</Providers>
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
