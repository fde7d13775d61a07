import { expect, test } from 'vitest'
import { startImportScenario } from '#tests/harness/import-scenario.ts'

const { product, oliviaId, commit } = await startImportScenario()

type Booking = { name: string; hotel: string; from: string; to: string; code: string }
const OLD: Booking = {
	name: 'Olivia Hartley',
	hotel: 'Casa Alba',
	from: '4 June 2027',
	to: '8 June 2027',
	code: 'HA-41',
}
const NEW: Booking = { name: 'Rose Byrne', hotel: 'Casa Nera', from: '12 May 2027', to: '19 May 2027', code: 'HB-77' }

/** A letter that says everything and labels nothing. */
const letter = ({ name, hotel, from, to, code }: Booking, sender = 'stays.example') => `From: Desk <desk@${sender}>
To: kirsty@agency.example
Subject: Good news
Date: Fri, 13 Nov 2026 12:31:44 +0100
Content-Type: text/plain; charset=utf-8

Good morning,

Rooms are blocked for our friend ${name} with us.
The keys of ${hotel} change hands on ${from}
and come back on ${to}.
Quote ${code} at the desk.

With warm wishes
The desk
Lemon Grove Lane
`

const previewOf = async (content: string) => {
	const body = { content, contentType: 'message/rfc822', userId: oliviaId }
	const answer = await product.staff.post('/api/admin/trips/import/preview', body)
	return answer.body.preview
}
const valuesOf = (elements: { fields: Record<string, { value: unknown }> }[]) =>
	elements.map(({ fields }) => Object.fromEntries(Object.entries(fields).map(([name, { value }]) => [name, value])))
const layouts = async () => (await product.staff.get('/api/admin/taught-layouts')).body.layouts

const corrections = {
	'trip/name': 'Alba',
	'trip/startDate': '2027-06-04',
	'trip/endDate': '2027-06-08',
	'guests/0/fullName': OLD.name,
	'accommodations/0/hotelName': OLD.hotel,
	'accommodations/0/checkIn': '2027-06-04',
	'accommodations/0/checkOut': '2027-06-08',
	'accommodations/0/confirmationNumber': OLD.code,
}

test('what staff enter in a review teaches how the next document of the sender is read (IMPORT-91, IMPORT-92)', async () => {
	const first = await previewOf(letter(OLD))
	expect(first.taught).toBeNull()
	const done = await commit(first.id, { corrections })
	expect([done.status, done.body.error]).toEqual([201, undefined])

	const second = await previewOf(letter(NEW))
	expect(second.taught).toMatchObject({ name: 'stays.example', isUsed: true })
	expect(second.layers).toContain('taught')
	expect(valuesOf(second.draft.guests)).toEqual([{ fullName: NEW.name }])
	expect(valuesOf(second.draft.accommodations)).toMatchObject([
		{ hotelName: NEW.hotel, checkIn: '2027-05-12', checkOut: '2027-05-19', confirmationNumber: NEW.code },
	])
	expect(second.isCertain).toBe(false)
	expect(await layouts()).toMatchObject([{ name: 'stays.example', sender: 'stays.example', uses: 1, changedAt: null }])
})

test('a layout holds wording of the documents, and no value of any', async () => {
	const { rows } = await product.db
		.selectFrom('taughtLayouts')
		.select(['layout', 'wording', 'name'])
		.execute()
		.then((all) => ({ rows: all }))
	expect(rows).toHaveLength(1)
	const stored = JSON.stringify(rows).toLowerCase()
	expect(stored).toContain('blocked')
	for (const value of ['olivia', 'hartley', 'alba', 'ha-41', '2027', 'rose', 'byrne'])
		expect(stored).not.toContain(value)
})

test('a document that its sender lays out differently is read without the layout, and says so (IMPORT-93)', async () => {
	const changed = letter(NEW).replace(
		/\n\n[^]*$/,
		'\n\nHello\nYour booking follows.\nHotel: Casa Rosa\nCheck-in: 3 July 2027\nCheck-out: 5 July 2027\nGuest: Mrs Ada Byron\nConfirmation: ZZ-9\n',
	)
	const { taught, draft } = await previewOf(changed)
	expect(taught).toMatchObject({ isUsed: false })
	expect(draft.issues.map(({ code }: { code: string }) => code)).toContain('LAYOUT_CHANGED')
	expect(valuesOf(draft.accommodations)).toMatchObject([{ hotelName: 'Casa Rosa' }])
	expect((await layouts())[0].changedAt).not.toBeNull()
	const other = await previewOf(changed.replace('stays.example', 'other.example'))
	expect(other.taught).toBeNull()
})

test('staff see, rename and delete what was taught (IMPORT-94)', async () => {
	const [layout] = await layouts()
	expect(layout.values).toContainEqual({
		list: 'accommodations',
		field: 'checkOut',
		before: 'and come back on',
		above: '',
	})
	const path = `/api/admin/taught-layouts/${layout.id}`
	expect((await product.staff.patch(path, { name: ' ' })).status).toBe(422)
	expect((await product.staff.patch(path, { name: 'Casa letters' })).status).toBe(204)
	expect((await previewOf(letter(NEW))).taught.name).toBe('Casa letters')
	expect((await product.staff.delete(path)).status).toBe(204)
	expect((await product.staff.delete(path)).status).toBe(404)
	expect((await product.staff.patch(`/api/admin/taught-layouts/${oliviaId}`, { name: 'X' })).status).toBe(404)
	expect(await layouts()).toEqual([])
	expect((await previewOf(letter(NEW))).taught).toBeNull()
})

test('an import that staff did not correct teaches nothing', async () => {
	const plain = letter(OLD).replace(
		/\n\n[^]*$/,
		'\n\nHotel: Casa Rosa\nCheck-in: 3 July 2027\nCheck-out: 5 July 2027\nGuest: Mrs Ada Byron\nConfirmation: ZZ-9\n',
	)
	const { id } = await previewOf(plain)
	const done = await commit(id, { corrections: { 'trip/name': 'Rosa' } })
	expect([done.status, done.body.error]).toEqual([201, undefined])
	expect(await layouts()).toEqual([])
})

/** A page of labels and values. */
async function readPage(stay: Record<string, string>) {
	const rows = Object.entries(stay).map(([label, value]) => `<dt>${label}</dt><dd>${value}</dd>`)
	const page = `<!doctype html><title>Your days at the lake!</title><h2>Hotel</h2><dl>${rows.join('')}</dl><p>With warm wishes</p>`
	const body = { content: page, contentType: 'text/html', userId: oliviaId }
	return (await product.staff.post('/api/admin/trips/import/preview', body)).body.preview
}
/** Imports it with corrections of its stay. */
async function teachStay(preview: { id: string }, stay: Record<string, string>) {
	const own = Object.entries(stay).map(([field, value]) => [`accommodations/0/${field}`, value])
	const done = await commit(preview.id, { corrections: Object.fromEntries(own) })
	expect([done.status, done.body.error]).toEqual([201, undefined])
}
const plain = { 'Under the roof of': 'Casa Rosa', 'Check-in': '3 July 2027', 'Check-out': '5 July 2027' }

test('a field that the taught page did not have is read as without the layout (IMPORT-105)', async () => {
	await teachStay(await readPage(plain), { hotelName: 'Casa Rosa' })
	const second = await readPage({
		...plain,
		'Under the roof of': 'Casa Nera',
		'Room type': 'Garden Suite',
		Board: 'Half board',
		'Booking reference': 'ZZ-912',
	})
	expect(second.taught).toMatchObject({ isUsed: true })
	expect(valuesOf(second.draft.accommodations)).toMatchObject([
		{ hotelName: 'Casa Nera', roomType: 'Garden Suite', boardBasis: 'Half Board', confirmationNumber: 'ZZ-912' },
	])
})

test('a second correction of a sender is compared with what the readers found, not with the layout’s reading (IMPORT-105)', async () => {
	const withRoom = { ...plain, 'Room type': 'as agreed' }
	await teachStay(await readPage(withRoom), { hotelName: 'Casa Rosa', roomType: '' })
	const second = await readPage({ ...withRoom, 'Under the roof of': 'Casa Nera' })
	// What the readers had right stays as they write it.
	expect(second.draft.trip.name.value).toBe('Your days at the lake!')
	expect(second.taught).toMatchObject({ isUsed: true })
	expect(second.draft.accommodations[0].fields.roomType).toBeUndefined()
	await teachStay(second, { checkOut: '2027-07-06' })
	// Nobody has entered a room yet.
	const third = await readPage({ ...withRoom, 'Under the roof of': 'Casa Blu' })
	expect(valuesOf(third.draft.accommodations)).toMatchObject([{ hotelName: 'Casa Blu', checkIn: '2027-07-03' }])
	expect(third.draft.accommodations[0].fields.roomType).toBeUndefined()
})

test('a document that was imported before it taught anything changes nothing when it comes again (IMPORT-51)', async () => {
	for (const { id } of await layouts()) await product.staff.delete(`/api/admin/taught-layouts/${id}`)
	const fetched = 'Somebody waits at Lugano station on 3 July 2027 at 14:10'
	const own = { ...plain, 'Under the roof of': 'Casa Viola', 'Our number': 'LAKE-77', 'How you come': fetched }
	const first = await readPage(own)
	const corrections = {
		'trip/name': 'Viola',
		'trip/orderId': 'LAKE-77',
		'accommodations/0/hotelName': 'Casa Viola',
		'transfers/0/transferType': 'Private Transfer',
		'transfers/0/date': '2027-07-03',
		'transfers/0/time': '14:10',
		'transfers/0/fromLocation': 'Lugano station',
		'transfers/0/toLocation': 'Casa Viola',
	}
	const done = await commit(first.id, { corrections })
	expect([done.status, done.body.error]).toEqual([201, undefined])
	const again = await readPage(own)
	expect(again.match).toMatchObject({ tripId: done.body.trip.id, changes: [] })
	expect((await commit(again.id)).body).toMatchObject({ outcome: 'unchanged', changes: [] })
	// A later version has the number that staff entered, and is read as they taught.
	const later = await readPage({ ...own, 'Check-out': '6 July 2027' })
	expect(later.taught).toMatchObject({ isUsed: true })
	expect(later.match.tripId).toBe(done.body.trip.id)
	const changes = later.match.changes.map(({ kind, path }: { kind: string; path: string }) => [kind, path])
	expect(changes).toContainEqual(['changed', 'accommodations/0/checkOut'])
	expect(changes.filter(([kind]: string[]) => kind !== 'changed')).toEqual([])
})

test('a date that leaves its year open is as doubtful in a taught document as in any other (IMPORT-128)', async () => {
	for (const { id } of await layouts()) await product.staff.delete(`/api/admin/taught-layouts/${id}`)
	const first = await previewOf(letter({ ...OLD, code: 'HA-52' }))
	expect(
		(await commit(first.id, { corrections: { ...corrections, 'accommodations/0/confirmationNumber': 'HA-52' } }))
			.status,
	).toBe(201)
	const { draft } = await previewOf(letter({ ...NEW, from: '12 May', to: '19 May' }))
	expect(valuesOf(draft.accommodations)).toMatchObject([{ checkIn: '2027-05-12', checkOut: '2027-05-19' }])
	const doubts = draft.issues.filter(({ code }: { code: string }) => code === 'YEAR_ASSUMED')
	expect(doubts.map(({ path }: { path: string }) => path)).toEqual([
		'accommodations/0/checkIn',
		'accommodations/0/checkOut',
	])
	expect(doubts[0].message).toBe('‘12 May’ has no year. 2027 was assumed.')
})
