import { sql } from 'kysely'
import type { Tx } from '#server/db/connect.ts'

/** Changes are collected this long after the last one, and never longer than the second figure after the first (PORTAL-82). */
const WINDOW_MINUTES = 10
const LONGEST_MINUTES = 30
/** The same for a change of something that begins within a day. */
const URGENT_WINDOW_MINUTES = 2
const LONGEST_URGENT_MINUTES = 5
const URGENT_HOURS = 24

const minutes = (count: number) => sql`make_interval(mins => ${count})`

/**
 * Opens the window in which the changes of a trip are collected, or moves its end. `moments` are the instants that the change is about.
 * With `isAtOnce` it ends now: what else is collected is told with it. Runs under the trip's lock. Without an upper bound, staff who edit for hours would never tell anybody.
 */
export async function openWindow(tx: Tx, tripId: string, moments: readonly number[], isAtOnce = false): Promise<void> {
	const hours = moments.map((moment) => (moment - Date.now()) / 3_600_000)
	const isUrgent = hours.some((ahead) => ahead > -1 && ahead < URGENT_HOURS)
	const now = sql`clock_timestamp()`
	const urgentAt = isUrgent ? sql<Date>`clock_timestamp()` : null
	await sql`
		insert into "pendingNotices" as p ("tripId", "firstAt", "urgentAt", "dueAt")
		values (${tripId}, ${now}, ${urgentAt}, ${now} + ${minutes(isAtOnce ? 0 : isUrgent ? URGENT_WINDOW_MINUTES : WINDOW_MINUTES)})
		on conflict ("tripId") do update set
			"urgentAt" = coalesce(p."urgentAt", excluded."urgentAt"),
			"dueAt" = least(
				case when ${isAtOnce} then ${now} end,
				p."firstAt" + ${minutes(LONGEST_MINUTES)},
				p."urgentAt" + ${minutes(LONGEST_URGENT_MINUTES)},
				${now} + case when coalesce(p."urgentAt", excluded."urgentAt") is null
					then ${minutes(WINDOW_MINUTES)} else ${minutes(URGENT_WINDOW_MINUTES)} end),
			version = p.version + 1`.execute(tx)
}
