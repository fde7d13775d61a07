import type { Hotel, ServedPicture, Villa } from './property.ts'

type Shown = 'id' | 'name' | 'location' | 'country' | 'bedrooms' | 'bathrooms' | 'guests' | 'size'
/** The first picture of a property. `served` is null until the picture has been made. */
type Opening = { image: { alt: string; served: CardPicture | null } }
type CardPicture = Omit<ServedPicture, 'jpeg'>

/** What a list knows of a villa: what its card shows and its filters ask, without the long texts. */
export type VillaCard = Pick<Villa, Shown> & Opening

/** The same of a hotel, and what the event lists sort by. */
export type HotelCard = Pick<
	Hotel,
	Shown | 'starRating' | 'price' | 'privilegeRating' | 'privilegeRatingLabel' | 'amenityTags' | 'eventTags'
> &
	Opening

type Served = Readonly<Record<string, ServedPicture>>

function shown(property: Villa | Hotel, pictures: Served) {
	const { id, name, location, country, bedrooms, bathrooms, guests, size, images } = property
	const { name: picture, alt } = images[0]
	const image = { alt, served: onCard(pictures[picture]) }
	return { id, name, location, country, bedrooms, bathrooms, guests, size, image }
}

/** `pictures`: how each picture is served, by its name. */
export const villaCard = (villa: Villa, pictures: Served): VillaCard => shown(villa, pictures)

export function hotelCard(hotel: Hotel, pictures: Served): HotelCard {
	const { starRating, price, privilegeRating, privilegeRatingLabel, amenityTags } = hotel
	const rating = { privilegeRating, privilegeRatingLabel }
	return { ...shown(hotel, pictures), starRating, price, ...rating, amenityTags, eventTags: eventTagsOf(hotel) }
}

function onCard(picture: ServedPicture | undefined): CardPicture | null {
	if (!picture) return null
	const { width, height, color, sources, social } = picture
	return { width, height, color, sources, social }
}

/** A hotel may name one event, several, or both ways at once. */
const eventTagsOf = ({ eventTag, eventTags }: Hotel) => [...new Set(eventTag ? [eventTag, ...eventTags] : eventTags)]
