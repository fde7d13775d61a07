import { createContext, type ReactNode, use } from 'react'

/**
 * Lets the server render parts that many addresses share only once: see render-page.tsx. `import.meta.env.SSR` keeps its use out of the
 * browser's bytes.
 */
export const RenderContext = createContext<RenderContextValue | null>(null)

type Share = (contents: ReadonlyMap<string, () => ReactNode>) => ReactNode
export type RenderContextValue = {
	/** Renders each content on the first use of its name, and returns what takes their place in the HTML. */
	share: Share
	/** While a list's template is rendered: the same for its items, and what takes the place of its results. */
	shareItems?: Share
	results?: { cards: readonly unknown[]; total: string }
	/** While a page's frame is rendered: takes the content that differs and returns a placeholder. */
	omit?: (content: ReactNode) => ReactNode
	/** The API's answers that a signed-in page contains. */
	answers?: Record<string, unknown> | undefined
	/** When a page with answers is rendered, in milliseconds since 1970. */
	renderedAt?: number | undefined
}

/**
 * One or more elements that are the same wherever they appear. `name` is unique in the product, or null for elements that depend on more
 * than a name. The server stores the HTML of each name, so a name must not contain text that visitors can write into an address.
 */
export function Shared({ name, children }: { name: string | null; children: () => ReactNode }) {
	const context = import.meta.env.SSR ? use(RenderContext) : null
	return name === null || !context ? children() : context.share(new Map([[name, children]]))
}

/**
 * For the server: the items of a list, each of which is the same wherever its id appears. All of them take one place, so React has no work
 * with each.
 */
export function SharedItems<Item extends { id: string }>({ kind, items, render }: SharedItemsProps<Item>) {
	const context = use(RenderContext)
	if (!context) return items.map(render)
	const share = context.shareItems ?? context.share
	return share(new Map(items.map((item) => [`${kind} ${item.id}`, () => render(item)])))
}
type SharedItemsProps<Item> = { kind: string; items: readonly Item[]; render: (item: Item) => ReactNode }

/** The part of a page that depends on the query string. It may be rendered alone, so it may depend on the address only. */
export const PerRequest = ({ children }: { children: ReactNode }) =>
	import.meta.env.SSR ? (use(RenderContext)?.omit?.(children) ?? children) : children
