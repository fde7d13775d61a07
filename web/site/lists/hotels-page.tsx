import { Link } from 'wouter'
import type { HotelCard } from '#shared/catalogue/card.ts'
import { distinctValues, HOTEL_LIST, inDefaultOrder, type ListFilters } from '#shared/catalogue/lists/list-filters.ts'
import { itemList } from '#shared/catalogue/structured-data.ts'
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
import { ChoiceFilter, RangeFilter, rangeLabel } from './list-filter.tsx'
import { searchList, useListSearch } from './list-search.ts'
import { Results } from './results.tsx'
import { useList } from './use-list.ts'

const pathOf = ({ id }: HotelCard) => href(PAGES.hotel, { id })
const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)

/** SITE-46 to SITE-50 */
export default function HotelsPage() {
	const { publicUrl } = useSettings()
	const { opening, words, cards: hotels } = usePageContent<ListContent<HotelCard>>()
	const search = useListSearch()
	return (
		<Page>
			<Meta
				title="Discover Luxury Hotels & Resorts"
				description={words.description}
				path={PAGES.hotels}
				image={opening.served?.social ? { src: opening.served.social, alt: opening.picture.alt } : null}
				structuredData={import.meta.env.SSR ? itemList(publicUrl, inDefaultOrder(HOTEL_LIST, hotels), pathOf) : [null]}
			/>
			<Hero
				title="Discover Luxury Hotels & Resorts"
				subtitle={words.subtitle}
				picture={opening.served}
				search={{ placeholder: 'Search by hotel name or country...', text: search, onSearch: searchList }}
			/>
			<PerRequest>
				<HotelList hotels={hotels} />
			</PerRequest>
		</Page>
	)
}

function HotelList({ hotels }: { hotels: readonly HotelCard[] }) {
	const { agency } = useSettings()
	const { filters, change, clear, search, cards } = useList(HOTEL_LIST, hotels)
	const countries = distinctValues(hotels, ({ country }) => [country])
	const amenities = distinctValues(hotels, ({ amenityTags }) => amenityTags)
	const events = distinctValues(hotels, ({ eventTags }) => eventTags)
	const filterProps = { kind: HOTEL_LIST, filters, change, clear, resultCount: `${cards.length} hotel(s)` }
	const mostGuests = Math.max(0, ...hotels.map(({ guests }) => guests))
	const formatRange = (shown: ListFilters) => rangeLabel(HOTEL_LIST, shown, stars)
	const active = <ActiveFilters {...{ kind: HOTEL_LIST, filters, search, change, formatRange }} />
	return (
		<>
			<FilterBar {...filterProps} locations={countries} mostGuests={mostGuests}>
				<RangeFilter {...filterProps} label="Star Rating" labels={['Fewest stars', 'Most stars']} format={stars} />
				<ChoiceFilter {...filterProps} name="amenities" label="Amenities" options={amenities} />
				{events.length > 0 ? <ChoiceFilter {...filterProps} name="eventTags" label="Events" options={events} /> : null}
			</FilterBar>
			<Results
				kind="hotel"
				cards={cards}
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
