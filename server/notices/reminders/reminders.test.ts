import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LiveFlight, liveFlightShape } from '#shared/portal/live-status.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { tripReader } from '#server/trips/trip/read-trips.ts'
import { type Client, type Product, startProduct } from '#tests/harness/product.ts'
import { addCompanion, addDocument, addRecord, makeTrip } from '#tests/harness/trip-scenario.ts'
import { sendReminders } from './send-reminders.ts'

let product: Product
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())

const at = (instant: string) => Date.parse(instant)
const sweep = (now: string) => {
	const reader = tripReader(tripRecords(product.services.sealer))
	return sendReminders({ ...product.services, reader }, at(now))
}
/** A trip from 20 May 2038 with Olivia as a guest, a flight at 09:40 in London, and nothing told yet. */
async function plannedTrip(values: object = {}) {
	const tripId = await makeTrip(product, values)
	const guest = { passportExpiry: '2041-01-01' }
	const olivia: string = (await addRecord(product.staff, 'guests', tripId, guest)).id
	const flight: string = (await addRecord(product.staff, 'flights', tripId)).id
	await addRecord(product.staff, 'accommodations', tripId)
	return { tripId, olivia, flight }
}
async function readyTrip(values: object = {}) {
	const made = await plannedTrip(values)
	expect((await product.staff.post(`/api/admin/trips/${made.tripId}/ready`, {})).status).toBe(200)
	return made
}
async function told(tripId: string, client: Client = product.olivia): Promise<string[]> {
	const { notices } = (await client.get(`/api/portal/trips/${tripId}/notices`)).body
	return notices.flatMap(({ kind, title }: { kind: string; title: string }) => (kind === 'reminder' ? [title] : []))
}
const mailsOf = (tripId: string) =>
	product.db
		.selectFrom('mails')
		.innerJoin('deliveries', 'deliveries.mailId', 'mails.id')
		.innerJoin('notices', 'notices.id', 'deliveries.noticeId')
		.select(['subject', 'textBody', 'to', 'headers'])
		.where('tripId', '=', tripId)
		.where('kind', '=', 'reminder')
		.orderBy('mails.id')
		.execute()
const upcoming = async (tripId: string) =>
	(await product.staff.get(`/api/admin/trips/${tripId}/notices`)).body.reminders as {
		key: string
		kind: string
		dueAt: string
		people: string[]
		waitsFor: string | null
		skipped: { reason: string; by: string } | null
	}[]
const CHECK_IN = 'Check-in for BA342 usually opens now'
const TOMORROW = 'Your trip begins tomorrow'
const APPROVE = 'Please approve your guest details'

test('each is sent at its time, once, also by two instances in the same second (PORTAL-123)', async () => {
	const { tripId } = await readyTrip()
	expect((await upcoming(tripId)).map(({ kind, dueAt }) => [kind, dueAt])).toEqual([
		['approve', '2038-04-08T09:00:00.000Z'],
		['approve', '2038-04-29T09:00:00.000Z'],
		['approve', '2038-05-06T09:00:00.000Z'],
		['documents', '2038-05-10T09:00:00.000Z'],
		['sevenDays', '2038-05-13T09:00:00.000Z'],
		['checkIn', '2038-05-19T08:40:00.000Z'],
		['tomorrow', '2038-05-19T17:00:00.000Z'],
	])
	await sweep('2038-04-08T08:59:00Z')
	expect(await told(tripId)).toEqual([])
	await Promise.all([sweep('2038-04-08T09:00:00Z'), sweep('2038-04-08T09:00:00Z'), sweep('2038-04-08T09:00:00Z')])
	await sweep('2038-04-08T09:05:00Z')
	expect(await told(tripId)).toEqual([APPROVE])
	await sweep('2038-05-13T09:00:00Z')
	await sweep('2038-05-19T08:40:00Z')
	expect(await told(tripId)).toEqual([CHECK_IN, 'Seven days to go', APPROVE])
	const mails = await mailsOf(tripId)
	expect(mails.map(({ subject }) => subject)).toEqual([
		`${APPROVE}: Monaco Grand Prix Weekend`,
		'Seven days to go: Monaco Grand Prix Weekend',
		`${CHECK_IN}: Monaco Grand Prix Weekend`,
	])
	expect(mails[2]!.textBody).toContain('Time: 09:40')
	expect((await upcoming(tripId)).map(({ kind }) => kind)).toEqual(['approve', 'approve', 'documents', 'tomorrow'])
})

test('they move with the flight and with the trip: a flight of another day is told again, at its new time only', async () => {
	const { tripId, flight } = await readyTrip()
	await sweep('2038-05-19T08:40:00Z')
	expect(await told(tripId)).toEqual([CHECK_IN])
	const move = (departureTime: string, arrivalTime: string) =>
		product.staff.patch(`/api/admin/flights/${flight}`, { departureTime, arrivalTime })
	// Ten minutes later on the same day is no news.
	await move('2038-05-20T09:50', '2038-05-20T12:55')
	await sweep('2038-05-19T08:50:00Z')
	expect(await told(tripId)).toEqual([CHECK_IN])
	await move('2038-05-21T07:00', '2038-05-21T10:05')
	await sweep('2038-05-19T08:55:00Z')
	expect(await told(tripId)).toEqual([CHECK_IN])
	await sweep('2038-05-20T06:00:00Z')
	await sweep('2038-05-20T06:05:00Z')
	expect(await told(tripId)).toEqual([CHECK_IN, CHECK_IN])

	const { tripId: moved } = await readyTrip()
	const dates = { startDate: '2038-06-20', endDate: '2038-06-25' }
	const { flights, accommodations } = (await product.staff.get(`/api/admin/trips/${moved}`)).body.trip
	await product.staff.delete(`/api/admin/flights/${flights[0].id}`)
	await product.staff.delete(`/api/admin/accommodations/${accommodations[0].id}`)
	await product.staff.patch(`/api/admin/trips/${moved}`, dates)
	await sweep('2038-04-08T09:00:00Z')
	expect(await told(moved)).toEqual([])
	await sweep('2038-05-09T09:00:00Z')
	expect(await told(moved)).toEqual([APPROVE])
})

test('a check-in opens by the clock of the airport, and not for flights on request or cancelled', async () => {
	const { tripId } = await readyTrip()
	const add = (values: object) =>
		addRecord(product.staff, 'flights', tripId, {
			departureAirport: 'Tokyo Haneda (HND)',
			arrivalAirport: 'Sydney (SYD)',
			departureTime: '2038-05-23T08:00',
			arrivalTime: '2038-05-23T18:30',
			...values,
		})
	await add({ flightNumber: 'NH879' })
	await add({ flightNumber: 'NH880', status: 'pending' })
	await add({ flightNumber: 'NH881', status: 'cancelled' })
	// 08:00 in Tokyo is 23:00 UTC of the day before.
	await sweep('2038-05-21T22:59:00Z')
	expect(await told(tripId)).not.toContain('Check-in for NH879 usually opens now')
	await sweep('2038-05-21T23:00:00Z')
	expect((await told(tripId)).filter((title) => title.includes('NH'))).toEqual(['Check-in for NH879 usually opens now'])
	// Within two hours before departure nobody is reminded any more.
	await add({ flightNumber: 'NH882', departureTime: '2038-05-24T08:00', arrivalTime: '2038-05-24T18:30' })
	await sweep('2038-05-23T21:30:00Z')
	expect((await told(tripId)).some((title) => title.includes('NH882'))).toBe(false)
})

test('the evening before, by the clock where the trip begins: what the day brings, terminals, what to have ready (PORTAL-140)', async () => {
	const { tripId, olivia } = await readyTrip()
	const guest = await addRecord(product.staff, 'guests', tripId, { fullName: 'James Okafor' })
	await addCompanion(product, tripId, guest.id)
	const transfer = { transferType: 'Airport Pickup', time: '06:30', fromLocation: 'Home', toLocation: 'Heathrow' }
	await addRecord(product.staff, 'transfers', tripId, { ...transfer, guestIds: [olivia] })
	await addRecord(product.staff, 'activities', tripId, { date: '2038-05-20', time: '20:00', status: 'pending' })
	const reading = { status: 'scheduled', departure: { terminal: '5' }, arrival: {} }
	await product.db
		.insertInto('flightReadings')
		.values({
			...{ key: 'BA342 2038-05-20 LHR', reading: liveFlightShape.toText(reading as unknown as LiveFlight) },
			...{ readAt: new Date(), nextAt: new Date() },
		})
		.execute()
	await sweep('2038-05-19T16:59:00Z')
	expect(await told(tripId)).not.toContain(TOMORROW)
	await sweep('2038-05-19T17:00:00Z')
	expect([(await told(tripId))[0], (await told(tripId, product.james))[0]]).toEqual([TOMORROW, TOMORROW])
	const [lead, companion] = (await mailsOf(tripId)).filter(({ subject }) => subject.startsWith(TOMORROW))
	for (const words of [
		'Take your passport',
		'BA342',
		'Time: 09:40',
		'Departure terminal: 5',
		'Time: 06:30',
		'Belle Rade',
	])
		expect(lead!.textBody).toContain(words)
	expect(lead!.textBody).not.toMatch(/Your documents|yacht/)
	expect(companion!.textBody).toContain('Departure terminal: 5')
	expect(companion!.textBody).not.toContain('06:30')

	// Where the day begins abroad it is evening there. After midnight it is no longer tomorrow.
	const { tripId: far } = await readyTrip({ startDate: '2038-05-19' })
	const fromTokyo = { departureAirport: 'Tokyo Haneda (HND)', departureTime: '2038-05-19T11:00' }
	const landing = { arrivalAirport: 'Nice (NCE)', arrivalTime: '2038-05-19T19:00' }
	await addRecord(product.staff, 'flights', far, { ...fromTokyo, ...landing, flightNumber: 'NH879' })
	expect((await upcoming(far)).find(({ kind }) => kind === 'tomorrow')?.dueAt).toBe('2038-05-18T09:00:00.000Z')
	await sweep('2038-05-18T15:00:00Z')
	expect(await told(far)).not.toContain(TOMORROW)
	await sweep('2038-05-18T14:59:00Z')
	expect(await told(far)).toContain(TOMORROW)
})

test('never before the trip is ready, and never for a cancelled or completed trip', async () => {
	const { tripId } = await plannedTrip()
	await sweep('2038-04-08T09:00:00Z')
	await product.staff.post(`/api/admin/trips/${tripId}/ready`, {})
	expect(await mailsOf(tripId)).toEqual([])
	for (const status of ['cancelled', 'completed']) {
		const { tripId: ended } = await readyTrip()
		await product.staff.patch(`/api/admin/trips/${ended}`, { status })
		for (const now of ['2038-04-08T09:00:00Z', '2038-05-13T09:00:00Z', '2038-05-19T08:40:00Z']) await sweep(now)
		expect([status, await mailsOf(ended), await upcoming(ended)]).toEqual([status, [], []])
	}
	// Long after its time a reminder is of no use.
	const { tripId: late } = await readyTrip()
	await sweep('2038-04-14T09:00:00Z')
	expect(await mailsOf(late)).toEqual([])
})

test('they stop when what they ask for is done; documents wait until there are some', async () => {
	const { tripId } = await readyTrip()
	expect((await upcoming(tripId)).find(({ kind }) => kind === 'documents')).toMatchObject({
		people: [],
		waitsFor: 'There is no document yet',
	})
	await sweep('2038-05-10T09:00:00Z')
	expect(await told(tripId)).toEqual([])
	await addDocument(product.staff, tripId)
	await sweep('2038-05-10T09:05:00Z')
	expect(await told(tripId)).toEqual(['Your documents are ready'])
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	expect((await upcoming(tripId)).filter(({ kind }) => kind === 'approve')).toEqual([])
	await sweep('2038-04-29T09:00:00Z')
	expect(await told(tripId)).toEqual(['Your documents are ready'])
})

test('missing passports are asked for on a journey abroad, without a number or a name', async () => {
	const { tripId, olivia } = await readyTrip()
	expect((await upcoming(tripId)).filter(({ kind }) => kind === 'passport')).toEqual([])
	// France asks for three months after the return.
	await product.staff.patch(`/api/admin/guests/${olivia}`, { nationality: 'British', passportExpiry: '2038-08-24' })
	await sweep('2038-04-15T09:00:00Z')
	expect(await told(tripId)).toContain('Passport details are missing')
	const mail = (await mailsOf(tripId)).find(({ subject }) => subject.startsWith('Passport'))
	expect(mail?.textBody).not.toMatch(/533401927|2038-08-24|Olivia Hartley’s/)
	await product.staff.patch(`/api/admin/guests/${olivia}`, { passportExpiry: '2042-11-24' })
	expect((await upcoming(tripId)).filter(({ kind }) => kind === 'passport')).toEqual([])
})

test('each companion is reminded of what concerns them, and by their own preference', async () => {
	const { olivia, james, staff } = product
	const { tripId, olivia: own } = await readyTrip()
	const guest = await addRecord(staff, 'guests', tripId, { fullName: 'James Okafor', passportExpiry: '2041-01-01' })
	await addCompanion(product, tripId, guest.id)
	await addRecord(staff, 'flights', tripId, { flightNumber: 'BA900', guestIds: [own] })
	await olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	await sweep('2038-04-08T09:00:00Z')
	// The lead has done their part; James has not.
	expect([await told(tripId), await told(tripId, james)]).toEqual([[], [APPROVE]])
	await sweep('2038-05-19T08:40:00Z')
	expect((await told(tripId)).toSorted()).toEqual([CHECK_IN, 'Check-in for BA900 usually opens now'])
	expect(await told(tripId, james)).toEqual([CHECK_IN, APPROVE])

	const mail = (await mailsOf(tripId)).find(({ to }) => to === james.user!.email)
	const headers = mail?.headers as Record<string, string>
	expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
	const address = new URL(/^<(.*)>$/.exec(headers['List-Unsubscribe']!)![1]!)
	const takes = async () => (await james.get(`/api/portal/trips/${tripId}/notices`)).body.takesReminders
	// A scanner opens every link.
	expect((await product.anonymous.get(address.pathname)).status).toBe(303)
	expect(await takes()).toBe(true)
	const oneClick = { 'content-type': 'application/x-www-form-urlencoded' }
	const press = (path: string) =>
		product.anonymous.fetch(path, { method: 'POST', body: 'List-Unsubscribe=One-Click', headers: oneClick })
	expect((await press(`${address.pathname}x`)).status).toBe(404)
	expect(await takes()).toBe(true)
	expect((await press(address.pathname)).status).toBe(200)
	expect(await takes()).toBe(false)
	await sweep('2038-04-29T09:00:00Z')
	expect(await told(tripId, james)).toEqual([CHECK_IN, APPROVE])
	await james.put('/api/portal/reminders', { isWanted: true })
	await sweep('2038-04-29T09:05:00Z')
	expect(await told(tripId, james)).toEqual([APPROVE, CHECK_IN, APPROVE])
	expect((await product.anonymous.put('/api/portal/reminders', { isWanted: true })).status).toBe(401)
})

test('staff see when each goes to whom, and leave one out with a reason, which is audited (CRM-171)', async () => {
	const { staff, olivia } = product
	const { tripId } = await readyTrip()
	const [first] = await upcoming(tripId)
	expect(first).toMatchObject({ kind: 'approve', people: ['Olivia Hartley'], skipped: null })
	const path = `/api/admin/trips/${tripId}/reminders`
	const skip = (client: Client, body: object) => client.put(path, body)
	const reason = 'We go through the details on the telephone'
	expect((await skip(product.anonymous, { key: first!.key, reason })).status).toBe(401)
	expect((await skip(olivia, { key: first!.key, reason })).status).toBe(403)
	expect((await skip(await product.colleague('viewer'), { key: first!.key, reason })).status).toBe(403)
	expect((await skip(staff, { key: first!.key, reason: '' })).status).toBe(422)
	expect((await skip(staff, { key: 'approve:other', reason })).status).toBe(404)
	expect((await skip(staff, { key: first!.key, reason })).body.reminders[0].skipped).toMatchObject({
		reason,
		by: 'Marguerite Lavigne',
	})
	await sweep('2038-04-08T09:00:00Z')
	expect(await told(tripId)).toEqual([])
	const { rows } = await sql<{ detail: object }>`select detail from audit
		where "objectId" = ${tripId} and action = 'reminder skipped'`.execute(product.db)
	expect(rows).toEqual([{ detail: { key: first!.key, reason } }])
	expect((await skip(staff, { key: first!.key, reason: null })).body.reminders[0].skipped).toBeNull()
	await sweep('2038-04-08T09:05:00Z')
	expect(await told(tripId)).toEqual([APPROVE])
})

test('a push of a reminder waits for the morning, and is left out where that is too late', async () => {
	const { tripId, flight } = await readyTrip()
	const push = async () =>
		(
			await product.db
				.selectFrom('deliveries as d')
				.innerJoin('notices as n', 'n.id', 'd.noticeId')
				.select(['d.dueAt', 'n.body'])
				.where('n.tripId', '=', tripId)
				.where('n.kind', '=', 'reminder')
				.where('channel', '=', 'push')
				.orderBy('d.id')
				.execute()
		).map(({ dueAt }) => dueAt.toISOString())
	const move = (departureTime: string, arrivalTime: string) =>
		product.staff.patch(`/api/admin/flights/${flight}`, { departureTime, arrivalTime })
	const keys = { publicKey: 'x', sealed: 'x' }
	const { token } = { token: (await product.olivia.get('/api/portal/push')).body.push }
	expect(token.publicKey).toBeTruthy()
	const { id: keyId } = await product.db.selectFrom('pushKeys').select('id').executeTakeFirstOrThrow()
	const { id: sessionId } = await product.db
		.selectFrom('sessions')
		.select('id')
		.where('userId', '=', product.olivia.user!.id)
		.executeTakeFirstOrThrow()
	await product.db
		.insertInto('pushSubscriptions')
		.values({
			...{ id: keyId, keyId, sessionId, userId: product.olivia.user!.id, sealed: keys.sealed, zone: 'Europe/London' },
			endpointHash: Buffer.from('x'),
		})
		.execute()
	// 03:00 in London: the mail at once, the push at 07:00.
	await move('2038-05-20T03:00', '2038-05-20T06:00')
	await sweep('2038-05-19T02:00:00Z')
	expect(await push()).toEqual(['2038-05-19T06:00:00.000Z'])
	// The flight leaves before the morning.
	await move('2038-05-21T05:00', '2038-05-21T08:00')
	await sweep('2038-05-20T23:00:00Z')
	expect(await told(tripId)).toHaveLength(2)
	expect(await push()).toEqual(['2038-05-19T06:00:00.000Z'])
})
