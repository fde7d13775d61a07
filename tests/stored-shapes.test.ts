import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Product, startProduct } from './harness/product.ts'
import { addRecord, makeTrip } from './harness/trip-scenario.ts'

/** JSON as the first release stored it, without a version; what older and newer releases may have stored; and what none did. */
const GARBAGE = ['null', '[]', '7', '"text"', '{}', '{"schemaVersion":"?"}', '[[]]']

let product: Product
let tripId: string
beforeAll(async () => {
	product = await startProduct()
})
afterAll(() => product.stop())
beforeEach(async () => {
	tripId = await makeTrip(product, { orderId: 'GP-24817' })
})

test('identity data of another release is read with defaults', async () => {
	const guest = await addRecord(product.staff, 'guests', tripId)
	const shown = async (text: string) => {
		const sealed = product.services.sealer.seal(`guests:${guest.id}`, text)
		await sql`update guests set sealed = ${sealed} where id = ${guest.id}`.execute(product.db)
		const { status, body } = await product.olivia.get(`/api/portal/trips/${tripId}`)
		expect(status).toBe(200)
		return body.trip.guests[0]
	}
	const yesterday = '{"dateOfBirth":"1987-06-14","passportNumber":"533401927"}'
	expect(await shown(yesterday)).toMatchObject({ dateOfBirth: '1987-06-14', passportNumber: '533401927' })
	expect(await shown('{"passportNumber":"1","faith":"x","dateOfBirth":1987,"schemaVersion":9}')).toMatchObject({
		passportNumber: '1',
		dateOfBirth: null,
		nationality: null,
	})
	for (const text of GARBAGE)
		expect(await shown(text)).toMatchObject({ fullName: 'Olivia Hartley', passportNumber: null })
})

test('an approval of another release is shown with defaults, or as no longer readable', async () => {
	const guest = await addRecord(product.staff, 'guests', tripId)
	await product.olivia.post(`/api/portal/trips/${tripId}/approve-guests`)
	const { id } = (await product.staff.get(`/api/admin/trips/${tripId}/approval`)).body.approval
	const shown = async (text: string) => {
		const sealed = product.services.sealer.seal(`approvals:${id}`, text)
		const fingerprint = createHash('sha256').update(text).digest('hex')
		await sql`update approvals set sealed = ${sealed}, fingerprint = ${fingerprint} where id = ${id}`.execute(
			product.db,
		)
		const { status, body } = await product.olivia.get(`/api/portal/trips/${tripId}/approval`)
		expect(status).toBe(200)
		return body.approval
	}
	const yesterday = {
		salt: 'x4Tt9mJQ3rVbq0PpDz6oXw',
		guests: [
			{
				id: guest.id,
				version: 1,
				title: 'Ms',
				fullName: 'Olivia Hartley',
				dateOfBirth: '1987-06-14',
				nationality: null,
				passportNumber: '533401927',
				passportExpiry: null,
				passportCountry: null,
				email: null,
				phone: null,
				dietaryRequirements: null,
				specialRequests: null,
			},
		],
	}
	expect(await shown(JSON.stringify(yesterday))).toMatchObject({ guests: yesterday.guests, changes: [] })
	const { phone: _, ...older } = yesterday.guests[0]!
	const odd = { ...yesterday, schemaVersion: 9, guests: [{ ...older, shoeSize: 38 }, null, 'text', { version: 2 }] }
	expect(await shown(JSON.stringify(odd))).toMatchObject({ guests: [{ id: guest.id, phone: null }], changes: [] })
	for (const text of GARBAGE) expect(await shown(text)).toMatchObject({ guests: null, changes: [] })
})

test('documents that another release issued are compared with what it stored of them', async () => {
	const flight = await addRecord(product.staff, 'flights', tripId)
	await addRecord(product.staff, 'transfers', tripId)
	await product.staff.post(`/api/admin/trips/${tripId}/generate-booking-confirmation`)
	await product.staff.patch(`/api/admin/flights/${flight.id}`, { pnr: 'K7QX2M' })
	const stored = await product.db
		.selectFrom('papers')
		.selectAll()
		.where('tripId', '=', tripId)
		.executeTakeFirstOrThrow()
	expect([stored.parts, stored.madeOf]).toMatchObject([{ schemaVersion: 1 }, { schemaVersion: 1 }])
	const because = async ({ parts = stored.parts, madeOf = stored.madeOf }: { parts?: unknown; madeOf?: unknown }) => {
		const [partsText, madeOfText] = [JSON.stringify(parts), JSON.stringify(madeOf)]
		await sql`update papers set parts = ${partsText}, "madeOf" = ${madeOfText} where "tripId" = ${tripId}`.execute(
			product.db,
		)
		const { status, body } = await product.staff.get(`/api/admin/trips/${tripId}/papers`)
		expect([status, body.papers[0].state]).toEqual([200, 'outOfDate'])
		return body.papers[0].because
	}
	const name = 'British Airways BA342 London Heathrow (LHR) to Nice (NCE)'
	const { schemaVersion: _, ...parts } = stored.parts as Record<string, string>
	const { schemaVersion: __, ...madeOf } = stored.madeOf as Record<string, object>
	expect(await because({ parts, madeOf })).toEqual([`${name}: PNR not set → K7QX2M`])
	const { transfers: _none, ...older } = madeOf
	const { transfers: _part, ...fewer } = parts
	expect(await because({ parts: fewer, madeOf: { ...older, cruises: [{ id: 1 }], schemaVersion: 9 } })).toEqual([
		`${name}: PNR not set → K7QX2M`,
		'Airport Pickup: Nice Airport to Hôtel Belle Rade was added',
	])
	for (const garbage of GARBAGE.map((text) => JSON.parse(text) as unknown)) {
		expect(await because({ parts, madeOf: garbage })).toEqual(['The flights have changed'])
		expect((await because({ parts: garbage, madeOf })).length).toBeGreaterThan(0)
	}
})

test('agency settings of another release are filled with what an agency starts with', async () => {
	const shown = async (text: string) => {
		await sql`insert into "agencySettings" (id, "values") values (1, ${text}) on conflict (id) do update set "values" = ${text}`.execute(
			product.db,
		)
		const { status, body } = await product.staff.get('/api/admin/settings')
		expect(status).toBe(200)
		return body.settings
	}
	expect(await shown('{"atolHolderName":"Go Privilege Limited","atolNumber":"00000"}')).toMatchObject({
		name: 'Go Privilege',
		atolHolderName: 'Go Privilege Limited',
		vatScheme: 'standard',
		insurance: null,
	})
	const odd = await shown('{"name":7,"vatScheme":"lunar","atolCertificates":null,"motto":"x","schemaVersion":9}')
	expect(odd).toMatchObject({ name: 'Go Privilege', vatScheme: 'standard', atolCertificates: 'specimen' })
	expect(odd).not.toHaveProperty('motto')
	for (const text of GARBAGE) expect(await shown(text)).toMatchObject({ name: 'Go Privilege', atolNumber: null })
	const saved = await product.staff.put('/api/admin/settings', { insurance: 'Take some.' })
	expect([saved.status, saved.body.settings.insurance]).toEqual([200, 'Take some.'])
})

test('content of another release can be read, edited, previewed and printed', async () => {
	const path = `/api/admin/trips/${tripId}`
	const stay = await addRecord(product.staff, 'accommodations', tripId)
	const shown = async (text: string) => {
		await sql`insert into "bookingConfirmationContents" ("tripId", content) values (${tripId}, ${text})
			on conflict ("tripId") do update set content = ${text}`.execute(product.db)
		const { status, body } = await product.staff.get(`${path}/booking-confirmation-content`)
		expect(status).toBe(200)
		// What was read can be sent back whole.
		const { version: _, ...content } = body
		expect((await product.staff.put(`${path}/booking-confirmation-content`, content)).status).toBe(200)
		return body
	}
	const yesterday = {
		introductionText: 'Dear Olivia',
		whyBookWithUs: null,
		whyBookWithUsIcons: [{ text: 'Care - Day and night', iconUrl: null }],
		destinationOverview: null,
		destinationHeaderImage: null,
		hotelImages: {},
		activityImages: {},
		hotelDescriptions: { [stay.id]: 'Fourteen rooms.' },
		activityDescriptions: {},
		totalPrice: '28450',
		vatAmount: null,
		vatRate: '20',
		perPersonPrice: null,
		perNightPrice: null,
		showPerPersonPrice: false,
		showPerNightPrice: true,
		showVat: false,
	}
	expect(await shown(JSON.stringify(yesterday))).toMatchObject({
		introductionText: 'Dear Olivia',
		whyBookWithUsIcons: '[{"text":"Care - Day and night","iconUrl":null}]',
		hotelDescriptions: JSON.stringify({ [stay.id]: 'Fourteen rooms.' }),
		showPerNightPrice: true,
		showVat: false,
	})
	const { hotelImages: _, showVat: __, ...older } = yesterday
	const odd = {
		...older,
		video: 'x',
		totalPrice: 28450,
		whyBookWithUsIcons: [null, { text: 'Care' }],
		schemaVersion: 9,
	}
	expect(await shown(JSON.stringify(odd))).toMatchObject({
		whyBookWithUsIcons: '[{"text":"Care","iconUrl":null}]',
		hotelImages: '{}',
		totalPrice: null,
		showVat: true,
	})
	for (const text of GARBAGE) expect(await shown(text)).toMatchObject({ introductionText: null, hotelImages: '{}' })
	expect((await product.staff.post(`${path}/generate-booking-confirmation`)).status).toBe(201)
})

test('a release that refuses unknown members finds none in what this one stores', async () => {
	await product.staff.put(`/api/admin/trips/${tripId}/booking-confirmation-content`, { totalPrice: '1' })
	const { content } = await product.db
		.selectFrom('bookingConfirmationContents')
		.select('content')
		.where('tripId', '=', tripId)
		.executeTakeFirstOrThrow()
	expect(Object.keys(content as object)).not.toContain('schemaVersion')
})

test('a form of another release is shown and can be assigned, whatever was stored of it', async () => {
	const shown = async (slots: string, filled: string) => {
		await sql`insert into "atolForms" (type, "fileName", "storageKey", sha256, slots, filled)
			values ('flight-only', 'Form.pdf', 'forms/x.pdf', 'ab', ${slots}, ${filled})
			on conflict (type) do update set slots = ${slots}, filled = ${filled}`.execute(product.db)
		const { status, body } = await product.staff.get('/api/admin/atol-forms')
		expect(status).toBe(200)
		return body.forms[0]
	}
	const slot = { name: 'Passenger', fields: ['Passenger 1', 'Passenger 2'], isMultiline: false }
	expect(await shown(JSON.stringify([slot]), '{"Passenger":"names"}')).toMatchObject({
		slots: [slot],
		filled: { Passenger: 'names' },
	})
	const { isMultiline: _, ...older } = slot
	expect(
		await shown(
			JSON.stringify([{ ...older, font: 'x' }, { name: 7 }, null]),
			'{"Passenger":"names","Price":"carbon","schemaVersion":9}',
		),
	).toMatchObject({ slots: [slot], filled: { Passenger: 'names' } })
	for (const text of GARBAGE) expect(await shown(text, text)).toMatchObject({ slots: [], filled: {} })
	await product.staff.delete('/api/admin/atol-forms/flight-only')
})

test('an answer that is stored in another form is not repeated, and the work is not done twice', async () => {
	const add = () =>
		product.staff.post('/api/admin/guests', { tripId, fullName: 'Ada' }, { 'idempotency-key': `add-${tripId}` })
	const first = await add()
	const store = (answer: string) =>
		sql`update "sentOnce" set answer = ${answer} where key like ${`%add-${tripId}`}`.execute(product.db)
	const { answer } = await product.db
		.selectFrom('sentOnce')
		.select('answer')
		.where('key', 'like', `%add-${tripId}`)
		.executeTakeFirstOrThrow()
	for (const garbage of ['null', '{"schemaVersion":2,"body":"x"}', '[]', '7', '"text"']) {
		await store(garbage)
		expect([(await add()).status, garbage]).toEqual([409, garbage])
	}
	await store(JSON.stringify(answer))
	expect((await add()).body).toEqual(first.body)
	expect((await product.staff.get(`/api/admin/trips/${tripId}/guests`)).body.guests).toHaveLength(1)
})
