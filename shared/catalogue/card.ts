import { eventTagsOf } from './events/event-slug.ts'
import { servedAs } from './served-as.ts'
import { type CatalogueHotel, type Hotel, nightPictureOf, type ServedPicture, type Villa } from './property.ts'

type CardFields = 'id' | 'name' | 'location' | 'country' | 'bedrooms' | 'bathrooms' | 'guests' | 'size'
type CardPicture = Omit<ServedPicture, 'jpeg'>
/** The first picture of a property, and its night picture for the dark theme. Null until they have been built, and without a night picture. */
type CardImage = { image: { alt: string; served: CardPicture | null; night: CardPicture | null } }

/** A villa in a list: what its card shows and its filters use, without the long texts. */
export type VillaCard = Pick<Villa, CardFields> & CardImage

/** A hotel in a list, with what the event lists sort by. */
export type HotelCard = Pick<
	Hotel,
	CardFields | 'starRating' | 'privilegeRating' | 'privilegeRatingLabel' | 'amenityTags' | 'eventTags'
> &
	CardImage & {
		/** How many hotels have a lower rate. Sorts by price without showing a rate (SITE-101). */
		priceRank: number
	}

type ServedPictures = Readonly<Record<string, ServedPicture>>

function cardOf(property: Villa | Hotel, pictures: ServedPictures) {
	const { id, name, location, country, bedrooms, bathrooms, guests, size, images } = property
	const [first] = images
	const night = nightPictureOf(property)
	const image = {
		alt: shortAlt(first.alt),
		served: cardPicture(servedAs(pictures, first)),
		night: night ? cardPicture(servedAs(pictures, night)) : null,
	}
	return { id, name, location, country, bedrooms, bathrooms, guests, size, image }
}

/** The first clause of a description, which is enough on a card: its name and place follow. */
function shortAlt(alt: string) {
	const clause = /^.{20,}?(?=[:;,.]\s|\.$)/.exec(alt)?.[0] ?? alt
	return clause.replace(/\.$/, '')
}

/** `pictures`: how each picture is served, by its name. */
export const villaCard = (villa: Villa, pictures: ServedPictures): VillaCard => cardOf(villa, pictures)

/** The cards of all hotels, in their order. */
export function hotelCards(hotels: readonly CatalogueHotel[], pictures: ServedPictures): HotelCard[] {
	// Of equal rates the last one counts: how many are lower.
	const ranks = new Map(
		hotels
			.map(({ price }) => price)
			.toSorted((a, b) => b - a)
			.map((price, index) => [price, hotels.length - 1 - index]),
	)
	return hotels.map((hotel) => {
		const { starRating, privilegeRating, privilegeRatingLabel, amenityTags } = hotel
		return {
			...cardOf(hotel, pictures),
			starRating,
			priceRank: ranks.get(hotel.price) ?? 0,
			privilegeRating,
			privilegeRatingLabel,
			amenityTags,
			eventTags: eventTagsOf(hotel),
		}
	})
}

function cardPicture(picture: ServedPicture | null): CardPicture | null {
	if (!picture) return null
	const { jpeg: _, ...card } = picture
	return card
}
