import { rentalAmenities } from '../rental-amenities.ts'
import type { Hotel, Suite, Villa } from '../property.ts'

/** The absolute URLs of a property's page and of its pictures in gallery order. */
type PageUrls = { url: string; images: readonly string[] }

/** Check-in and check-out times of a property that does not specify them (SITE-79). */
export const DEFAULT_TIMES = { checkinTime: '15:00', checkoutTime: '11:00' }

/** A villa for search engines (SITE-10; Google's 'vacation rental'). Contains nothing that its page does not show. */
export const villaData = (villa: Villa, { url, images }: PageUrls) => ({
	'@context': 'https://schema.org',
	'@type': 'VacationRental',
	additionalType: 'Villa',
	identifier: `villa-${villa.id}`,
	...placeData(villa, url, images),
	...times(villa.countryCode, DEFAULT_TIMES),
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
		amenityFeature: rentalAmenities(villa).map(amenityFeature),
	},
})

/**
 * A hotel for search engines (SITE-10). With `publishesRating` it carries the agency's rating (SITE-13).
 */
export const hotelData = (hotel: Hotel, { url, images }: PageUrls, publishesRating: boolean) => ({
	'@context': 'https://schema.org',
	'@type': 'Hotel',
	...placeData(hotel, url, images),
	...times(hotel.countryCode, hotel),
	starRating: { '@type': 'Rating', ratingValue: hotel.starRating },
	amenityFeature: hotel.amenityTags.map(amenityFeature),
	...(publishesRating && {
		aggregateRating: {
			'@type': 'AggregateRating',
			ratingValue: hotel.privilegeRating,
			reviewCount: hotel.privilegeReviews,
			bestRating: 10,
			worstRating: 1,
		},
	}),
})

/** The breadcrumb trail of a page, beginning with its list. */
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

const placeData = (property: Villa | Hotel, url: string, image: readonly string[]) => ({
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

const amenityFeature = (name: string) => ({ '@type': 'LocationFeatureSpecification', name, value: true })

/** '1,100 sqm' becomes 1100. */
const squareMetres = (text: string) => Number(text.replaceAll(/\D/g, ''))

/** The offset from UTC in the main travel season. */
const OFFSETS: Record<string, string> = {
	AE: '+04:00',
	FR: '+02:00',
	IT: '+02:00',
	MC: '+02:00',
	OM: '+04:00',
	PF: '-10:00',
	PT: '+01:00',
}

/** For an unknown country the time has no offset, which schema.org reads as local time. */
function times(countryCode: string, { checkinTime, checkoutTime }: typeof DEFAULT_TIMES) {
	const offset = OFFSETS[countryCode] ?? ''
	return { checkinTime: `${checkinTime}:00${offset}`, checkoutTime: `${checkoutTime}:00${offset}` }
}

/** The beds that the suites mention: 'King-size bed facing the sea' in two rooms makes two beds of type 'King'. */
const beds = (suites: readonly Suite[]) =>
	suites.flatMap(({ count, features }) =>
		features.flatMap((feature) => {
			const [, size] = /^(King|Queen)-size bed/.exec(feature) ?? []
			return size === undefined ? [] : [{ '@type': 'BedDetails', numberOfBeds: count, typeOfBed: size }]
		}),
	)
