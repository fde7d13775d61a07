import type { ConfirmationContent, WhyBookIcon } from '#shared/booking-confirmation/content.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { type Fields, text } from '#shared/fields.ts'
import { MAPS } from './draft.ts'

/** The content as flat values, so that two edits can be compared. Values of a map are named 'hotelImages/<id>'. */
type ContentRow = Record<string, unknown>

const MAP_NAMES = Object.values(MAPS).flatMap(({ images, descriptions }) => [images, descriptions])

export function rowOf(content: ConfirmationContent): ContentRow {
	const row: ContentRow = { ...content, whyBookWithUsIcons: JSON.stringify(content.whyBookWithUsIcons) }
	for (const map of MAP_NAMES) {
		delete row[map]
		for (const [id, value] of Object.entries(content[map])) row[`${map}/${id}`] = value
	}
	return row
}

export function contentOfRow(row: ContentRow): ConfirmationContent {
	const content: ContentRow = { whyBookWithUsIcons: JSON.parse(String(row.whyBookWithUsIcons)) }
	for (const map of MAP_NAMES) content[map] = {}
	for (const [name, value] of Object.entries(row)) {
		const [map = '', id] = name.split('/')
		if (id !== undefined) Object.assign(content[map] as object, value ? { [id]: value } : {})
		else if (name !== 'whyBookWithUsIcons') content[name] = value
	}
	return content as ConfirmationContent
}

/** The label of each value of the row. */
export function rowFields({ accommodations, activities }: WholeTrip): Fields {
	const ofHotels = accommodations.flatMap(({ id, hotelName }) => [
		[`hotelImages/${id}`, `Image of ${hotelName}`],
		[`hotelDescriptions/${id}`, `Description of ${hotelName}`],
	])
	const ofActivities = activities.flatMap(({ id, name }) => [
		[`activityImages/${id}`, `Image of ${name}`],
		[`activityDescriptions/${id}`, `Description of ${name}`],
	])
	const labels = { ...LABELS, ...Object.fromEntries([...ofHotels, ...ofActivities]) } as Record<string, string>
	return Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, text(label)]))
}

const LABELS = {
	introductionText: 'Introduction Text',
	whyBookWithUs: 'Why Book With Us',
	whyBookWithUsIcons: 'Why Book With Us Icons',
	destinationHeaderImage: 'Destination Header Image',
	destinationOverview: 'Destination Overview',
	totalPrice: 'Total Price (£)',
	vatRate: 'VAT Rate (%)',
	vatAmount: 'VAT Amount (£)',
	showVat: 'Show VAT',
	perPersonPrice: 'Price per Person (£)',
	showPerPersonPrice: 'Show price per person',
	perNightPrice: 'Price per Night (£)',
	showPerNightPrice: 'Show price per night',
}

/** A value of the row for display: an image gets a short name instead of its URL. */
export function inWords(name: string, value: unknown): unknown {
	if (typeof value === 'boolean') return value ? 'Yes' : 'No'
	if (typeof value !== 'string') return value
	if (name === 'whyBookWithUsIcons')
		return (JSON.parse(value) as WhyBookIcon[])
			.map(({ text, iconUrl }) => (iconUrl ? `${text} (with an image)` : text))
			.join('; ')
	// The end of the URL distinguishes two images.
	return /image/i.test(name) ? `Image ${value.slice(-8, -4)}` : value
}
