import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { FilterableCard, ListKind } from '#shared/catalogue/lists/list-filters.ts'
import { formatPageQuery, pageIn } from '#shared/catalogue/lists/list-page.ts'
import { DataBlock } from '#web/framework/meta.tsx'
import { SharedItems } from '#web/framework/render-context.tsx'
import { useQueryText } from '#web/ui/use-query-text.ts'
import type { ShownList } from '../shown-list.ts'
import { useListSearch } from '../list-search.ts'
import { useFilters } from '../use-filters.ts'
import { Pager } from './pager.tsx'
import { CARD_DATA, PART_ID, useListPage } from './use-list-page.ts'
import { usePlace } from './use-place.ts'

type Props = {
	kind: ListKind<never>
	onChange: (change: object) => void
	children: (list: ShownList<never>) => ReactNode
}

/** One page of a list, which the server searches, filters and sorts (SITE-200). */
export default function LongList({ kind, onChange, children }: Props) {
	const [path] = useLocation()
	const filters = useFilters(kind)
	const search = useListSearch()
	const address = useQueryText()
	const page = pageIn(address)
	const query = formatPageQuery(kind, { filters: filters.filters, page })
	const { cards, part, hasFailed, retry } = useListPage({ path, address, query, search, onChange })
	const [place, moveToPlace] = usePlace(part)
	const { total, pages, mostGuests, facets } = part
	const hrefOf = (number: number) => path + formatPageQuery(kind, { filters: filters.filters, page: number })
	const open = (event: MouseEvent<HTMLAnchorElement>) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
		event.preventDefault()
		moveToPlace()
		history.pushState(history.state, '', event.currentTarget.href)
	}
	return (
		<>
			{children({
				...{ ...filters, search, cards, total, mostGuests },
				choices: {
					locations: facets.locations.map(nameOf),
					amenities: facets.amenities.map(nameOf),
					eventTags: facets.eventTags.map(nameOf),
				},
				labelOf: (name, choice) => `${choice} (${facets[name].find((facet) => nameOf(facet) === choice)?.[1] ?? 0})`,
				place: (
					<>
						{pages > 1 ? (
							<p ref={place} tabIndex={-1} className="text-ink-soft tabular-nums">
								Page {part.page} of {pages}
							</p>
						) : null}
						{hasFailed ? <LoadFailed onRetry={retry} /> : null}
					</>
				),
				pager: pages > 1 ? <Pager page={part.page} {...{ pages, hrefOf, onOpen: open }} /> : null,
			})}
			<DataBlock type="application/json" id={PART_ID} data={part} />
			{import.meta.env.SSR ? (
				<SharedItems kind={`${path} data`} items={cards} render={cardData} />
			) : (
				cards.map(cardData)
			)}
		</>
	)
}

/** A card of the document, for hydration: each in a block of its own, which all pages that show it share. */
const cardData = (card: FilterableCard) => <DataBlock key={card.id} type={CARD_DATA} data={card} />

const nameOf = ([choice]: ShownFacet) => choice
type ShownFacet = readonly [choice: string, count: number]

const LoadFailed = ({ onRetry }: { onRetry: () => void }) => (
	<p role="alert" className="flex flex-wrap items-center gap-x-3">
		These results could not be loaded. Check your connection.
		<button type="button" onClick={onRetry} className="min-h-11 font-medium text-sea hover:underline">
			Try again
		</button>
	</p>
)
