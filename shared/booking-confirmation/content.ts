import { isObject, type Members, readList, readTexts, versioned } from '#shared/stored-shape.ts'

/** A reason to book with us: 'Title - Description', with an icon. */
export type WhyBookIcon = { text: string; iconUrl: string | null }

/**
 * What staff write and choose for a trip's booking confirmation (DOC-14). Images are addresses on this site, maps are keyed by the id of a
 * stay or an activity, and money and the rate are decimal strings.
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

/** The fields that the API sends as JSON strings (DOC-15). */
const JSON_FIELDS = [
	'whyBookWithUsIcons',
	'hotelImages',
	'activityImages',
	'hotelDescriptions',
	'activityDescriptions',
] as const
type JsonField = (typeof JSON_FIELDS)[number]

/** The fields as the API sends them. */
type SentFields = Omit<ConfirmationContent, JsonField> & Record<JsonField, string>
/** The content as the API sends it. `version` is 1 or more; a trip without content answers `null`. */
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
 * Written without a version: the first release copies what it reads into its answers, and refuses unknown members when an editor sends
 * them back.
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

/** The members of `defaults`, each taken from `members` where the type matches: text (or null) for text, a boolean for a boolean. */
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

/** The content of an answer; the empty content for a trip without any. */
export function contentOf(sent: SentContent | null): ConfirmationContent {
	if (!sent) return NO_CONTENT
	const texts = JSON_FIELDS.filter((name) => name in sent)
	const read = Object.fromEntries(texts.map((name) => [name, JSON.parse(sent[name]) as unknown]))
	return contentShape.read({ ...sent, ...read }) ?? NO_CONTENT
}

/** The sections with uploaded images (DOC-20). 'hotel' and 'activity' come with an id. */
export const SECTIONS = ['destination', 'hotel', 'activity'] as const
export const ICON_SECTION = /^why-book-icon-(\d{1,2})$/

/** The recommended sizes shown to staff, in pixels (DOC-21). */
export const PICTURE_SIZES = {
	icon: { width: 150, height: 150 },
	destination: { width: 1920, height: 600 },
	hotel: { width: 1200, height: 800 },
	activity: { width: 1200, height: 800 },
} as const
