/** A reason to book with us: 'Title - Description', with a picture beside it. */
export type WhyBookIcon = { text: string; iconUrl: string | null }

/**
 * What staff write and choose for a trip's booking confirmation (DOC-14). Pictures are addresses of this site;
 * maps go from the id of a stay or an activity; money and the rate are decimal strings.
 */
export type ConfirmationContent = {
	introductionText: string | null
	whyBookWithUs: string | null
	whyBookWithUsIcons: WhyBookIcon[]
	destinationOverview: string | null
	destinationHeaderImage: string | null
	hotelImages: Record<string, string>
	activityImages: Record<string, string>
	hotelDescriptions: Record<string, string>
	activityDescriptions: Record<string, string>
	totalPrice: string | null
	vatAmount: string | null
	vatRate: string | null
	perPersonPrice: string | null
	perNightPrice: string | null
	showPerPersonPrice: boolean
	showPerNightPrice: boolean
	showVat: boolean
}

/** The fields that travel as a string of JSON (DOC-15). */
const JSON_FIELDS = [
	'whyBookWithUsIcons',
	'hotelImages',
	'activityImages',
	'hotelDescriptions',
	'activityDescriptions',
] as const
type JsonField = (typeof JSON_FIELDS)[number]

/** The fields as they travel. */
type SentFields = Omit<ConfirmationContent, JsonField> & Record<JsonField, string>
/** The content as it travels. `version` is 1 or more; a trip without any is `null` altogether. */
export type SentContent = SentFields & { tripId: string; version: number; createdAt: string; updatedAt: string }

export const MAX_ICONS = 12

export const NO_CONTENT: ConfirmationContent = {
	introductionText: null,
	whyBookWithUs: null,
	whyBookWithUsIcons: [],
	destinationOverview: null,
	destinationHeaderImage: null,
	hotelImages: {},
	activityImages: {},
	hotelDescriptions: {},
	activityDescriptions: {},
	totalPrice: null,
	vatAmount: null,
	vatRate: null,
	perPersonPrice: null,
	perNightPrice: null,
	showPerPersonPrice: false,
	showPerNightPrice: false,
	showVat: true,
}

export function sentFields(content: ConfirmationContent): SentFields {
	const texts = Object.fromEntries(JSON_FIELDS.map((name) => [name, JSON.stringify(content[name])]))
	return { ...content, ...(texts as Record<JsonField, string>) }
}

/** The content of an answer; of a trip without any, the empty one. */
export function contentOf(sent: SentContent | null): ConfirmationContent {
	if (!sent) return NO_CONTENT
	const { tripId: _trip, version: _version, createdAt: _made, updatedAt: _changed, ...fields } = sent
	const read = Object.fromEntries(JSON_FIELDS.map((name) => [name, JSON.parse(fields[name]) as unknown]))
	return { ...fields, ...(read as Pick<ConfirmationContent, JsonField>) }
}

/** The picture an upload is for (DOC-20): 'hotel' and 'activity' come with the id of one. */
export const SECTIONS = ['destination', 'hotel', 'activity'] as const
export const ICON_SECTION = /^why-book-icon-(\d{1,2})$/

/** Sizes that staff are told to aim for, in pixels (DOC-21). */
export const PICTURE_SIZES = {
	icon: { width: 150, height: 150 },
	destination: { width: 1920, height: 600 },
	hotel: { width: 1200, height: 800 },
	activity: { width: 1200, height: 800 },
} as const
