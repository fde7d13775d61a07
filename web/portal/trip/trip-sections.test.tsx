import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import type { Document } from '#shared/trips/kinds/document.ts'
import { buildActivity, buildFlight, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildPortalTrip } from '#tests/builders/trip.ts'
import { AuthProvider } from '#web/data/session.tsx'
import { createQueryClient } from '#web/data/signed-in.tsx'
import { inTimeOrder } from '#shared/trips/timeline/time-order.ts'
import { readAnswer } from '#web/offline/cached-answers.ts'
import { tripSections } from './trip-sections.tsx'

const zone = process.env.TZ
afterEach(() => {
	if (zone === undefined) delete process.env.TZ
	else process.env.TZ = zone
})

const pack: Document = {
	id: 'pack',
	tripId: 'trip',
	displayName: 'Grand Prix welcome pack',
	label: 'Tickets',
	audience: 'lead',
	guestIds: null,
	fileName: 'x1.pdf',
	fileUrl: '/api/documents/x1.pdf',
	bytes: 48_200,
	uploadedAt: '2026-03-01T23:30:00.000Z',
	version: 1,
	createdAt: '2026-03-01T23:30:00.000Z',
	updatedAt: '2026-03-01T23:30:00.000Z',
}
const trip = buildPortalTrip({
	documents: [pack],
	flights: [buildFlight({ departureTime: '2026-05-20T23:55:00', arrivalTime: '2026-05-21T00:10:00', pnr: 'K7QX2M' })],
	accommodations: [buildStay({})],
	transfers: [buildTransfer({ status: 'pending' })],
	activities: [buildActivity({ date: '2026-05-24', time: 'sunset', status: 'cancelled' })],
})
const client = createQueryClient(() => {})
const html = (id: string, of = trip) => {
	const section = tripSections(of).find((section) => section.id === id)
	return renderToStaticMarkup(
		<AuthProvider>
			<QueryClientProvider client={client}>{section?.content}</QueryClientProvider>
		</AuthProvider>,
	)
}
/** The visible text of a section, with a bar in place of tags. */
const shown = (id: string, of = trip) =>
	html(id, of)
		.replaceAll(/<[^>]+>/g, '|')
		.replaceAll(/\|+/g, '|')

test('the sections are in order, with their counts', () => {
	expect(tripSections(trip).map(({ title, count }) => [title, count])).toEqual([
		['Documents', 1],
		['Flights', 1],
		['Hotels', 1],
		['Transfers', 1],
		['Activities', 1],
	])
})

test('empty flights and transfers have no section; the other sections say that they are empty', () => {
	const bare = buildPortalTrip({})
	expect(tripSections(bare).map(({ id }) => id)).toEqual(['documents', 'hotels', 'activities'])
	expect(shown('documents', bare)).toBe('|No documents available yet|')
	expect(shown('hotels', bare)).toBe('|No hotels yet|')
	expect(shown('activities', bare)).toBe('|No activities yet|')
})

describe.each(['Europe/London', 'America/Los_Angeles', 'Asia/Tokyo'])('in %s', (tz) => {
	test('times show as stored, without a zone conversion', () => {
		process.env.TZ = tz
		const flights = shown('flights')
		expect(flights).toContain('Wed 20 May 2026')
		expect(flights).toContain('23:55')
		expect(flights).toContain('00:10')
		expect(flights).toContain('+1 day, Thu 21 May 2026')
		expect(shown('transfers')).toContain('Thu 21 May 2026, 13:30')
		expect(shown('hotels')).toMatch(/5 nights.*Thu 21 May 2026.*Tue 26 May 2026/)
		expect(shown('activities')).toContain('Sun 24 May 2026, sunset')
	})
})

test('the upload date of a document is in the viewer’s zone', () => {
	process.env.TZ = 'America/Los_Angeles'
	expect(shown('documents')).toContain('Tickets · 1 Mar 2026 · 48 kB')
	process.env.TZ = 'Asia/Tokyo'
	expect(shown('documents')).toContain('Tickets · 2 Mar 2026 · 48 kB')
})

test('a document links to its file, and shows the file name when it has no display name', () => {
	expect(html('documents')).toMatch(
		/<a href="\/api\/documents\/x1\.pdf" download="" aria-label="Download Grand Prix welcome pack"/,
	)
	expect(shown('documents', { ...trip, documents: [{ ...pack, displayName: '' }] })).toContain('x1.pdf')
})

test('statuses have the portal’s colours', () => {
	expect(html('flights')).toMatch(/bg-green-wash[^>]*>Confirmed</)
	expect(html('transfers')).toMatch(/bg-amber-wash[^>]*>Pending</)
	expect(html('activities')).toMatch(/bg-red-wash[^>]*>Cancelled</)
})

test('an answer that an older release cached is shown, with defaults for what it lacks', () => {
	const { transfers: _, activities: __, ...older } = trip
	const { pnr: ___, class: ____, ...leg } = trip.flights[0]!
	const cached = { trip: { ...older, flights: [{ ...leg, seat: '1A' }] } }
	const read = readAnswer('/api/portal/trips/trip', JSON.parse(JSON.stringify(cached))) as { trip: typeof trip }
	const yesterday = inTimeOrder(read.trip)
	expect(tripSections(yesterday).map(({ id, count }) => [id, count])).toEqual([
		['documents', 1],
		['flights', 1],
		['hotels', 1],
		['activities', 0],
	])
	expect(shown('flights', yesterday)).toContain('Nice')
	expect(
		tripSections(yesterday)
			.map(({ id }) => html(id, yesterday))
			.join(),
	).not.toMatch(/undefined|null/)
})
