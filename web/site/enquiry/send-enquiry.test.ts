import { Hono } from 'hono'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createEnquirySender } from './send-enquiry.ts'

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

const form = (message: string) => {
	const filled = new FormData()
	const values = { name: 'Iris', email: 'iris@mail.example', phone: '1', guests: '4', message, website: '' }
	for (const [name, value] of Object.entries(values)) filled.set(name, value)
	return filled
}

it('sends villa and hotel enquiries to their own paths and fields', async () => {
	await createEnquirySender({ kind: 'villa', name: 'Rocha', sleeps: 10, villa: '1' }, 0)(form('')).catch(() => {})
	await createEnquirySender({ kind: 'hotel', name: 'Passerose', sleeps: null }, 0)(form('')).catch(() => {})
	expect(received.map(({ path }) => path)).toEqual(['/api/enquiries', '/api/hotel-enquiries'])
	expect(received[0]?.body).toMatchObject({ villaName: 'Rocha', guests: 4, website: '' })
	expect(received[1]?.body).toMatchObject({ hotelName: 'Passerose' })
	expect(received[0]?.key).toMatch(/^[\w-]{20,}$/)
	expect(received[0]?.key).not.toBe(received[1]?.key)
})

it('sends a general enquiry with its subject', async () => {
	await createEnquirySender({ kind: 'general', name: 'Private jets', sleeps: null }, 0)(form('')).catch(() => {})
	await createEnquirySender({ kind: 'general', name: null, sleeps: null }, 0)(form('')).catch(() => {})
	expect(received.map(({ path, body }) => [path, body.subject])).toEqual([
		['/api/general-enquiries', 'Private jets'],
		['/api/general-enquiries', null],
	])
})

it('repeats an unanswered enquiry with the same key and body when the form is opened again', async () => {
	const subject = { kind: 'villa', name: 'Tournassine', sleeps: 12, villa: '1' } as const
	await createEnquirySender(subject, 0)(form('')).catch(() => {})
	await createEnquirySender(subject, 900)(form('')).catch(() => {})
	expect(received[1]).toEqual(received[0])
})

it('reuses the idempotency key for the same content and changes it for other content', async () => {
	const send = createEnquirySender({ kind: 'villa', name: 'Rocha', sleeps: 10, villa: '1' }, 0)
	for (const message of ['As many as we are', 'As many as we are', 'One more'])
		await send(form(message)).catch(() => {})
	const [first, again, changed] = received
	expect(again).toEqual(first)
	expect(changed?.key).not.toBe(first?.key)
	expect(changed?.body.filledInMs).toBe(first?.body.filledInMs)
})
