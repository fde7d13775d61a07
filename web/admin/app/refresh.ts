import type { InfiniteData, Query, QueryClient, QueryFilters } from '@tanstack/react-query'
import { type Customer, displayName } from '#shared/customers/user.ts'
import type { ListedTrip, WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { patchRows } from './patch-rows.ts'

// What to read again after a write. Data is never stale by itself, so each write names the answers that it changed.

/** The lists of departures. */
const DEPARTURES = ['/api/admin/departures', '/api/admin/departure-board', '/api/admin/departure-days']

/**
 * A read that is under way may have been answered before the write. React Query cancels such a read only where it has an answer already,
 * and would show that of a first read, such as a search, as if it were new.
 */
async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
	await client.cancelQueries(filters)
	await client.invalidateQueries(filters)
}

/** What a part of a trip says does not depend on the trip or its records. */
const INDEPENDENT_PARTS: readonly unknown[] = ['links', 'hold', 'threads', 'neighbours', 'form-drafts']

/**
 * After a write to a trip or its records. Resolves when that trip and what follows from it have been read again. Its row in the lists is
 * changed in its place: reading a list again costs a request for each part that somebody has scrolled to (CRM-296).
 */
export async function refreshTrip(client: QueryClient, id: string): Promise<void> {
	const { queryKey } = query('/api/admin/trips/:id', { id })
	const before = client.getQueryData(queryKey)?.trip
	await readAgain(client, { queryKey, predicate: (part) => !INDEPENDENT_PARTS.includes(part.queryKey[2]) })
	const trip = client.getQueryData(queryKey)?.trip
	if (trip) {
		const issuedState = issuedStateOf(client, id)
		void patchRows<ListedTrip>(client, 'trips', (row) =>
			row.id === id ? { ...rowOf(row, trip), ...issuedState } : row,
		)
	}
	client.removeQueries({ queryKey: ['/api/admin/trips', 'pages'], type: 'inactive', predicate: isFiltered })
	for (const path of DEPARTURES) void readAgain(client, { queryKey: [path] })
	if (!before || !trip || isPlannedOtherwise(before, trip)) void readAgain(client, { queryKey: ['/api/admin/tasks'] })
	if (!before || !trip || isCountedOtherwise(before, trip)) void readAgain(client, { queryKey: ['/api/admin/stats'] })
}

/** A row of the list with what the trip says now. */
const rowOf = (row: ListedTrip, trip: WholeTrip): ListedTrip => ({
	...row,
	...Object.fromEntries(Object.entries(trip).filter(([name]) => name in row)),
})

const isCountedOtherwise = (before: WholeTrip, after: WholeTrip) =>
	before.status !== after.status || before.guestDetailsApprovalStatus !== after.guestDetailsApprovalStatus

/** Templates make tasks from these. */
const isPlannedOtherwise = (before: WholeTrip, after: WholeTrip) =>
	(['startDate', 'endDate', 'status', 'consultantId'] as const).some((name) => before[name] !== after[name])

/** What is issued is not part of the trip. It changes where it is on the screen. */
function issuedStateOf(client: QueryClient, id: string): Pick<ListedTrip, 'issuedState'> {
	const papers = client.getQueryData(query('/api/admin/trips/:id/papers', { id }).queryKey)?.papers
	const [issued, ...more] = papers?.filter(({ document }) => document) ?? []
	if (!papers) return {}
	if (!issued) return { issuedState: 'none' }
	if (more.length > 0) return { issuedState: 'both' }
	return { issuedState: issued.kind === 'booking-confirmation' ? 'confirmation' : 'certificate' }
}

/** A changed row may begin or cease to match a filter. A list that is not on the screen is then read when it is shown. */
function isFiltered({ queryKey }: Query): boolean {
	const [, , search = {}] = queryKey as [string, string, Record<string, string>?]
	return Object.entries(search).some(([name, value]) => name !== 'sort' && value !== '')
}

/** After a write to a customer's account. Their row and their name on trips are changed in their place, as `refreshTrip` does. */
export async function refreshCustomer(client: QueryClient, id: string): Promise<void> {
	const options = query('/api/admin/users/:id', { id })
	await client.cancelQueries({ queryKey: options.queryKey })
	const { user } = await client.fetchQuery({ ...options, staleTime: 0 })
	const customerName = displayName(user)
	client.removeQueries({ queryKey: ['/api/admin/users', 'pages'], type: 'inactive', predicate: isFiltered })
	await Promise.all([
		patchRows<Customer>(client, 'users', (row) => (row.id === id ? { ...row, ...user } : row)),
		patchRows<ListedTrip>(client, 'trips', (row) => (row.userId === id ? { ...row, customerName } : row)),
	])
	// What else the screen shows of them, such as the history.
	void readAgain(client, { queryKey: options.queryKey, predicate: (part) => part.queryKey.length > 2 })
}

/** After a trip was deleted: its row goes, and the counts follow. */
export async function removeTrip(client: QueryClient, id: string): Promise<void> {
	const row = patchRows<ListedTrip>(client, 'trips', (trip) => (trip.id === id ? null : trip))
	// An enquiry shows the trip that was made from it.
	await Promise.all([row, refreshCounts(client), refreshEnquiries(client)])
}

/**
 * After a customer or trip was added, or a customer was deleted. Where a new row belongs, only the server knows: the lists on the screen begin
 * again with their first part. Resolves when they and the counts are up to date. What was read of a customer who is `gone` is not asked for
 * again while it is still on the screen: that would be a failed attempt.
 */
export async function refreshLists(client: QueryClient, { gone }: { gone?: string } = {}): Promise<void> {
	const trips = beginAgain(client, '/api/admin/trips')
	// An enquiry shows the trip that was made from it.
	await Promise.all([refreshCounts(client, gone), trips, refreshEnquiries(client)])
}

/** Reads the answers of a path again that are on the screen, of a list its first part. */
async function beginAgain(client: QueryClient, path: string, gone?: string): Promise<void> {
	const filters = { queryKey: [path], predicate: ({ queryKey }: Query) => gone === undefined || queryKey[1] !== gone }
	// Before it is cut: a read that is cancelled puts back what it found.
	await client.cancelQueries(filters)
	client.removeQueries({ queryKey: [path, 'pages'], type: 'inactive' })
	client.setQueriesData<InfiniteData<unknown>>({ queryKey: [path, 'pages'] }, (list) =>
		list ? { pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) } : list,
	)
	await client.invalidateQueries(filters)
}

/** After a change to an enquiry. */
export const refreshEnquiries = (client: QueryClient) => readAgain(client, { queryKey: ['/api/admin/enquiries'] })

/** After a change that affects the issued documents of every trip. The API calls them papers. */
export const refreshIssuedDocuments = (client: QueryClient) =>
	readAgain(client, { predicate: ({ queryKey }) => queryKey.at(-1) === 'papers' })

/** After an ATOL form was uploaded, deleted or assigned. Each of these also withdraws the confirmation in the settings. */
export const refreshAtolForms = (client: QueryClient) =>
	Promise.all([
		readAgain(client, { queryKey: query('/api/admin/atol-forms').queryKey }),
		readAgain(client, { queryKey: query('/api/admin/settings').queryKey }),
		refreshIssuedDocuments(client),
	])

/** Answers that depend on trips without being a list of them. */
const DERIVED_FROM_TRIPS = ['/api/admin/stats', '/api/admin/users', ...DEPARTURES]

const refreshCounts = (client: QueryClient, gone?: string) =>
	Promise.all(DERIVED_FROM_TRIPS.map((path) => beginAgain(client, path, gone)))
