import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Period } from '#shared/retention/retention-kinds.ts'
import type { Db } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'

export type RetentionDeps = {
	db: Db
	storage: Storage
	records: TripRecords
	log: Pick<Logger, 'error'>
}

/** `at` is the moment from which the periods count backwards. A dry run looks at a later one. */
type Due = { period: Period; at: Date }
export type Removed = { removed: number; failed: number }

/** How one kind of data is found when its period has passed, and removed in small transactions. */
export type Removal = {
	/** At most `MAX_COUNTED`. */
	count: (deps: RetentionDeps, due: Due) => Promise<number>
	/** Stops early, between two transactions, when `signal` is aborted. */
	remove: (deps: RetentionDeps, due: Due, signal: AbortSignal) => Promise<Removed>
}

export const MAX_COUNTED = 10_000

export const intervalOf = ({ amount, unit }: Period) =>
	unit === 'day' ? sql`make_interval(days => ${amount}::int)` : sql`make_interval(months => ${amount}::int)`

/** The calendar day in London. */
export const londonDay = (at: Date) => sql`(${at}::timestamptz at time zone 'Europe/London')::date`
