/** The point of a picture that stays in view where it is cropped: from the left and from the top, in hundredths. */
export type FocalPoint = readonly [x: number, y: number]

/**
 * A picture of the catalogue by its name, with its alternative text: a drawing such as 'villa-1/terrace', or an uploaded photograph
 * (photograph.ts). Without a focal point, it is cropped around its centre.
 */
export type Picture = { name: string; alt: string; focal?: FocalPoint | undefined }

/** A room type of a villa, and how many rooms of it there are. */
export type Suite = { type: string; count: number; size: string; features: readonly string[] }
type RoomType = { type: string; size: string; guestsPerRoom: number; features: readonly string[] }
/** A floor of a villa, or a group of a hotel's facilities such as 'Dining & Entertainment'. */
export type Layout = { floor: string; areas: readonly string[] }

type Property = {
	/** '1' to '6' for villas, '1' to '12' for hotels (SITE-101). */
	id: string
	name: string
	location: string
	country: string
	bedrooms: number
	bathrooms: number
	guests: number
	/** In m², for the list and its filter. */
	size: number
	/** As the detail page shows it: '600 sqm'. Null when unknown. */
	sizeText: string | null
	suitesCount: number
	/** ISO 3166-1 alpha-2, and a point to at least five decimals, for structured data (SITE-11). */
	countryCode: string
	latitude: number
	longitude: number
	description: string
	highlights: readonly string[]
	layout: readonly Layout[]
	services: readonly string[]
	images: readonly [Picture, ...Picture[]]
	/** The name of a film, such as 'villa-1'. Null: the page begins with the first picture. */
	videoHero: string | null
}

export type Villa = Property & {
	suites: readonly Suite[]
	/** The services on request in 'Signature Hospitality'; `services` are the included ones. */
	servicesOnRequest: readonly string[]
}

type RatingLabel = 'Superb' | 'Fantastic' | 'Exceptional' | 'Excellent' | 'Very Good' | 'Wonderful'
type RatingBreakdown = {
	location: number
	service: number
	cleanliness: number
	comfort: number
	facilities: number
	valueForMoney: number
	freeWiFi?: number
	staff?: number
}

export type Hotel = Property & {
	starRating: 4 | 5
	/** Out of 10. */
	privilegeRating: number
	privilegeRatingLabel: RatingLabel
	privilegeReviews: number
	privilegeRatingBreakdown: RatingBreakdown
	descriptionTitle: string
	descriptionSubtitle: string
	descriptionExtended: string
	eventTag: string | null
	eventTags: readonly string[]
	suites: readonly RoomType[]
	amenityTags: readonly string[]
	/** 'HH:MM', local time. */
	checkinTime: string
	checkoutTime: string
}

/** A villa or hotel as its file in `catalogue/` declares it: with the rates, which no page may contain (SITE-101). */
export type CatalogueVilla = Villa & { price: number }
export type CatalogueHotel = Hotel & { price: number; offSeasonPrice: number }

/**
 * The served files of a picture. Those of drawings are built by `npm run pictures` and listed by name in catalogue/built/pictures.json; those
 * of photographs are made when staff upload them.
 */
export type ServedPicture = {
	width: number
	height: number
	/** The dominant colour, '#rrggbb', shown until the picture has loaded. */
	color: string
	focal?: FocalPoint
	/** Best format first. `src` is a path on this site. One width for SVG, several for AVIF and WebP. */
	sources: readonly { type: 'image/svg+xml' | 'image/avif' | 'image/webp'; width: number; src: string }[]
	/** 1200×630 for social previews, and a JPEG for issued documents; null when there is none. */
	social: string | null
	jpeg: string | null
}

/** The addresses of a film's files. A film that staff uploaded has one of them, and no picture of its first frame. */
export type ServedFilm = {
	webm: string | null
	mp4: string | null
	width: number
	height: number
	seconds: number
	poster: string | null
}

/** The picture of a property after dark, which the dark theme shows in place of its first one. */
export const nightPictureOf = ({ images }: Pick<Property, 'images'>): Picture | undefined =>
	images.find(({ name }) => name.endsWith('/night'))

/** 'Vallauris, France'; a city that is its own country is named once (SITE-51). */
export const locationLabel = ({ location, country }: Pick<Property, 'location' | 'country'>) =>
	location === country ? country : `${location}, ${country}`
