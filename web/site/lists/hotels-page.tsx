import { Link } from 'wouter'
import type { HotelCard } from '#shared/catalogue/card.ts'
import { HOTEL_LIST, inDefaultOrder, type ListFilters } from '#shared/catalogue/lists/list-filters.ts'
import { itemList } from '#shared/catalogue/structured/structured-data.ts'
import type { ListContent } from '#shared/catalogue/page-data.ts'
import { href, PAGES } from '#shared/paths.ts'
import { RatingBadge, Stars } from '#web/catalogue/hotel-facts.tsx'
import { PropertyCard } from '#web/catalogue/property-card.tsx'
import { PerRequest } from '#web/framework/render-context.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { usePageContent } from '#web/data/catalogue.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { Hero } from '#web/site/hero.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { FilterBar } from './filter-bar.tsx'
import { List, optionsOf, useListState } from './list.tsx'
import { ChoiceFilter, RangeFilter, rangeLabel } from './list-filter.tsx'
import { searchList } from './list-search.ts'
import { Results } from './results.tsx'
import type { ShownList } from './shown-list.ts'

const TITLE = 'Discover Luxury Hotels & Resorts'
const pathOf = ({ id }: HotelCard) => href(PAGES.hotel, { id })
const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)

/** SITE-46 to SITE-50 */
export default function HotelsPage() {
	const { publicUrl } = useSettings()
	const { opening, words, cards: hotels, title = '', query = '' } = usePageContent<ListContent<HotelCard>>()
	const { search, onChange } = useListState()
	return (
		<Page>
			<Meta
				title={TITLE + title}
				description={words.description}
				path={PAGES.hotels + query}
				image={
					import.meta.env.SSR && opening.served?.social
						? { src: opening.served.social, alt: opening.picture.alt }
						: null
				}
				structuredData={import.meta.env.SSR ? itemList(publicUrl, inDefaultOrder(HOTEL_LIST, hotels), pathOf) : [null]}
			/>
			<Hero
				title={TITLE}
				subtitle={words.subtitle}
				picture={opening.served}
				search={{ placeholder: 'Search by hotel name or country...', text: search, onSearch: searchList }}
			/>
			<PerRequest>
				<List kind={HOTEL_LIST} options={optionsOf(hotels)} onChange={onChange}>
					{(list) => <HotelList list={list} />}
				</List>
			</PerRequest>
		</Page>
	)
}

function HotelList({ list }: { list: ShownList<HotelCard> }) {
	const { agency } = useSettings()
	const { filters, change, search, choices, mostGuests } = list
	const filterProps = { kind: HOTEL_LIST, list, resultCount: `${list.total} hotel(s)` }
	const formatRange = (shown: ListFilters) => rangeLabel(HOTEL_LIST, shown, stars)
	const active = <ActiveFilters {...{ kind: HOTEL_LIST, filters, search, change, formatRange }} />
	return (
		<>
			<FilterBar {...filterProps}>
				<RangeFilter {...filterProps} label="Star Rating" labels={['Fewest stars', 'Most stars']} format={stars} />
				<ChoiceFilter {...filterProps} name="amenities" label="Amenities" />
				{choices.eventTags.length > 0 ? <ChoiceFilter {...filterProps} name="eventTags" label="Events" /> : null}
			</FilterBar>
			<Results
				kind="hotel"
				list={list}
				active={active}
				advice={filters.guests > mostGuests ? adviceFor(mostGuests) : null}
			>
				{(hotel) => (
					<PropertyCard
						property={hotel}
						action={
							<Link href={pathOf(hotel)} className="picture-card-link">
								View Details<span className="sr-only"> of {hotel.name}</span>
							</Link>
						}
					>
						<Stars count={hotel.starRating} />
						<RatingBadge hotel={hotel} caption={`${agency.name} Rating`} />
					</PropertyCard>
				)}
			</Results>
		</>
	)
}

/** No room takes as many guests as the visitor asks for. */
const adviceFor = (mostGuests: number) =>
	`A room sleeps up to ${mostGuests}. For more guests we arrange several rooms: remove that filter,`
