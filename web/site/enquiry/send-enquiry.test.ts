import { Hono } from 'hono'
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest'
import { writeDraft } from './enquiry-draft.ts'
import { createEnquirySender } from './send-enquiry.ts'

const ROCHA = { kind: 'villa', name: 'Rocha', sleeps: 10, villa: '1' } as const
const GENERAL = { kind: 'general', name: null, sleeps: null } as const
const JETS = { kind: 'general', name: 'Private jets', sleeps: null } as const
const TOURNASSINE = { kind: 'villa', name: 'Tournassine', sleeps: 12, villa: '1' } as const

const received: { path: string; key: string | undefined; body: Record<string, unknown> }[] = []
const server = new Hono().post('*', async (c) => {
	received.push({ path: c.req.path, key: c.req.header('idempotency-key'), body: await c.req.json() })
	return c.json({}, 503)
})
vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => server.request(path, init))
afterAll(() => vi.unstubAllGlobals())
beforeEach(() => {
	received.length = 0
})

/** Nothing is stored in Node, so the drafts would last as long as the module. */
afterEach(() => {
	for (const subject of [GENERAL, JETS, ROCHA, TOURNASSINE]) writeDraft(subject, null)
})

const form = (message: string) => {
	const filled = new FormData()
	const values = { name: 'Iris', email: 'iris@mail.example', phone: '1', guests: '4', message, website: '' }
	for (const [name, value] of Object.entries(values)) filled.set(name, value)
	return filled
}

it('sends villa and hotel enquiries to their own paths and fields', async () => {
	await createEnquirySender(ROCHA, 0)(form('')).catch(() => {})
	await createEnquirySender({ kind: 'hotel', name: 'Passerose', sleeps: null }, 0)(form('')).catch(() => {})
	expect(received.map(({ path }) => path)).toEqual(['/api/enquiries', '/api/hotel-enquiries'])
	expect(received[0]?.body).toMatchObject({ villaName: 'Rocha', guests: 4, website: '' })
	expect(received[1]?.body).toMatchObject({ hotelName: 'Passerose' })
	expect(received[0]?.key).toMatch(/^[\w-]{20,}$/)
	expect(received[0]?.key).not.toBe(received[1]?.key)
})

it('sends a general enquiry with its subject', async () => {
	await createEnquirySender(JETS, 0)(form('')).catch(() => {})
	await createEnquirySender(GENERAL, 0)(form('')).catch(() => {})
	expect(received.map(({ path, body }) => [path, body.subject])).toEqual([
		['/api/general-enquiries', 'Private jets'],
		['/api/general-enquiries', null],
	])
})

it('repeats an unanswered enquiry with the same key and body when the form is opened again', async () => {
	await createEnquirySender(TOURNASSINE, 0)(form('')).catch(() => {})
	await createEnquirySender(TOURNASSINE, 900)(form('')).catch(() => {})
	expect(received[1]).toEqual(received[0])
})

it('reuses the idempotency key for the same content and changes it for other content', async () => {
	const send = createEnquirySender(ROCHA, 0)
	for (const message of ['As many as we are', 'As many as we are', 'One more'])
		await send(form(message)).catch(() => {})
	const [first, again, changed] = received
	expect(again).toEqual(first)
	expect(changed?.key).not.toBe(first?.key)
	expect(changed?.body.filledInMs).toBe(first?.body.filledInMs)
})
