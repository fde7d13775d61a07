import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#server/db/id.ts'
import { BOOKED_KIND_LIST, type BookedKind } from '#shared/trips/kinds/registry.ts'
import { type Client, type Product, startProduct } from './harness/product.ts'
import { addCompanion, addDocument, addRecord, makeTrip, pathOf, segmentOf } from './harness/trip-scenario.ts'

/** Words that nobody else's record has, by what they belong to. A search of the raw bytes finds them wherever they leak. */
const LEAD_ONLY = ['OP-SECRET-1', 'Dune package', 'Notes about Olivia', 'Bookings Desk', '2038-01-31']
const OLIVIAS = ['533401927', '1987-06-14', 'olivia-private@mail.example', 'Shellfish allergy']
const DANIELS = ['541188320', '1985-11-30']
const PARTIES = ['everybody', 'james', 'olivia', 'nobody'] as const
type Party = (typeof PARTIES)[number]

let product: Product
let tripId: string
let guests: { olivia: string; james: string; daniel: string }
const ids: Record<BookedKind, Record<Party, string>> = {
	flights: none(),
	accommodations: none(),
	transfers: none(),
	activities: none(),
}
const documents: Record<string, { id: string; fileName: string; fileUrl: string }> = {}

function none(): Record<Party, string> {
	return { everybody: '', james: '', olivia: '', nobody: '' }
}

/** A value of each record that names it in the raw bytes. */
const named = (list: BookedKind, party: Party) => `${list}-for-${party}`
const NAMED: Record<BookedKind, (text: string) => object> = {
	flights: (text) => ({ airline: text, pnr: `PNR-${text}` }),
	accommodations: (text) => ({ hotelName: text, confirmationNumber: `CONF-${text}` }),
	transfers: (text) => ({ fromLocation: text, confirmationNumber: `CONF-${text}` }),
	activities: (text) => ({ name: text, confirmationNumber: `CONF-${text}` }),
}

beforeAll(async () => {
	product = await startProduct({ weather: { atDestination: async () => null, duringStays: async () => [] } })
	const { staff } = product
	tripId = await makeTrip(product, {
		orderId: 'OP-SECRET-1',
		packageName: 'Dune package',
		notes: 'Notes about Olivia',
		bookingAgent: 'Bookings Desk',
		firstPaymentDate: '2038-01-31',
	})
	const guest = async (values: object) => String((await addRecord(staff, 'guests', tripId, values)).id)
	guests = {
		olivia: await guest({ email: 'olivia-private@mail.example', dietaryRequirements: 'Shellfish allergy' }),
		james: await guest({ fullName: 'James Whitlock', passportNumber: '777000111', dateOfBirth: '1980-02-03' }),
		daniel: await guest({ fullName: 'Daniel Hartley', passportNumber: '541188320', dateOfBirth: '1985-11-30' }),
	}
	const guestIds = { everybody: null, james: [guests.james, guests.olivia], olivia: [guests.olivia], nobody: [] }
	for (const list of BOOKED_KIND_LIST)
		for (const party of PARTIES)
			ids[list][party] = (
				await addRecord(staff, list, tripId, {
					...NAMED[list](named(list, party)),
					guestIds: party === 'everybody' && list === 'activities' ? [guests.james] : guestIds[party],
				})
			).id
	// The transfer of James leads to a flight that only Olivia is on.
	for (const [transfer, flight] of [
		['everybody', 'james'],
		['james', 'olivia'],
	] as const)
		await staff.patch(`/api/admin/transfers/${ids.transfers[transfer]}`, { flightId: ids.flights[flight] })
	for (const [name, values] of [
		['lead', {}],
		['everyone', { audience: 'everyone' }],
		['james', { audience: 'guests', guestIds: [guests.james] }],
		['daniel', { audience: 'guests', guestIds: [guests.daniel] }],
		['nobody', { audience: 'guests' }],
	] as const) {
		documents[name] = await addDocument(staff, tripId, `document-for-${name}.pdf`)
		expect((await staff.patch(`/api/documents/${documents[name]!.id}`, values)).status).toBe(200)
	}
	await addCompanion(product, tripId, guests.james)
})
afterAll(() => product.stop())

/** Everything that an account can fetch of the trip, as raw text by channel. */
async function channels(client: Client): Promise<Record<string, string>> {
	const feed = await client.post('/api/portal/calendar-feed')
	const text = async (path: string) => {
		const response = await client.fetch(path)
		return `${response.status} ${JSON.stringify([...response.headers])} ${await response.text()}`
	}
	return {
		trips: await text('/api/portal/trips'),
		trip: await text(`/api/portal/trips/${tripId}`),
		documents: await text(`/api/portal/trips/${tripId}/documents`),
		documentsAgain: await text(`/api/trips/${tripId}/documents`),
		calendar: await text(`/api/portal/trips/${tripId}/calendar`),
		feed: await text(new URL(feed.body.feed.url).pathname),
		approval: await text(`/api/portal/trips/${tripId}/approval`),
		notices: await text(`/api/portal/trips/${tripId}/notices`),
		messages: await text(`/api/portal/trips/${tripId}/messages`),
	}
}

test('no channel tells a companion what is not theirs: guest × record × field × channel', async () => {
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	const others = BOOKED_KIND_LIST.flatMap((list) =>
		(['olivia', 'nobody'] as const).flatMap((party) => [ids[list][party], named(list, party)]),
	)
	const otherDocuments = ['lead', 'daniel', 'nobody'].flatMap((name) => [
		documents[name]!.id,
		documents[name]!.fileName,
		`document-for-${name}`,
	])
	const hidden = [...LEAD_ONLY, ...OLIVIAS, ...DANIELS, ...others, ...otherDocuments]
	const seen = await channels(product.james)
	for (const [channel, text] of Object.entries(seen)) {
		expect([channel, hidden.filter((secret) => text.includes(secret))]).toEqual([channel, []])
		expect([channel, text.slice(0, 3)]).toEqual([channel, '200'])
	}
	// The same search finds each of them in what the lead gets, so it is not blind.
	const lead = Object.values(await channels(product.olivia)).join()
	const staffOnly = ['Notes about Olivia']
	const notForLead = hidden.filter((secret) => !lead.includes(secret))
	expect(notForLead).toEqual(staffOnly)
})

test('a companion writes in a conversation of their own, about what they see only', async () => {
	const mine = `/api/portal/trips/${tripId}/messages`
	const ask = (id: string) =>
		product.james.post(mine, { text: 'A surprise for Olivia', about: { list: 'flights', id } })
	expect((await ask(ids.flights.olivia)).status).toBe(422)
	expect((await ask(ids.flights.james)).status).toBe(201)
	expect((await product.james.get(mine)).body.conversation.messages).toHaveLength(1)
	expect(JSON.stringify((await product.olivia.get(mine)).body)).not.toContain('surprise')
	const { threads } = (await product.staff.get(`/api/admin/trips/${tripId}/threads`)).body
	expect(threads.map(({ travellerName }: { travellerName: string }) => travellerName)).toEqual(['James Okafor'])
})

test('a companion sees the trip, the records they are on with references, their own details and documents', async () => {
	const { trip } = (await product.james.get(`/api/portal/trips/${tripId}`)).body
	for (const list of BOOKED_KIND_LIST)
		expect(trip[list].map(({ id }: { id: string }) => id).toSorted()).toEqual(
			[ids[list].everybody, ids[list].james].toSorted(),
		)
	expect(trip.flights[0].pnr).toMatch(/^PNR-/)
	expect(trip.guests).toMatchObject([{ id: guests.james, passportNumber: '777000111' }])
	expect(trip.documents.map(({ id }: { id: string }) => id).toSorted()).toEqual(
		[documents.everyone!.id, documents.james!.id].toSorted(),
	)
	expect(trip).toMatchObject({
		name: 'Monaco Grand Prix Weekend',
		orderId: null,
		userId: null,
		viewer: { kind: 'companion', guestId: guests.james },
	})
	expect(trip.party.map(({ fullName }: { fullName: string }) => fullName).toSorted()).toEqual([
		'Daniel Hartley',
		'James Whitlock',
		'Olivia Hartley',
	])
})

test('files and rows that are looked up by their own id follow the same rule as the trip', async () => {
	const { james, olivia, staff, anonymous } = product
	const statuses = async (client: Client) => {
		const files: Record<string, number> = {}
		for (const [name, { fileUrl }] of Object.entries(documents)) files[name] = (await client.get(fileUrl)).status
		return files
	}
	expect(await statuses(james)).toEqual({ lead: 404, everyone: 200, james: 200, daniel: 404, nobody: 404 })
	const all = { lead: 200, everyone: 200, james: 200, daniel: 200, nobody: 200 }
	expect(await statuses(olivia)).toEqual(all)
	expect(await statuses(staff)).toEqual(all)
	expect(Object.values(await statuses(anonymous))).toEqual([401, 401, 401, 401, 401])
	const flight = async (client: Client, party: Party) =>
		(await client.get(`/api/portal/flights/BA342/status?flight=${ids.flights[party]}`)).status
	// Without a provider a permitted caller gets 503.
	expect(await Promise.all(PARTIES.map((party) => flight(james, party)))).toEqual([503, 503, 404, 404])
	expect(await Promise.all(PARTIES.map((party) => flight(olivia, party)))).toEqual([503, 503, 503, 503])
})

test('private details of a guest are not the lead’s', async () => {
	const { olivia, james, staff, db } = product
	await db.updateTable('guests').set({ isPrivate: true }).where('id', '=', guests.james).execute()
	for (const [channel, text] of Object.entries(await channels(olivia)))
		expect([channel, text.includes('777000111'), text.includes(documents.james!.id)]).toEqual([channel, false, false])
	expect((await olivia.get(documents.james!.fileUrl)).status).toBe(404)
	expect((await james.get(documents.james!.fileUrl)).status).toBe(200)
	const edit = { passportNumber: '1' }
	expect((await olivia.patch(`/api/portal/guests/${guests.james}`, edit)).body.code).toBe('private')
	expect((await staff.get(`/api/admin/trips/${tripId}`)).body.trip.guests[1].passportNumber).toBe('777000111')
	await db.updateTable('guests').set({ isPrivate: false }).where('id', '=', guests.james).execute()
})

test('a companion changes and approves their own details, the lead those of the others', async () => {
	const { olivia, james, staff } = product
	for (const id of Object.values(guests)) await staff.patch(`/api/admin/guests/${id}`, { phone: `0${Math.random()}` })
	expect((await james.patch(`/api/portal/guests/${guests.olivia}`, { phone: '1' })).status).toBe(404)
	expect(
		(await james.patch(`/api/portal/guests/${guests.james}`, { phone: '020 7946 0000' })).body.guest,
	).toMatchObject({
		passportNumber: '777000111',
		phone: '020 7946 0000',
	})
	const approve = (client: Client) => client.post(`/api/portal/trips/${tripId}/approve-guests`)
	const lead = (await approve(olivia)).body.trip
	expect(lead.guests.map(({ approvalStatus }: { approvalStatus: string }) => approvalStatus)).toEqual([
		'approved',
		'pending',
		'approved',
	])
	expect(lead.guestDetailsApprovalStatus).toBe('pending')
	expect((await approve(james)).body.trip).toMatchObject({
		guestDetailsApprovalStatus: 'approved',
		guests: [{ id: guests.james }],
	})
	expect((await olivia.get(`/api/portal/trips/${tripId}`)).body.trip.guestDetailsApprovalStatus).toBe('approved')

	await staff.patch(`/api/admin/guests/${guests.james}`, { fullName: 'James A Whitlock' })
	const states = (await olivia.get(`/api/portal/trips/${tripId}`)).body.trip.guests.map(
		({ approvalStatus }: { approvalStatus: string }) => approvalStatus,
	)
	expect(states).toEqual(['approved', 'pending', 'approved'])
	const { approval } = (await james.get(`/api/portal/trips/${tripId}/approval`)).body
	expect(approval).toMatchObject({ approvedBy: 'James Okafor', guests: [{ fullName: 'James Whitlock' }] })
	expect(approval.changes).toMatchObject([{ guestId: guests.james, kind: 'edited' }])
	const whole = (await staff.get(`/api/admin/trips/${tripId}/approval`)).body.approval
	expect(whole.guests).toHaveLength(3)
	expect(whole.changes).toMatchObject([{ guestId: guests.james, kind: 'edited' }])
})

test('staff choose guests of the trip only; removing the last guest of a record shows it to nobody', async () => {
	const { james, staff } = product
	const stranger = await staff.patch(`${pathOf('flights')}/${ids.flights.james}`, { guestIds: [newId()] })
	expect([stranger.status, stranger.body.fields.guestIds]).toEqual([422, 'Who is on it: choose guests of this trip'])
	const emma = await addRecord(staff, 'guests', tripId, { fullName: 'Emma Whitlock' })
	const dinner = await addRecord(staff, 'activities', tripId, { name: 'Dinner for Emma', guestIds: [emma.id] })
	expect((await staff.delete(`${pathOf('guests')}/${emma.id}`)).status).toBe(204)
	const { activities } = (await staff.get(`/api/admin/trips/${tripId}/${segmentOf('activities')}`)).body
	expect(activities.find(({ id }: { id: string }) => id === dinner.id).guestIds).toEqual([])
	expect(JSON.stringify((await james.get(`/api/portal/trips/${tripId}`)).body)).not.toContain(dinner.id)
})

test('a copy of the trip has the copies of the guests on its records', async () => {
	const { staff } = product
	const { trip } = (await staff.post(`/api/admin/trips/${tripId}/duplicate`, { startDate: '2039-05-20' })).body
	const james = trip.guests.find(({ fullName }: { fullName: string }) => fullName.startsWith('James'))
	const olivia = trip.guests.find(({ fullName }: { fullName: string }) => fullName.startsWith('Olivia'))
	const flight = trip.flights.find(({ airline }: { airline: string }) => airline === named('flights', 'james'))
	expect(trip.transfers.filter(({ flightId }: { flightId: string }) => flightId === flight.id)).toHaveLength(1)
	expect(new Set(flight.guestIds)).toEqual(new Set([james.id, olivia.id]))
	expect(
		trip.flights.find(({ airline }: { airline: string }) => airline === named('flights', 'nobody')).guestIds,
	).toEqual([])
})

test('ended access is a 404 everywhere at once, like a trip that does not exist', async () => {
	const { james, db } = product
	await db.updateTable('companions').set({ endedAt: new Date() }).where('tripId', '=', tripId).execute()
	const seen = await channels(james)
	expect(seen.trips).toContain('{"trips":[],"contact":{"consultant":null')
	expect(seen.feed).not.toContain('BEGIN:VEVENT')
	for (const channel of ['trip', 'documents', 'documentsAgain', 'calendar', 'approval', 'messages'])
		expect([channel, seen[channel]!.slice(0, 3)]).toEqual([channel, '404'])
	expect((await james.get(documents.everyone!.fileUrl)).status).toBe(404)
	expect((await james.patch(`/api/portal/guests/${guests.james}`, { phone: '2' })).status).toBe(404)
})
