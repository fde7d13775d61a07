import type { Generated } from 'kysely'
import type { Fields } from '#shared/fields.ts'
import type { ApprovalStatus } from '#shared/trips/kinds/guest.ts'
import type { AnyKind, Values } from '#shared/trips/kinds/record-kind.ts'
import type { Kind, KINDS } from '#shared/trips/kinds/registry.ts'
import type { Timestamp } from './columns.ts'

type Sealed<F extends Fields> = { [K in keyof F]: F[K] extends { sealed: true } ? K : never }[keyof F]
/** The columns of every trip record. The others are its declared fields, except those marked sealed. */
type InTrip = { id: string; tripId: string; version: Generated<number>; createdAt: Timestamp; updatedAt: Timestamp }
type RecordTable<K extends AnyKind> = InTrip &
	Omit<Values<K>, Sealed<K['fields']>> &
	([Sealed<K['fields']>] extends [never] ? unknown : { sealed: string | null })
/** What the server adds to the records of some kinds. */
type AddedColumns = {
	guests: {
		approvalStatus: Generated<ApprovalStatus>
		isPrivate: Generated<boolean>
		/** When the nightly removal last looked at the fields (server/retention/guest-removals.ts). */
		identityClearedAt: Generated<Date | null>
		dietClearedAt: Generated<Date | null>
		/** The latest consent: server/consents/consents.ts. */
		consentState: Generated<'given' | 'withdrawn' | null>
		consentHow: Generated<string | null>
		consentAt: Generated<Date | null>
	}
	documents: { fileName: string; storageKey: string; bytes: number; sha256: string }
}
/** The tables of the records of trips, by the registry of kinds. */
export type RecordTables = {
	[K in Kind as (typeof KINDS)[K]['names']['table']]: RecordTable<(typeof KINDS)[K]> &
		(K extends keyof AddedColumns ? AddedColumns[K] : unknown)
}
