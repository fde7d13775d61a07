import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { get } from '#server/http/routes.ts'
import type { AppEnv } from '#server/http/routes.ts'
import { buildFlight, buildGuest } from '#tests/builders/records.ts'
import { buildTrip } from '#tests/builders/trip.ts'
import { seenBy } from './seen-by.ts'

const trip = {
	...buildTrip({
		notes: 'Prefers a high floor',
		consultantName: 'Marguerite Lavigne',
		customerCanSignIn: true,
		flights: [buildFlight({ pnr: 'K7QX2M' })],
		guests: [buildGuest({ passportNumber: '533401927' })],
	}),
	// A column that came without a decision about who sees it.
	commission: '£420',
}

test('the lead sees their trip with its records, without what is for staff and what nobody decided on', () => {
	const seen = seenBy({ kind: 'lead' }, trip)
	expect(seen.flights).toEqual(trip.flights)
	expect(seen.guests).toEqual(trip.guests)
	expect(seen).toMatchObject({ name: trip.name, customerName: 'Olivia Hartley', viewer: { kind: 'lead' } })
	for (const name of ['notes', 'consultantId', 'consultantName', 'customerCanSignIn', 'commission'])
		expect(seen).not.toHaveProperty(name)
})

test('staff without sight of identity data see the trip as its lead does, without identity data', () => {
	const seen = seenBy({ kind: 'staff', seesIdentityData: false }, trip)
	expect(seen.guests).toMatchObject([{ fullName: trip.guests[0]!.fullName, passportNumber: null, isHidden: true }])
	expect(seenBy({ kind: 'staff', seesIdentityData: true }, trip).guests).toEqual(trip.guests)
})

test('the compiler refuses a trip that did not go through here in an answer to a traveller', async () => {
	// @ts-expect-error: the trip has no viewer
	const unfiltered = get('/api/portal/x', 'signedIn', (c) => c.json({ trip }))
	const filtered = get('/api/portal/y', 'signedIn', (c) => c.json({ trip: seenBy({ kind: 'lead' }, trip) }))
	const app = new Hono<AppEnv>()
	app.get('/x', (c) => unfiltered.handler(c, null))
	app.get('/y', (c) => filtered.handler(c, null))
	expect(await (await app.request('/x')).text()).toContain('high floor')
	expect(await (await app.request('/y')).text()).not.toContain('high floor')
})

test('places come only with the records that somebody sees', () => {
	const { places } = trip
	const seen = seenBy({ kind: 'lead' }, { ...trip, places: { ...places, 'other/at': Object.values(places)[0]! } })
	expect(Object.keys(seen.places)).toEqual(['flight/to', 'flight/from'])
	expect(seen.places['flight/to']).toMatchObject({ zone: 'Europe/Paris', airport: 'NCE' })
})
