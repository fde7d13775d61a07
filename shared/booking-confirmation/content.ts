import { isObject, type Members, readList, readTexts, versioned } from '#shared/stored-shape.ts'

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

/**
 * The first release spreads what it reads into its answers, and refuses the members that it does not know when an editor sends them
 * back: it must find no version here.
 */
export const contentShape = versioned<ConfirmationContent>({
	version: 1,
	writesVersion: false,
	read: (members) => ({
		...readLike(NO_CONTENT, members),
		whyBookWithUsIcons: readList(members.whyBookWithUsIcons, iconOf),
		hotelImages: readTexts(members.hotelImages),
		activityImages: readTexts(members.activityImages),
		hotelDescriptions: readTexts(members.hotelDescriptions),
		activityDescriptions: readTexts(members.activityDescriptions),
	}),
})

/** The members of `defaults`, each from `members` where that has text for text (null is text that nobody wrote) or a choice for a choice. */
function readLike<T extends object>(defaults: T, members: Members): T {
	const values = Object.entries(defaults).map(([name, initial]) => {
		const value = members[name]
		const fits = typeof initial === 'boolean' ? typeof value === 'boolean' : typeof value === 'string'
		return [name, fits ? value : initial] as const
	})
	return Object.fromEntries(values) as T
}

function iconOf(icon: unknown): WhyBookIcon | null {
	if (!isObject(icon) || typeof icon.text !== 'string') return null
	return { text: icon.text, iconUrl: typeof icon.iconUrl === 'string' ? icon.iconUrl : null }
}

export function sentFields(content: ConfirmationContent): SentFields {
	const texts = Object.fromEntries(JSON_FIELDS.map((name) => [name, JSON.stringify(content[name])]))
	return { ...content, ...(texts as Record<JsonField, string>) }
}

/** The content of an answer; of a trip without any, the empty one. */
export function contentOf(sent: SentContent | null): ConfirmationContent {
	if (!sent) return NO_CONTENT
	const texts = JSON_FIELDS.filter((name) => name in sent)
	const read = Object.fromEntries(texts.map((name) => [name, JSON.parse(sent[name]) as unknown]))
	return contentShape.read({ ...sent, ...read }) ?? NO_CONTENT
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
