import type { ReactNode } from 'react'
import type { SharedHtml } from '#shared/page-html.ts'
import { RecentlyUsed } from './recently-used.ts'

/** So many shared parts are stored: several times what one page has. */
const SHARED_PARTS = 1_000
/** What takes the place of shared HTML. It is an element, because React escapes the '<' of any text from an address. */
const SHARED = /<template data-shared="([^"]*)"><\/template>/
/** No name contains it. */
const BETWEEN_NAMES = '\n'

export type SharedParts = ReturnType<typeof createSharedParts>

/** Stores the parts that many pages share (see `Shared`) by their names. `render` renders one outside of any page. */
export function createSharedParts(render: (content: ReactNode) => string) {
	const shared = new RecentlyUsed<SharedHtml>(SHARED_PARTS)
	const store = (contents: ReadonlyMap<string, () => ReactNode>) =>
		[...contents].map(([name, content]) => shared.take(name, () => ({ html: render(content()) })))
	const named = (names: string) => names.split(BETWEEN_NAMES).flatMap((name) => shared.get(name) ?? [])
	return {
		/** Renders each content on the first use of its name. */
		store,
		/** The same, and returns what takes their place in the HTML. */
		share: (contents: ReadonlyMap<string, () => ReactNode>): ReactNode => {
			store(contents)
			return <template data-shared={[...contents.keys()].join(BETWEEN_NAMES)} />
		},
		/** The same object for the same HTML. */
		shareHtml: (html: string) => shared.take(html, () => ({ html })),
		/** Splits at shared HTML, whose names are every second item of what `split` returns. */
		partsOf: (html: string) =>
			html
				.split(SHARED)
				.flatMap((piece, index): (string | SharedHtml)[] => (index % 2 === 0 ? [piece] : named(piece)))
				.filter((part) => part !== ''),
	}
}
