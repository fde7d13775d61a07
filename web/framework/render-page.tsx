import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { type PageHtml, type SharedHtml, wholeHtml } from '#shared/page-html.ts'
import { type EventLink, type PageContent, sharedContent } from '#shared/catalogue/page-data.ts'
import type { Settings } from '#shared/settings.ts'
import { App, Providers } from './app.tsx'
import { Document, type PageAssets } from './document.tsx'
import { createListTemplates, type WholeList } from './rendering/list-templates.tsx'
import { RenderContext, type RenderContextValue } from './render-context.tsx'
import { createSharedParts } from './rendering/shared-parts.tsx'

type Address = { path: string; search: string }
type PageToRender = {
	address: Address
	assets: PageAssets
	content: PageContent | null
	/** The API's answers that a signed-in page contains. */
	answers?: Record<string, unknown> | undefined
	/** What the frame shows where that is not the content, and whether other queries of this path have the same frame. */
	frame?: { isShared: boolean; content: () => PageContent | null }
	/** Of a list that is sent whole: what is shown in the part that depends on the address. */
	list?: WholeList | undefined
}
/** A page cut in two around the part that depends on the request. */
type Frame = { before: SharedHtml; after: SharedHtml; perRequest: ReactNode }

/** React's marker for a part that threw or suspended. */
const UNFINISHED = '<!--$!-->'
/** An element too. */
const PLACEHOLDER = '<template data-per-request=""></template>'

/**
 * Creates the function that renders a whole page. Filters combine to more addresses than could be rendered ahead, so for a page with a
 * query string only the part that depends on it is rendered. The frame around it and each item of a list are rendered once, and lists that
 * are sent whole are put together from templates. Such a page is returned in parts.
 */
export function createPageRenderer(settings: Settings, events: readonly EventLink[]) {
	const shared = createSharedParts((content) =>
		render(
			<Providers {...{ settings, address: { path: '/', search: '' }, catalogue: { events, content: null } }}>
				{content}
			</Providers>,
		),
	)
	const { share, partsOf } = shared
	const fillList = createListTemplates(shared)
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
			list,
			frame: { isShared, content: frameContent } = { isShared: true, content: () => content },
		} = page
		const known = isShared ? frames.get(address.path) : undefined
		const frame = known ?? renderFrame(page, frameContent())
		if (!frame.perRequest) return frame.before.html
		if (isShared) frames.set(address.path, frame)
		const renderAt = (query: string, context: RenderContextValue) =>
			render(
				<RenderContext value={context}>
					<Providers {...{ settings, address: { path: address.path, search: query }, catalogue: { events, content } }}>
						{frame.perRequest}
					</Providers>
				</RenderContext>,
			)
		const filled = list && fillList(address.path, list, renderAt)
		return [frame.before, ...(filled ?? partsOf(renderAt(address.search, { share }))), frame.after]
	}
}

/** React silently leaves a part that threw to the browser. We throw instead: never send half a page. */
function render(content: ReactNode) {
	const html = renderToString(content)
	if (html.includes(UNFINISHED)) throw new Error(`A part of a page could not be rendered: ${html.slice(0, 2000)}`)
	return html
}
