import type { QueryClient } from '@tanstack/react-query'
import { query } from '#web/data/query.ts'

// What to read again after a write. Data is never stale by itself, so each write names the answers that it changed.

/** After a write to a trip or its records. Resolves when that trip has been read again; lists and counts follow later. */
export async function refreshTrip(client: QueryClient, id: string): Promise<void> {
	const trips = ['/api/admin/trips']
	void client.invalidateQueries({ queryKey: trips, predicate: ({ queryKey }) => queryKey[1] !== id })
	void refreshCounts(client)
	await client.invalidateQueries({ queryKey: [...trips, id] })
}

/** After a customer or trip was added or deleted. Resolves when all lists and counts on the screen are up to date. */
export async function refreshLists(client: QueryClient): Promise<void> {
	const trips = client.invalidateQueries({ queryKey: ['/api/admin/trips'] })
	// An enquiry shows the trip that was made from it.
	await Promise.all([refreshCounts(client), trips, refreshEnquiries(client)])
}

/** After a change to an enquiry. */
export const refreshEnquiries = (client: QueryClient) =>
	client.invalidateQueries({ queryKey: ['/api/admin/enquiries'] })

/** After a change that affects the issued documents of every trip. The API calls them papers. */
export const refreshIssuedDocuments = (client: QueryClient) =>
	client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'papers' })

/** After an ATOL form was uploaded, deleted or assigned. Each of these also withdraws the confirmation in the settings. */
export const refreshAtolForms = (client: QueryClient) =>
	Promise.all([
		client.invalidateQueries({ queryKey: query('/api/admin/atol-forms').queryKey }),
		client.invalidateQueries({ queryKey: query('/api/admin/settings').queryKey }),
		refreshIssuedDocuments(client),
	])

/** Answers that depend on trips without being a list of them. */
const DERIVED_FROM_TRIPS = ['/api/admin/stats', '/api/admin/users', '/api/admin/departures']

const refreshCounts = (client: QueryClient) =>
	Promise.all(DERIVED_FROM_TRIPS.map((path) => client.invalidateQueries({ queryKey: [path] })))
