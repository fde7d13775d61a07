import type { Hotel, ServedPicture, Villa } from './property.ts'

type Shown = 'id' | 'name' | 'location' | 'country' | 'bedrooms' | 'bathrooms' | 'guests' | 'size'
/** The first picture of a property, as its card shows it. `served` is null until the picture has been made. */
type Opening = { image: { name: string; alt: string; served: ServedPicture | null } }

/** What a list knows of a villa: what its card shows and its filters ask, without the long texts. */
export type VillaCard = Pick<Villa, Shown> & Opening

/** The same of a hotel, and what the event lists sort by. */
export type HotelCard = Pick<
	Hotel,
	| Shown
	| 'starRating'
	| 'price'
	| 'privilegeRating'
	| 'privilegeRatingLabel'
	| 'privilegeReviews'
	| 'amenityTags'
	| 'eventTags'
> &
	Opening

type Served = Readonly<Record<string, ServedPicture>>

function shown(property: Villa | Hotel, pictures: Served) {
	const { id, name, location, country, bedrooms, bathrooms, guests, size, images } = property
	const image = { ...images[0], served: pictures[images[0].name] ?? null }
	return { id, name, location, country, bedrooms, bathrooms, guests, size, image }
}

/** `pictures`: how each picture is served, by its name. */
export const villaCard = (villa: Villa, pictures: Served): VillaCard => shown(villa, pictures)

export function hotelCard(hotel: Hotel, pictures: Served): HotelCard {
	const { starRating, price, privilegeRating, privilegeRatingLabel, privilegeReviews, amenityTags } = hotel
	const rating = { privilegeRating, privilegeRatingLabel, privilegeReviews }
	return { ...shown(hotel, pictures), starRating, price, ...rating, amenityTags, eventTags: eventTagsOf(hotel) }
}

/** A hotel may name one event, several, or both ways at once. */
const eventTagsOf = ({ eventTag, eventTags }: Hotel) => [...new Set(eventTag ? [eventTag, ...eventTags] : eventTags)]
