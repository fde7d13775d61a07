import { accommodation } from './accommodation.ts'
import { activity } from './activity.ts'
import { type Document, document } from './document.ts'
import { flight } from './flight.ts'
import { type Guest, guest } from './guest.ts'
import type { Saved } from './record-kind.ts'
import { transfer } from './transfer.ts'

/** What is booked for a trip, in the order in which people read it. Adding a kind begins here (CONTRIBUTING.md). */
export const BOOKED_KINDS = {
	flights: flight,
	accommodations: accommodation,
	transfers: transfer,
	activities: activity,
} as const
/** What people type. */
export const ENTERED_KINDS = { guests: guest, ...BOOKED_KINDS } as const
/** Everything that belongs to a trip. Documents come as files. */
export const KINDS = { ...ENTERED_KINDS, documents: document } as const

/** A kind is known by the list of its records in a trip: 'flights'. */
export type BookedKind = keyof typeof BOOKED_KINDS
export type EnteredKind = keyof typeof ENTERED_KINDS
export type Kind = keyof typeof KINDS
/** The names of their sections: 'hotels'. */
export type BookedSection = (typeof BOOKED_KINDS)[BookedKind]['names']['section']
export type EnteredSection = (typeof ENTERED_KINDS)[EnteredKind]['names']['section']
export const BOOKED_KIND_LIST = Object.keys(BOOKED_KINDS) as BookedKind[]
export const ENTERED_KIND_LIST = Object.keys(ENTERED_KINDS) as EnteredKind[]
export const KIND_LIST = Object.keys(KINDS) as Kind[]

/** One record of each kind, as the API answers it. */
export type RecordOf = { [K in BookedKind]: Saved<(typeof BOOKED_KINDS)[K]> } & { guests: Guest; documents: Document }
/** The records of a trip. */
export type RecordLists = { [K in Kind]: RecordOf[K][] }

/** A trip's lists before anything is in them. */
export const emptyLists = () => Object.fromEntries(KIND_LIST.map((list) => [list, []])) as unknown as RecordLists
