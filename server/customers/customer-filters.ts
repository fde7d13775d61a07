import { TRAVEL_FILTERS, type TravelFilter } from '#shared/customers/customer-filters.ts'
import { addDays, addMonths } from '#shared/dates.ts'
import { customerSearch } from '#server/auth/customer-search.ts'
import type { Db } from '#server/db/connect.ts'
import type { Paging } from '#server/http/lists/paging.ts'
import { readDay } from '#server/http/read-day.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { AppContext } from '#server/http/routes.ts'
import { type Bind, findMatches, type Matches } from '#server/search/search-index.ts'

/** Which customers a list has. `today` is the day of whoever looks. */
export type WantedCustomers = { matches: Matches | null; travel: { filter: TravelFilter; today: string } | null }

/** The filters in the query of a list of customers. Refuses invalid values with 400. */
export async function readWantedCustomers(
	c: AppContext,
	db: Db,
	{ search }: Pick<Paging, 'search'>,
): Promise<WantedCustomers> {
	const given = c.req.query('travel') || null
	const filter = TRAVEL_FILTERS.find((known) => known === given)
	if (given && !filter) throw new Refusal(400, 'malformed', `travel must be one of: ${TRAVEL_FILTERS.join(', ')}`)
	return {
		matches: search ? await findMatches(db, customerSearch, search) : null,
		travel: filter ? { filter, today: readDay(c, 'today') } : null,
	}
}

/** Not those who only travel with a customer. */
const ONLY_CUSTOMERS = `u.role = 'customer' and not u."companionOnly"`

/** The conditions on customers `u`. */
export const customerConditions = ({ matches, travel }: WantedCustomers, bind: Bind) => [
	ONLY_CUSTOMERS,
	travel && travelCondition(travel, bind),
	matches?.condition('u.id', bind),
]

function travelCondition({ filter, today }: NonNullable<WantedCustomers['travel']>, bind: Bind): string {
	const withTrip = (condition: string) =>
		`u.id in (select t."userId" from trips t where t.status <> 'cancelled' and ${condition})`
	if (filter === 'never') return `u."tripCount" = 0`
	if (filter === 'now') return withTrip(`t."startDate" <= ${bind(today)} and t."endDate" >= ${bind(today)}`)
	if (filter === 'lapsed')
		return `u."tripCount" > 0 and not ${withTrip(`t."endDate" >= ${bind(addMonths(today, -12))}`)}`
	return withTrip(`t."startDate" between ${bind(today)} and ${bind(addDays(today, Number(filter)))}`)
}
