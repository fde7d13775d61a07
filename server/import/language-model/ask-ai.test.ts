import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { orderOf } from '#tests/amalfi.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { type Provider, respondWith, startProvider } from '#tests/harness/provider.ts'

let ai: Provider
let product: Product
beforeAll(async () => {
	ai = await startProvider()
	product = await startProduct({ ai: { baseUrl: `${ai.url}/v1`, apiKey: null, model: 'small', deadlineMs: 3_000 } })
})
afterAll(async () => {
	await product.stop()
	await ai.stop()
})
beforeEach(() => sql`delete from throttle`.execute(product.db))

/** A letter without labels, in which our own readers find nothing. */
const LETTER = `Dear Mrs Hartley, how delightful to have you with us. We shall keep a room called the Garden Suite for you at
Villa Cimbrone, and look forward to welcoming you on Friday the 4th of June 2027; you will leave us on the 11th of June 2027.
Passport C01X00T47. desk@villa.example`
const STAY = { Hotel: 'Villa Cimbrone', 'Check-in': '4 June 2027', 'Check-out': '11 June 2027' }
const answering = (content: unknown) =>
	respondWith(JSON.stringify({ choices: [{ message: { role: 'assistant', content: JSON.stringify(content) } }] }))

const read = (content: string) =>
	product.staff.post('/api/admin/trips/import/preview', {
		content,
		contentType: 'text/plain',
		userId: product.olivia.user!.id,
	})
const ask = (id: string, who = product.staff) => who.post(`/api/admin/trips/import/preview/${id}/ask-ai`)
const commit = (previewId: string, more: object = {}) =>
	product.staff.post('/api/admin/trips/import', { previewId, ...more })

test('AI reads a letter without labels when staff ask for it, and the result needs a review', async () => {
	const requestsBefore = ai.requests.length
	const nothing = await read(LETTER)
	expect([nothing.status, nothing.body.code]).toEqual([422, 'nothing_found'])
	expect(ai.requests.length).toBe(requestsBefore)
	const { previewId } = nothing.body
	expect((await commit(previewId)).status).toBe(422)
	for (const [who, status] of [
		[product.anonymous, 401],
		[product.james, 403],
	] as const)
		expect((await ask(previewId, who)).status).toBe(status)
	expect((await ask('0198c0de-0000-7000-8000-000000000000')).status).toBe(409)
	expect(ai.requests.length).toBe(requestsBefore)

	ai.reply(answering({ accommodation: [{ ...STAY, 'Room type': 'Garden Suite', 'Board basis': 'Half Board' }] }))
	const { status, body } = await ask(previewId)
	expect(status).toBe(201)
	expect(body.preview).toMatchObject({
		isCertain: false,
		canAskAi: false,
		layers: expect.arrayContaining(['model']),
		draft: {
			accommodations: [
				{
					fields: {
						hotelName: { value: 'Villa Cimbrone', certainty: 'guessed' },
						checkIn: { value: '2027-06-04' },
						roomType: { value: 'Garden Suite' },
					},
				},
			],
		},
	})
	// The model stated it, but the letter does not contain it.
	expect(JSON.stringify(body.preview)).not.toContain('Half Board')
	expect(ai.requests.at(-1)?.body).not.toMatch(/C01X00T47|desk@villa/)
	// The previous preview is gone, and guesses are imported only after a review.
	expect((await commit(previewId)).body.code).toBe('preview_expired')
	expect((await ask(body.preview.id)).body.code).toBe('nothing_to_ask')
	const done = await commit(body.preview.id, { corrections: { 'trip/name': 'Ravello', 'trip/destination': 'Ravello' } })
	expect([done.status, done.body.error, done.body.trip?.accommodations.length]).toEqual([201, undefined, 1])
})

test('AI fills gaps and never overrides what was read', async () => {
	const { body } = await read('Hotel: Villa Cimbrone\nCheck-in: 4 June 2027\n\nWe say goodbye on 11 June 2027.')
	expect(body.preview.draft.trip.endDate).toMatchObject({ value: '2027-06-04', certainty: 'derived' })
	expect(body.preview).toMatchObject({ canAskAi: true, draft: { accommodations: [{}] } })
	ai.reply(answering({ accommodation: [STAY], flight: [{ 'Flight number': 'BA999', From: 'LHR', Departs: '1 June' }] }))
	const more = await ask(body.preview.id)
	expect(more.body.preview.draft.flights).toEqual([])
	expect(more.body.preview.draft.trip.endDate).toMatchObject({ value: '2027-06-11', certainty: 'derived' })
	expect(more.body.preview.draft.accommodations).toMatchObject([
		{ fields: { checkIn: { certainty: 'read' }, checkOut: { value: '2027-06-11', certainty: 'guessed' } } },
	])
})

test('a model that fails, answers in prose or finds nothing leaves the preview unchanged', async () => {
	const { previewId } = (await read(LETTER)).body
	const faults: [Parameters<Provider['reply']>[0], number, string][] = [
		[respondWith('Oh no', 500), 502, 'provider_failed'],
		[respondWith('Too many', 429), 503, 'provider_busy'],
		[respondWith('garbage'), 502, 'provider_failed'],
		[
			respondWith(JSON.stringify({ choices: [{ message: { content: 'I cannot help with that.' } }] })),
			422,
			'ai_found_nothing',
		],
		[answering({ accommodation: [{ Hotel: 'Ritz', 'Check-in': '1 May 2027' }] }), 422, 'ai_found_nothing'],
	]
	for (const [reply, status, code] of faults) {
		ai.reply(reply)
		const answer = await ask(previewId)
		expect([answer.status, answer.body.code]).toEqual([status, code])
	}
	ai.reply(answering({ accommodation: [STAY] }))
	expect((await ask(previewId)).status).toBe(201)
})

test('a model that is too slow times out and can be asked again', async () => {
	const { previewId } = (await read(LETTER)).body
	ai.reply(() => {})
	const slow = await ask(previewId)
	expect([slow.status, slow.body.code, slow.body.error]).toEqual([
		504,
		'provider_slow',
		'The AI’s reading took too long to load. Please try again later',
	])
	ai.reply(answering({ accommodation: [STAY] }))
	expect((await ask(previewId)).status).toBe(201)
})

test('without a configured model, AI is not offered', async () => {
	const without = await startProduct()
	const body = { content: LETTER, contentType: 'text/plain', userId: without.olivia.user!.id }
	const nothing = await without.staff.post('/api/admin/trips/import/preview', body)
	expect([nothing.body.code, nothing.body.previewId]).toEqual(['nothing_found', undefined])
	const some = { ...body, content: 'Hotel: Villa Cimbrone\nCheck-in: 4 June 2027\nCheck-out: 11 June 2027' }
	const { preview } = (await without.staff.post('/api/admin/trips/import/preview', some)).body
	expect(preview.canAskAi).toBe(false)
	const asked = await without.staff.post(`/api/admin/trips/import/preview/${preview.id}/ask-ai`)
	expect([asked.status, asked.body.code]).toEqual([503, 'not_configured'])
	await without.stop()
})

test('AI reads every booking unless the installation says otherwise; a slow, failing or inventing model spoils none', async () => {
	const settings = { baseUrl: `${ai.url}/v1`, apiKey: null, model: 'small', deadlineMs: 500, readsEveryBooking: true }
	const eager = await startProduct({ ai: settings })
	const open = (content: string, contentType = 'text/plain') =>
		eager.staff.post('/api/admin/trips/import/preview', { content, contentType, userId: eager.olivia.user!.id })
	const labelled = 'Hotel: Villa Cimbrone\nCheck-in: 4 June 2027\n\nWe say goodbye on 11 June 2027.'
	const found = async (content: string, contentType?: string) => {
		const { status, body } = await open(content, contentType)
		expect([status, body.error]).toEqual([201, undefined])
		return body.preview
	}
	try {
		ai.reply(answering({ accommodation: [STAY, { Hotel: 'Ritz', 'Check-in': '1 May 2027' }] }))
		const well = await found(LETTER)
		expect(well).toMatchObject({ isCertain: false, canAskAi: false })
		expect(well.draft.accommodations).toMatchObject([
			{ fields: { hotelName: { value: 'Villa Cimbrone', certainty: 'guessed' } } },
		])
		const { response_format: format, messages } = JSON.parse(ai.requests.at(-1)!.body)
		expect(format.json_schema.schema.properties.accommodation.items.required).toContain('Check-in')
		expect(messages[1].content).not.toMatch(/C01X00T47|desk@villa/)

		const data = { note: 'You leave us on 11 June 2027', stay: { hotel: 'Villa Cimbrone', checkIn: '2027-06-04' } }
		const json = await found(JSON.stringify(data), 'application/json')
		expect(json.draft.accommodations).toMatchObject([{ fields: { checkOut: { value: '2027-06-11' } } }])

		for (const fault of [() => {}, respondWith('Oh no', 500), respondWith('garbage')]) {
			ai.reply(fault)
			const { draft, canAskAi } = await found(labelled)
			expect(canAskAi).toBe(true)
			expect(draft.issues).toContainEqual(expect.objectContaining({ code: 'AI_SILENT', path: '' }))
			expect(draft.accommodations).toMatchObject([{ fields: { checkIn: { certainty: 'read' } } }])
			expect((await open(LETTER)).body).toMatchObject({ code: 'nothing_found', previewId: expect.any(String) })
		}

		// A service that knows no schemas is asked without one, and at once from then on.
		ai.reply((response, request) =>
			request.body.includes('response_format')
				? respondWith('Unknown parameter', 400)(response, request)
				: answering({ accommodation: [STAY] })(response, request),
		)
		await found(labelled)
		const asked = ai.requests.length
		await found(labelled)
		expect(ai.requests.length).toBe(asked + 1)

		// Our own format says what it means.
		await eager.staff.post('/api/admin/trips/import/preview', {
			content: JSON.stringify(orderOf('AI-1')),
			contentType: 'application/json',
			userId: eager.olivia.user!.id,
		})
		expect(ai.requests.length).toBe(asked + 1)
	} finally {
		await eager.stop()
	}
})
