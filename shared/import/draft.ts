import { type EnteredKind, ENTERED_KIND_LIST } from '#shared/trips/kinds/registry.ts'

/**
 * What a booking document says of a trip, before anybody has agreed to it. Each reader (our format, marked-up reservations,
 * labelled pages, calendars …) gives a draft of its own; they are combined into one, shown to staff where it is not certain,
 * and only then become a trip.
 */
export type Draft = {
	order: DraftOrder
	/** By the names of the trip's own fields (`shared/trips/trip.ts`). */
	trip: DraftFields
	guests: DraftElement[]
	flights: DraftElement[]
	accommodations: DraftElement[]
	transfers: DraftElement[]
	activities: DraftElement[]
	/** By the names of the booking confirmation's money: totalPrice, perPersonPrice, perNightPrice, vatAmount, vatRate. */
	pricing: DraftFields
	/** Papers that the order names, to be fetched where staff tick them. */
	documents?: DraftDocument[]
	issues: DraftIssue[]
}

export const DRAFT_LISTS = ENTERED_KIND_LIST
export type DraftList = EnteredKind

/** Whose order this is at its source; `revision` grows there, `complete` means that the document lists everything. */
type DraftOrder = { id?: ReadValue; revision?: number; status?: ReadValue; complete?: boolean }

/** By the names of the record's fields (`shared/trips/*.ts`); a field that nobody stated is missing. */
export type DraftFields = Record<string, ReadValue>

/** A paper at the order's source. Its address is a secret. */
export type DraftDocument = { name: string; label: string | null; url: string }

/** `id` is the source's own, stable from one version of the order to the next. */
export type DraftElement = { id?: string; fields: DraftFields }

/**
 * A value as the record's own check takes it: text, 'YYYY-MM-DD', 'HH:MM', 'YYYY-MM-DDTHH:MM' by the clock of the place, or a
 * number. `zone` is the IANA name of that clock, where one is known.
 */
export type ReadValue = { value: string | number; from: Origin; certainty: Certainty; zone?: string }

/** `where` says in the document's own terms ('line 42', '/flights/0/pnr'), `raw` is what stood there, shortened. */
export type Origin = { layer: Layer; where: string; raw: string }

/** The readers, the most trusted first. */
export const LAYERS = [
	'trip-import',
	'structured',
	'form-answer',
	'page-state',
	'calendar',
	'boarding-pass',
	'labelled',
	'link',
	'extractor',
	'model',
] as const
export type Layer = (typeof LAYERS)[number]

/** Said in a format made for machines; read off a page by its labels; worked out from other values; a model's word. */
export const CERTAINTIES = ['stated', 'read', 'derived', 'guessed'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/** `path` names the value it is about ('flights/0/arrivalTime', '' for the whole); `message` is a sentence for staff. */
export type DraftIssue = {
	severity: 'error' | 'warning'
	code: string
	path: string
	message: string
	raw?: string
	/** Of a CONFLICT: the value that was not taken. */
	other?: string | number
}

export const emptyDraft = (): Draft => ({
	order: {},
	trip: {},
	guests: [],
	flights: [],
	accommodations: [],
	transfers: [],
	activities: [],
	pricing: {},
	issues: [],
})

/** Whether a draft has a guest, a flight or any other element. */
export const hasElements = (draft: Pick<Draft, DraftList>): boolean =>
	DRAFT_LISTS.some((list) => draft[list].length > 0)

/** A name alone is no booking, since every page has a heading. Only a document in our own format may have nothing but a name. */
export const hasBooking = (draft: Draft): boolean => hasElements(draft) || draft.trip.name?.from.layer === 'trip-import'

/** The fields of the trip, of its price and of every element. */
export const allFields = ({ trip, pricing, ...draft }: Pick<Draft, 'trip' | 'pricing' | DraftList>): DraftFields[] => [
	trip,
	pricing,
	...DRAFT_LISTS.flatMap((list) => draft[list].map(({ fields }) => fields)),
]

/** How many values a language model guessed. */
export const countGuesses = (draft: Pick<Draft, 'trip' | 'pricing' | DraftList>): number =>
	allFields(draft)
		.flatMap((fields) => Object.values(fields))
		.filter(({ certainty }) => certainty === 'guessed').length
