import type { CheckedTrip } from '../findings/flown.ts'

/** Values of a form by field name, as its controls contain them: text, '' for none. */
export type Typed = Readonly<Record<string, string>>
/** Values that a form proposes. A field for a date and time may have the day alone: the time is then still to be typed. */
export type Proposed = Readonly<Record<string, string | number | null>>
/** The trip that the record is added to. */
export type EntryTrip = CheckedTrip

/** How the form for a record of one kind helps whoever fills it in (CRM-231). Everything it proposes can be changed. */
export type EntryRules = {
	/** What a new record begins with. */
	start?: (trip: EntryTrip) => Proposed
	/** A second button that adds what follows from the last record, such as the next leg (CRM-47). Null where there is no last one. */
	next?: { label: string; start: (trip: EntryTrip) => Proposed | null }
	/** Records that the trip seems to lack, for a choice above the fields. */
	offers?: (trip: EntryTrip) => { label: string; values: Proposed }[]
	/** What follows for other fields from what was typed. The form leaves fields alone in which somebody has typed. */
	follow?: (typed: Typed, trip: EntryTrip, touched: ReadonlySet<string>) => Proposed
	/** Remarks by field on values that disagree. They do not prevent saving. */
	advise?: (typed: Typed, trip: EntryTrip) => Readonly<Record<string, string>>
}
