import type { QueryClient, QueryFilters } from '@tanstack/react-query'
import { query } from '#web/data/query.ts'

// What to read again after a write. Data is never stale by itself, so each write names the answers that it changed.

/**
 * A read that is under way may have been answered before the write. React Query cancels such a read only where it has an answer already,
 * and would show that of a first read, such as a search, as if it were new.
 */
async function readAgain(client: QueryClient, filters: QueryFilters): Promise<void> {
	await client.cancelQueries(filters)
	await client.invalidateQueries(filters)
}

/** After a write to a trip or its records. Resolves when that trip has been read again; lists and counts follow later. */
export async function refreshTrip(client: QueryClient, id: string): Promise<void> {
	const trips = ['/api/admin/trips']
	void readAgain(client, { queryKey: trips, predicate: ({ queryKey }) => queryKey[1] !== id })
	void refreshCounts(client)
	await readAgain(client, { queryKey: [...trips, id] })
}

/**
 * After a customer or trip was added or deleted. Resolves when all lists and counts on the screen are up to date. What was read of a
 * customer who is `gone` is not asked for again while it is still on the screen: that would be a failed attempt.
 */
export async function refreshLists(client: QueryClient, { gone }: { gone?: string } = {}): Promise<void> {
	const trips = readAgain(client, { queryKey: ['/api/admin/trips'] })
	// An enquiry shows the trip that was made from it.
	await Promise.all([refreshCounts(client, gone), trips, refreshEnquiries(client)])
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
const DERIVED_FROM_TRIPS = ['/api/admin/stats', '/api/admin/users', '/api/admin/departures']

const refreshCounts = (client: QueryClient, gone?: string) =>
	Promise.all(
		DERIVED_FROM_TRIPS.map((path) =>
			readAgain(client, { queryKey: [path], predicate: ({ queryKey }) => gone === undefined || queryKey[1] !== gone }),
		),
	)
