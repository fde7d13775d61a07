import { createContext, type ReactNode, use } from 'react'

/** How the server draws the parts that many addresses share once: see draw-page.tsx. In the browser there is none. */
export const RenderContext = createContext<{
	/** The HTML of what has this name, drawn when it is asked for first. */
	cached: (name: string, content: ReactNode) => string
	/** While a page's frame is drawn: takes what differs, and gives what keeps its place. */
	omit?: (content: ReactNode) => string
} | null>(null)

/** An item that is the same in every list that has it. `name` is one of a kind in the product. */
export function CachedItem({ name, children }: { name: string; children: ReactNode }) {
	const html = use(RenderContext)?.cached(name, children)
	return html === undefined ? <li>{children}</li> : <li dangerouslySetInnerHTML={{ __html: html }} />
}

/** What differs with the query of a page's address. Around it all is the same; it may be drawn alone, so it knows nothing but the address. */
export const PerRequest = ({ children }: { children: ReactNode }) => use(RenderContext)?.omit?.(children) ?? children
