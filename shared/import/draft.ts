import type { EnteredKind } from '#shared/trips/kinds/registry.ts'

/**
 * What a booking document says about a trip. Each reader (our format, schema.org mark-up, labelled pages, calendars …)
 * produces a draft. The drafts are combined into one, which staff review if it is not certain, and which then becomes a
 * trip.
 */
export type Draft = Record<ImportedKind, DraftElement[]> & {
	order: DraftOrder
	/** By the names of the trip's own fields (`shared/trips/trip.ts`). */
	trip: DraftFields
	/**
	 * By the names of the booking confirmation's prices: totalPrice, perPersonPrice, perNightPrice, vatAmount, vatRate.
	 */
	pricing: DraftFields
	/** Documents that the order lists. They are fetched only when staff tick them. */
	documents?: DraftDocument[]
	issues: DraftIssue[]
	/** What the document states and no value uses. Absent where this was not measured. */
	unused?: UnusedEntity[]
}

/** Something in the document that may be a value: `text` in `line`, found at `where`. */
export type UnusedEntity = { kind: string; text: string; where: string; line: string }

/** The kinds of record that are imported. A further kind joins them once the readers know it. */
export const IMPORTED_KINDS = [
	'guests',
	'flights',
	'accommodations',
	'transfers',
	'activities',
] as const satisfies EnteredKind[]
export type ImportedKind = (typeof IMPORTED_KINDS)[number]

/**
 * The order at its source. `revision` increases with each change there. `complete` says that the document lists
 * everything.
 */
type DraftOrder = { id?: ReadValue; revision?: number; status?: ReadValue; complete?: boolean }

/** By the names of the record's fields (`shared/trips/kinds/*.ts`). Fields that nobody stated are absent. */
export type DraftFields = Record<string, ReadValue>

/** A document at the order's source. Its address is a secret. */
export type DraftDocument = { name: string; label: string | null; url: string }

/** `id` is the source's own, the same in every version of the order. */
export type DraftElement = { id?: string; fields: DraftFields }

/**
 * A value in the form that the record's field accepts: text, 'YYYY-MM-DD', 'HH:MM', 'YYYY-MM-DDTHH:MM' in local time,
 * or a number. `zone` is the IANA time zone of a local time, if known.
 */
export type ReadValue = { value: string | number; from: Origin; certainty: Certainty; zone?: string }

/** `where` is a location in the document ('line 42', '/flights/0/pnr'), `raw` an excerpt of the text found there. */
export type Origin = { layer: Layer; where: string; raw: string }

/** The readers, most trusted first. */
export const LAYERS = [
	'trip-import',
	'taught',
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

/** Stated in a machine-readable format; read from labels; derived from other values; guessed by a language model. */
export const CERTAINTIES = ['stated', 'read', 'derived', 'guessed'] as const
export type Certainty = (typeof CERTAINTIES)[number]

/**
 * `path` names the value concerned ('flights/0/arrivalTime'), or is '' for the whole document. `message` is for staff.
 */
export type DraftIssue = {
	severity: 'error' | 'warning'
	code: string
	path: string
	message: string
	raw?: string
	/** For a CONFLICT, the value that was not used. */
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
export const hasElements = (draft: Pick<Draft, ImportedKind>): boolean =>
	IMPORTED_KINDS.some((list) => draft[list].length > 0)

/**
 * A name alone is no booking, since every page has a heading. Only a document in our own format may have nothing but a
 * name.
 */
export const hasBooking = (draft: Draft): boolean => hasElements(draft) || draft.trip.name?.from.layer === 'trip-import'

/** The fields of the trip, of its price and of every element. */
export const allFields = ({
	trip,
	pricing,
	...draft
}: Pick<Draft, 'trip' | 'pricing' | ImportedKind>): DraftFields[] => [
	trip,
	pricing,
	...IMPORTED_KINDS.flatMap((list) => draft[list].map(({ fields }) => fields)),
]

/** How many values a language model guessed. */
export const countGuesses = (draft: Pick<Draft, 'trip' | 'pricing' | ImportedKind>): number =>
	allFields(draft)
		.flatMap((fields) => Object.values(fields))
		.filter(({ certainty }) => certainty === 'guessed').length
