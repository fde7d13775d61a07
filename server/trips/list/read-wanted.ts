import type { Sort, TripSort } from '#shared/sorting.ts'
import { TRIP_FILTERS, type TripFilterName, type TripFilters } from '#shared/trips/trip-filters.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import type { Paging } from '#server/http/lists/paging.ts'
import { readDayIfGiven } from '#server/http/read-day.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AppContext } from '#server/http/routes.ts'
import { findMatches, type Matches } from '#server/search/search-index.ts'
import { tripSearch } from './trip-search.ts'

/** Which trips a list has. A filter that is null or missing leaves none out. */
export type Wanted = {
	matches: Matches | null
	userId?: string | null
	/** A member of staff, or 'none' for the trips that nobody looks after. */
	consultantId?: string | null
	/** The first and the last day of departure. */
	departsFrom?: string | null
	departsUntil?: string | null
} & { [N in TripFilterName]?: TripFilters[N] | null }

export const SOONEST_FIRST: Sort<TripSort> = { by: 'startDate', isDescending: false }

/** The filters in the query of a list of trips, and its order: departures are soonest first (API-264). Refuses invalid values with 400. */
export async function readWanted(
	c: AppContext,
	db: Db,
	user: { id: string },
	{ search, sort }: Pick<Paging<TripSort>, 'search' | 'sort'>,
): Promise<{ wanted: Wanted; sort: Sort<TripSort> | null }> {
	const userId = c.req.query('userId') || null
	if (userId && !isId(userId)) throw new Refusal(400, 'malformed', 'userId is not an id')
	const filters = {
		userId,
		consultantId: readConsultant(c, user),
		status: readFilter(c, 'status', TRIP_FILTERS.status),
		approval: readFilter(c, 'approval', TRIP_FILTERS.approval),
		documents: readFilter(c, 'documents', TRIP_FILTERS.documents),
		departsFrom: readDayIfGiven(c, 'departsFrom'),
		departsUntil: readDayIfGiven(c, 'departsUntil'),
	}
	const wanted = { ...filters, matches: search ? await findMatches(db, tripSearch, search) : null }
	return { wanted, sort: sort ?? (filters.departsFrom ? SOONEST_FIRST : null) }
}

function readFilter<T extends string>(c: AppContext, name: TripFilterName, known: readonly T[]): T | null {
	const given = c.req.query(name) || null
	if (given === null) return null
	const found = known.find((value) => value === given)
	if (!found) throw new Refusal(400, 'malformed', `${name} must be one of: ${known.join(', ')}`)
	return found
}

/** The filter `consultant`: 'me', the id of a member of staff, or 'none'; without it, null (CRM-132). */
export function readConsultant(c: AppContext, user: { id: string }): string | null {
	const given = c.req.query('consultant') || null
	if (given === 'me') return user.id
	if (given && given !== 'none' && !isId(given))
		throw new Refusal(400, 'malformed', 'consultant must be an id, me or none')
	return given
}
