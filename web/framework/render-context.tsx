import { createContext, type ReactNode, use } from 'react'

/** Lets the server render parts that many addresses share only once: see render-page.tsx. Null in the browser. */
export const RenderContext = createContext<{
	/** Renders the content with this name on first use, and returns what takes its place in the HTML. */
	share: (name: string, content: () => ReactNode) => ReactNode
	/** While a page's frame is rendered: takes the content that differs and returns a placeholder. */
	omit?: (content: ReactNode) => ReactNode
	/** The API's answers that a signed-in page contains. */
	answers?: Record<string, unknown> | undefined
	/** The picture at the top of a signed-in page. */
	picture?: string | null | undefined
} | null>(null)

/**
 * One or more elements that are the same wherever they appear. `name` is unique in the product, or null for elements that depend on more
 * than a name. The server stores the HTML of each name, so a name must not contain text that visitors can write into an address.
 */
export function Shared({ name, children }: { name: string | null; children: () => ReactNode }) {
	const context = use(RenderContext)
	return name === null || !context ? children() : context.share(name, children)
}

/** The part of a page that depends on the query string. It may be rendered alone, so it may depend on the address only. */
export const PerRequest = ({ children }: { children: ReactNode }) => use(RenderContext)?.omit?.(children) ?? children
