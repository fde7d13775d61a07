import type { HotelCard } from '#shared/catalogue/card.ts'
import type { EventWords } from '#shared/catalogue/content.ts'
import { titleOf } from '#shared/catalogue/events/event-list.ts'
import { WHOLE_LIST } from '#shared/catalogue/lists/long-list.ts'
import { itemList } from '#shared/catalogue/structured/structured-data.ts'
import { href, PAGES } from '#shared/paths.ts'
import { RatingBadge, Stars } from '#web/catalogue/hotel-facts.tsx'
import { PropertyCard } from '#web/catalogue/property-card.tsx'
import { Meta } from '#web/framework/meta.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { AllHotels } from './all-hotels.tsx'
import { ELEMENT_IDS } from './element-ids.ts'
import { Toolbar } from './toolbar.tsx'
import { Lead, Trail, WholePage } from './whole-page.tsx'

const pathOf = ({ id }: HotelCard) => href(PAGES.hotel, { id })

type Props = { slug: string; hotels: readonly HotelCard[]; words: EventWords | null; isFramed: boolean }

/**
 * The hotels of an event (SITE-91) below what the agency says of it (SITE-188), for a frame on any site (SITE-99) or as a page of its own (SITE-110). Only the server renders it;
 * entry.ts filters and sorts the cards in the page.
 */
export function EventPage(props: Props) {
	const list = <EventHotels {...props} />
	return props.isFramed ? list : <WholePage title={titleOf(props.slug)}>{list}</WholePage>
}

function EventHotels({ slug, hotels, words, isFramed }: Props) {
	const { publicUrl, agency } = useSettings()
	const title = titleOf(slug)
	const image = hotels[0]?.image
	const shown = hotels.slice(0, WHOLE_LIST)
	return (
		<main id="content" tabIndex={-1} className="mx-auto min-h-[34rem] max-w-7xl px-5 py-8 md:px-8">
			<Meta
				title={`${title}: hotels`}
				description={
					words?.description ?? `Hotels for ${title}, chosen by ${agency.name}, with our own rating for each.`
				}
				path={hotels.length > 0 ? href(PAGES.event, { eventSlug: slug }) : undefined}
				image={image?.served?.social ? { src: image.served.social, alt: image.alt } : null}
				structuredData={hotels.length > 0 ? itemList(publicUrl, shown, pathOf) : undefined}
			/>
			{isFramed ? null : <Trail title={title} />}
			<h1 className="font-display text-4xl md:text-5xl">{title}</h1>
			{words ? <p className="mt-3 max-w-prose text-lg text-ink-soft">{words.line}</p> : null}
			{isFramed || hotels.length === 0 ? null : <Lead />}
			{shown.length < hotels.length ? <AllHotels {...{ slug, hotels, shown }} /> : <Toolbar hotels={hotels} />}
			<output id={ELEMENT_IDS.count} className="sr-only" />
			<ul id={ELEMENT_IDS.hotels} className="card-grid mt-6">
				{shown.map((hotel) => (
					<li key={hotel.id} data-hotel={JSON.stringify(filterData(hotel))}>
						<PropertyCard
							property={hotel}
							action={
								<a href={publicUrl + pathOf(hotel)} target="_top" className="picture-card-link">
									View Details<span className="sr-only"> of {hotel.name}</span>
								</a>
							}
						>
							<Stars count={hotel.starRating} />
							<RatingBadge hotel={hotel} caption={`${agency.name} Rating`} />
						</PropertyCard>
					</li>
				))}
			</ul>
			<p id={ELEMENT_IDS.none} hidden={hotels.length > 0} className="py-20 text-center font-display text-3xl">
				No hotels match your filters.
			</p>
		</main>
	)
}

/** The fields that filters and sorting use: all that the script needs. */
const filterData = ({ name, country, starRating, amenityTags, priceRank, privilegeRating }: HotelCard) => ({
	name,
	country,
	starRating,
	amenityTags,
	priceRank,
	privilegeRating,
})
