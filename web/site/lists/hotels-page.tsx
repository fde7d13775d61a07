import hotelCards from 'virtual:catalogue/hotel-cards'
import hero from 'virtual:catalogue/hero/hotels'
import { useState } from 'react'
import { Link } from 'wouter'
import type { HotelCard } from '#shared/catalogue/card.ts'
import { HOTEL_LIST, distinctValues } from '#shared/catalogue/list-filters.ts'
import { itemList } from '#shared/catalogue/structured-data.ts'
import { href, PAGES } from '#shared/paths.ts'
import { RatingBadge, Stars } from '#web/catalogue/hotel-facts.tsx'
import { PropertyCard } from '#web/catalogue/property-card.tsx'
import { PerRequest } from '#web/framework/render-context.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { Page } from '#web/shell/page.tsx'
import { Hero } from '#web/site/hero.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ChoiceFilter, RangeFilter } from './list-filter.tsx'
import { Results } from './results.tsx'
import { NO_SEARCH, SearchContext, useList } from './use-list.ts'

const pathOf = ({ id }: HotelCard) => href(PAGES.hotel, { id })
const stars = (count: number) => (count === 1 ? '1 star' : `${count} stars`)

const COUNTRIES = distinctValues(hotelCards, ({ country }) => [country])
const AMENITIES = distinctValues(hotelCards, ({ amenityTags }) => amenityTags)
const EVENTS = distinctValues(hotelCards, ({ eventTags }) => eventTags)

/** SITE-46 to SITE-50 */
export default function HotelsPage() {
	const { publicUrl } = useSettings()
	const [search, setSearch] = useState(NO_SEARCH)
	return (
		<Page>
			<Meta
				title="Discover Luxury Hotels & Resorts"
				description="Hotels and resorts in Monaco, Nice, Abu Dhabi, Dubai, Ras Al Khaimah and Oman, chosen room by room, with our own rating for each."
				path={PAGES.hotels}
				image={hero.served?.social ? { src: hero.served.social, alt: hero.picture.alt } : null}
				structuredData={import.meta.env.SSR ? itemList(publicUrl, hotelCards, pathOf) : [null]}
			/>
			<Hero
				title="Discover Luxury Hotels & Resorts"
				subtitle="The harbour, the dunes or the bay: we know which room has the balcony."
				picture={hero.served}
				search={{ placeholder: 'Search by hotel name or country...', onSearch: (text) => setSearch({ text }) }}
			/>
			<SearchContext value={search}>
				<PerRequest>
					<HotelList />
				</PerRequest>
			</SearchContext>
		</Page>
	)
}

function HotelList() {
	const { agency } = useSettings()
	const { filters, change, clear, results, cards } = useList(HOTEL_LIST, hotelCards)
	const filterProps = { kind: HOTEL_LIST, filters, change, clear, resultCount: `${cards.length} hotel(s)` }
	return (
		<>
			<FilterBar {...filterProps} locations={COUNTRIES}>
				<RangeFilter {...filterProps} label="Star Rating" labels={['Fewest stars', 'Most stars']} format={stars} />
				<ChoiceFilter {...filterProps} name="amenities" label="Amenities" options={AMENITIES} />
				{EVENTS.length > 0 ? <ChoiceFilter {...filterProps} name="eventTags" label="Events" options={EVENTS} /> : null}
			</FilterBar>
			<Results ref={results} kind="hotel" cards={cards}>
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
