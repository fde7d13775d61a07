import { rentalAmenities } from './rental-amenities.ts'
import type { Hotel, Suite, Villa } from './property.ts'

/** A property's page, and its pictures in the order of the gallery; all are whole addresses. */
type Shown = { url: string; images: readonly string[] }

/** When rooms are ready and given back where a property says nothing of its own (SITE-79). */
export const USUAL_TIMES = { checkinTime: '15:00', checkoutTime: '11:00' }

/** A house let whole, for search engines (SITE-10; Google's 'vacation rental'). Says nothing that its page does not show. */
export const villaData = (villa: Villa, { url, images }: Shown) => ({
	'@context': 'https://schema.org',
	'@type': 'VacationRental',
	additionalType: 'Villa',
	identifier: `villa-${villa.id}`,
	...place(villa, url, images),
	...times(villa.countryCode, USUAL_TIMES),
	containsPlace: {
		'@type': 'Accommodation',
		additionalType: 'EntirePlace',
		occupancy: { '@type': 'QuantitativeValue', value: villa.guests },
		...(villa.sizeText !== null && {
			floorSize: { '@type': 'QuantitativeValue', value: squareMetres(villa.sizeText), unitCode: 'MTK' },
		}),
		numberOfBedrooms: villa.bedrooms,
		numberOfBathroomsTotal: villa.bathrooms,
		bed: beds(villa.suites),
		amenityFeature: rentalAmenities(villa).map(present),
	},
})

/**
 * A hotel (SITE-10). Its rating is told only by an agency that vouches for it as the average of its own travellers' reviews
 * (SITE-13): search engines refuse, and in Britain the law forbids, any other.
 */
export const hotelData = (hotel: Hotel, { url, images }: Shown, vouchesForReviews: boolean) => ({
	'@context': 'https://schema.org',
	'@type': 'Hotel',
	...place(hotel, url, images),
	...times(hotel.countryCode, hotel),
	starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
	amenityFeature: hotel.amenityTags.map(present),
	...(vouchesForReviews && {
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: hotel.privilegeRating,
			reviewCount: hotel.privilegeReviews,
			bestRating: 10,
			worstRating: 1,
		},
	}),
})

/** The way to a page, from the list down. */
export const breadcrumbData = (trail: readonly { name: string; url: string }[]) => ({
	'@context': 'https://schema.org',
	'@type': 'BreadcrumbList',
	itemListElement: trail.map(({ name, url }, index) => ({
		'@type': 'ListItem',
		position: index + 1,
		name,
		item: url,
	})),
})

const place = (property: Villa | Hotel, url: string, image: readonly string[]) => ({
	name: property.name,
	url,
	description: property.description,
	image,
	latitude: property.latitude,
	longitude: property.longitude,
	geo: { '@type': 'GeoCoordinates', latitude: property.latitude, longitude: property.longitude },
	address: {
		'@type': 'PostalAddress',
		addressLocality: property.location,
		addressCountry: property.countryCode,
	},
})

const present = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true })

/** '1,100 sqm' is 1100. */
const squareMetres = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** How far clocks stand from UTC in the season when people travel there. */
const OFFSETS: Record<string, string> = {
	AE: '+04:00',
	FR: '+02:00',
	IT: '+02:00',
	MC: '+02:00',
	OM: '+04:00',
	PF: '-10:00',
	PT: '+01:00',
}

/** A country whose clocks are not known gets the bare time, which schema.org takes as local. */
function times(countryCode: string, { checkinTime, checkoutTime }: typeof USUAL_TIMES) {
	const offset = OFFSETS[countryCode] ?? ''
	return { checkinTime: `${checkinTime}:00${offset}`, checkoutTime: `${checkoutTime}:00${offset}` }
}

/** The beds that rooms name: 'King-size bed facing the sea' in two rooms is two of 'King'. */
const beds = (suites: readonly Suite[]) =>
	suites.flatMap(({ count, features }) =>
		features.flatMap((feature) => {
			const [, size] = /^(King|Queen)-size bed/.exec(feature) ?? []
			return size === undefined ? [] : [{ '@type': 'BedDetails', numberOfBeds: count, typeOfBed: size }]
		}),
	)
