import { createContext, type ReactNode, use } from 'react'

/** Lets the server render parts that many addresses share only once: see render-page.tsx. Null in the browser. */
export const RenderContext = createContext<{
	/** The HTML of the content with this name, rendered on first use. */
	cached: (name: string, content: ReactNode) => string
	/** While a page's frame is rendered: takes the content that differs and returns a placeholder. */
	omit?: (content: ReactNode) => string
} | null>(null)

/** A list item that is the same in every list. `name` is unique in the product. */
export function CachedItem({ name, children }: { name: string; children: ReactNode }) {
	const html = use(RenderContext)?.cached(name, children)
	return html === undefined ? <li>{children}</li> : <li dangerouslySetInnerHTML={{ __html: html }} />
}

/** The part of a page that depends on the query string. It may be rendered alone, so it may depend on the address only. */
export const PerRequest = ({ children }: { children: ReactNode }) => use(RenderContext)?.omit?.(children) ?? children
