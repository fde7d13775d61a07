import type { MouseEvent } from 'react'
import { useLocation } from 'wouter'
import { type ListFilters, type ListKind, noFilters } from '#shared/catalogue/lists/list-filters.ts'
import { formatQuery } from '#shared/catalogue/lists/list-query.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { changeSearch } from './list-search.ts'

type Props = {
	kind: ListKind<never>
	filters: ListFilters
	search: string
	change: (changes: Partial<ListFilters>) => void
	formatRange: (filters: ListFilters) => string
}

/** What narrows the list, each as a chip that removes it (SITE-108). Without scripts a chip is a link to the list without its filter. */
export function ActiveFilters({ kind, filters, search, change, formatRange }: Props) {
	const [path] = useLocation()
	const chips = chipsOf(kind, filters, formatRange)
	if (chips.length === 0 && search === '') return null
	return (
		<ul aria-label="Active filters" className="flex flex-wrap gap-2">
			{search === '' ? null : (
				<li>
					<button type="button" className="chip" onClick={leaving(() => changeSearch(''))}>
						<Remove label={`‘${search}’`} />
					</button>
				</li>
			)}
			{chips.map(({ label, rest }) => (
				<li key={label}>
					<a
						href={path + formatQuery(kind, { ...filters, ...rest })}
						className="chip"
						onClick={leaving((event) => {
							event.preventDefault()
							change(rest)
						})}
					>
						<Remove label={label} />
					</a>
				</li>
			))}
		</ul>
	)
}

const Remove = ({ label }: { label: string }) => (
	<>
		<span className="sr-only">Remove </span>
		<span className="truncate">{label}</span>
		<Glyph d="m6 6 12 12M18 6 6 18" className="size-3.5" />
	</>
)

/** A chip, and what changes when it is removed. */
type Chip = { label: string; rest: Partial<ListFilters> }

function chipsOf(kind: ListKind<never>, filters: ListFilters, formatRange: Props['formatRange']): Chip[] {
	const { minSize, maxSize } = noFilters(kind)
	const range = formatRange(filters)
	const each = (name: 'locations' | 'amenities' | 'eventTags') =>
		filters[name].map((label) => ({ label, rest: { [name]: filters[name].filter((other) => other !== label) } }))
	return [
		...each('locations'),
		...(range ? [{ label: range, rest: { minSize, maxSize } }] : []),
		...each('amenities'),
		...each('eventTags'),
		...(['bedrooms', 'bathrooms', 'guests'] as const)
			.filter((name) => filters[name] > 0)
			.map((name) => ({ label: `${filters[name]}+ ${name}`, rest: { [name]: 0 } })),
	]
}

/** The chip is about to be removed, so the focus moves to its neighbour, or to the first filter. */
const leaving = (remove: (event: MouseEvent) => void) => (event: MouseEvent<HTMLElement>) => {
	const chips = [...document.querySelectorAll<HTMLElement>('.chip')]
	const index = chips.indexOf(event.currentTarget)
	const next = chips[index + 1] ?? chips[index - 1] ?? document.querySelector<HTMLElement>('.filters button')
	next?.focus()
	remove(event)
}
