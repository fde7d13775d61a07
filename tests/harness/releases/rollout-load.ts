import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import type { CatalogueItem, ListedItem } from '#shared/catalogue/catalogue-item.ts'
import { marguerite } from '#tests/people.ts'
import { pdfForm } from '../trip-scenario.ts'

const WORKERS = 8
const JSON_TYPE = { 'content-type': 'application/json' }

/**
 * Sends requests to the product at `url` until `finish` is called, and at least `requests`: pages, reads and changes of staff, uploads, and
 * publications of villa 3 under one new name after the other.
 */
export async function startLoad(url: string, requests: number) {
	const signIn = await fetch(`${url}/api/auth/login`, {
		method: 'POST',
		headers: JSON_TYPE,
		body: JSON.stringify({ username: marguerite.username, password: marguerite.password }),
	})
	const cookie = signIn.headers.get('set-cookie')?.split(';')[0] ?? ''
	// Changes of one trip wait for each other, on a busy machine longer than API-75 allows: as many trips as workers.
	const trips: string[] = []
	for (let n = 0; n < WORKERS; n++) trips.push(await makeTrip(url, cookie))
	const tripOf = (n: number) => trips[n % WORKERS]!
	const calls: ((n: number) => Promise<Response>)[] = [
		() => fetch(`${url}/villas`),
		// What a page loaded before the restart reads when a link is followed in it.
		() => fetch(`${url}/catalogue/1/villas/3.json`),
		() => fetch(`${url}/villas/3`),
		() => fetch(`${url}/api/admin/trips`, { headers: { cookie } }),
		(n) =>
			fetch(`${url}/api/admin/trips/${tripOf(n)}`, {
				method: 'PATCH',
				headers: { cookie, ...JSON_TYPE },
				body: JSON.stringify({ notes: `Request ${n}` }),
			}),
		// Deleted again, because a trip holds ten documents.
		async (n) => {
			const upload = `${url}/api/trips/${tripOf(n)}/documents/upload`
			const answer = await fetch(upload, { method: 'POST', headers: { cookie }, body: pdfForm(`${n}.pdf`) })
			if (!answer.ok) return answer
			const { document } = (await answer.json()) as { document: { id: string } }
			return fetch(`${url}/api/documents/${document.id}`, { method: 'DELETE', headers: { cookie } })
		},
	]
	const villa = villaPublisher(url, cookie)
	const failures: string[] = []
	const progress = { sent: 0, isFinishing: false }
	const work = async () => {
		while (!progress.isFinishing || progress.sent < requests) {
			const n = progress.sent++
			try {
				const answer = await calls[n % calls.length]!(n)
				const text = await answer.text()
				// Caddy's own refusals have no text; the product's name their reason.
				if (!answer.ok)
					failures.push(`${n}: ${answer.status} ${new URL(answer.url).pathname} ${text.slice(0, 200)}`.trimEnd())
			} catch (error) {
				failures.push(`${n}: ${String((error as Error).cause ?? error)}`)
			}
		}
	}
	const publish = async () => {
		while (!progress.isFinishing) {
			await villa.publish().catch((error: Error) => failures.push(`publication ${villa.name()}: ${error.message}`))
			await pause(200)
		}
	}
	const workers = [...Array.from({ length: WORKERS }, work), publish()]
	return {
		sent: () => progress.sent,
		/** The name under which the villa was published last. */
		villa: villa.name,
		/** Returns what has failed. */
		async finish(): Promise<string[]> {
			progress.isFinishing = true
			await Promise.all(workers)
			return failures
		},
	}
}

/** The id of a new trip of a new customer. */
async function makeTrip(url: string, cookie: string): Promise<string> {
	const post = async (path: string, body: object) => {
		const headers = { cookie, 'content-type': 'application/json' }
		const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
		expect(answer.status).toBe(201)
		return (await answer.json()) as { user: { id: string }; trip: { id: string } }
	}
	const name = `customer-${randomUUID()}`
	const { user } = await post('/api/admin/invitations', { username: name, email: `${name}@mail.example` })
	const dates = { startDate: '2038-05-01', endDate: '2038-05-08' }
	return (await post('/api/admin/trips', { userId: user.id, name: 'Amalfi', ...dates })).trip.id
}

/** Publishes villa 3 under one new name after the other, as its editor does. */
function villaPublisher(url: string, cookie: string) {
	let name = 'Villa as it was'
	const call = async (path: string, method = 'GET', body?: object) => {
		const headers = { cookie, 'content-type': 'application/json' }
		const answer = await fetch(`${url}/api/admin/catalogue/items${path}`, {
			...{ method, headers },
			...(body && { body: JSON.stringify(body) }),
		})
		if (answer.status !== 200) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`)
		return (await answer.json()) as { items: ListedItem[]; item: CatalogueItem }
	}
	let version = 0
	const publish = async () => {
		const { items } = await call('?kind=villa')
		const { id } = items.find(({ number }) => number === 3)!
		const { item } = await call(`/${id}`)
		name = `Villa of version ${++version}`
		const draft = await call(`/${id}/draft`, 'PUT', { version: item.version, content: { ...item.content, name } })
		await call(`/${id}/publish`, 'POST', { version: draft.item.version })
	}
	return { publish, name: () => name }
}
