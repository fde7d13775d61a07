import { type Hotel, locationLabel, nightPictureOf, type ServedFilm } from '#shared/catalogue/property.ts'
import type { PropertyBundle } from '#shared/catalogue/property-bundle.ts'
import { href, PAGES } from '#shared/paths.ts'
import { usePageId } from '#web/framework/use-page-id.ts'
import { usePageContent } from '#web/data/catalogue.tsx'
import { Page } from '#web/shell/page.tsx'
import { EnquiryButton, EnquiryProvider } from '../enquiry/enquiry.tsx'
import { PropertyContext } from '../property-pictures.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { DetailsMeta } from './details-meta.tsx'
import { Floors } from './floors.tsx'
import { Gallery } from './gallery.tsx'
import { Highlights } from './highlights.tsx'
import { Hospitality } from './hospitality.tsx'
import { HotelPanel } from './hotel-panel.tsx'
import { PropertyHero } from './property-hero.tsx'
import { Rooms } from './rooms.tsx'
import { Section, Sections } from './section.tsx'
import { useLightbox } from './use-lightbox.tsx'

const LIST = { name: 'Hotels & Resorts', path: PAGES.hotels }

/** The lists are the same for every hotel (SITE-72). */
const INCLUDED = [
	'All-inclusive dining at select restaurants',
	'Premium beverages and cocktails',
	'Access to private beach and pools',
	'Daily housekeeping service',
	'Luxury amenities and toiletries',
]
const ON_REQUEST = [
	'Airport transfers',
	'Private butler',
	'Spa treatments',
	'Personal trainer',
	'Water sports',
	'Golf packages',
]

/** SITE-68 to SITE-72 */
export default function HotelPage() {
	const id = usePageId(PAGES.hotel)
	const bundle = usePageContent<PropertyBundle<Hotel>>()
	const hotel = bundle.property
	return (
		<Page key={hotel.id}>
			<PropertyContext value={bundle}>
				<DetailsMeta property={hotel} requestedId={id} path={href(PAGES.hotel, { id: hotel.id })} list={LIST} />
				<EnquiryProvider subject={{ kind: 'hotel', name: hotel.name, sleeps: null }}>
					<HotelDetails hotel={hotel} film={bundle.film} />
				</EnquiryProvider>
			</PropertyContext>
		</Page>
	)
}

function HotelDetails({ hotel, film }: { hotel: Hotel; film: ServedFilm | null }) {
	const { name, images } = hotel
	const { show, preload, lightbox } = useLightbox(name, images)
	return (
		<>
			<PropertyHero
				still={images[0]}
				night={nightPictureOf(hotel)}
				film={film}
				title={name}
				place={locationLabel(hotel)}
				badge={<StarBadge count={hotel.starRating} />}
			>
				<EnquiryButton isOnPicture />
			</PropertyHero>
			<Breadcrumb list={LIST} name={name} />
			<div className="details-grid">
				<Description hotel={hotel} />
				<Sections panel={<HotelPanel hotel={hotel} />}>
					<Gallery title="Hotel Gallery" images={images} isEager onShow={show} onPreload={preload} />
					<Section title="Room Types">
						<Rooms
							intro={`${name} has ${hotel.suitesCount} rooms and suites.`}
							rooms={hotel.suites.map(({ type, size, guestsPerRoom, features }) => ({
								type,
								facts: [size, `${guestsPerRoom} guests`],
								features,
							}))}
						/>
					</Section>
					<Section title="Facilities">
						<Floors layout={hotel.layout} />
					</Section>
					<Hospitality
						note="Not every hotel has all of it. Before you book, we confirm in writing what your stay includes."
						included={INCLUDED}
						onRequest={ON_REQUEST}
					/>
				</Sections>
			</div>
			{lightbox}
		</>
	)
}

function Description({ hotel }: { hotel: Hotel }) {
	return (
		<div className="min-w-0">
			<p className="text-lg text-brass">{hotel.descriptionSubtitle}</p>
			<h2 className="mt-2 font-display text-4xl md:text-6xl">{hotel.descriptionTitle}</h2>
			<p className="mt-7 max-w-[62ch] text-xl leading-relaxed md:text-[1.375rem]">{hotel.description}</p>
			<p className="mt-6 max-w-[66ch] text-lg leading-relaxed text-ink-soft">{hotel.descriptionExtended}</p>
			<h3 className="mt-14 font-display text-3xl">Most popular amenities</h3>
			<Highlights items={hotel.highlights} />
		</div>
	)
}

function StarBadge({ count }: { count: number }) {
	return (
		<p className="inline-flex items-center gap-2.5 rounded-full border border-foam/35 px-4 py-1.5">
			<span aria-hidden="true" className="stars bg-[#f3c677]" style={{ width: `${count}em` }} />
			{count}-Star
		</p>
	)
}
