import { createHash, randomBytes } from 'node:crypto'
import { smallPdf } from '#server/demo/small-pdf.ts'
import { ADMIN } from './installation.ts'

/** What the product has acknowledged, and how it answered. */
export type Ledger = {
	/** The last acknowledged notes of each trip, by its id. */
	notes: Map<string, string>
	/** The SHA-256 of each uploaded file, by its name in the product. */
	files: Map<string, string>
	sent: number
	/** Answers that say 'try again' (503 with Retry-After), which a client may expect while a service is away. */
	unavailable: number
	/** Everything else that is not what was asked for. */
	failures: string[]
}

export const newLedger = (): Ledger => ({ notes: new Map(), files: new Map(), sent: 0, unavailable: 0, failures: [] })

export type Session = { cookie: string; customerId: string; tripIds: string[] }

/** Signs in as staff and finds the sample trips. */
export async function signIn(url: string): Promise<Session> {
	const answer = await fetch(`${url}/api/auth/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(ADMIN),
	})
	const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? ''
	const read = async (path: string) => (await fetch(url + path, { headers: { cookie } })).json() as Promise<unknown>
	const { trips } = (await read('/api/admin/trips')) as { trips: { id: string; userId: string }[] }
	return { cookie, customerId: trips[0]!.userId, tripIds: trips.map(({ id }) => id) }
}

type Call = (url: string, session: Session, ledger: Ledger) => Promise<Response>

/** One trip is written by one call at a time: otherwise nobody knows which of two acknowledged values must be there. */
const busy = new Set<string>()

const get =
	(path: (session: Session) => string): Call =>
	(url, session) =>
		fetch(url + path(session), { headers: { cookie: session.cookie } })

const anyTrip = ({ tripIds }: Session) => tripIds[Math.floor(Math.random() * tripIds.length)]!

const changeTrip = (url: string, id: string, { cookie }: Session, values: object) =>
	fetch(`${url}/api/admin/trips/${id}`, {
		method: 'PATCH',
		headers: { cookie, 'content-type': 'application/json' },
		body: JSON.stringify(values),
	})

const changeNotes: Call = async (url, session, { notes }) => {
	const id = session.tripIds.find((one) => !busy.has(one))
	if (!id) return fetch(`${url}/healthz`)
	busy.add(id)
	try {
		const text = randomBytes(9).toString('hex')
		const answer = await changeTrip(url, id, session, { notes: text })
		if (answer.ok) notes.set(id, text)
		// Whether a write without an answer is there is not known.
		else notes.delete(id)
		return answer
	} catch (error) {
		notes.delete(id)
		throw error
	} finally {
		busy.delete(id)
	}
}

const upload: Call = async (url, session, { files }) => {
	// A trip takes each name once.
	const reference = randomBytes(9).toString('hex')
	const bytes = new Uint8Array(smallPdf([reference]))
	const form = new FormData()
	form.set('document', new File([bytes], `Voucher ${reference}.pdf`, { type: 'application/pdf' }))
	const trip = anyTrip(session)
	const answer = await fetch(`${url}/api/trips/${trip}/documents/upload`, {
		method: 'POST',
		headers: { cookie: session.cookie },
		body: form,
	})
	if (answer.ok) {
		const { document } = (await answer.clone().json()) as { document: { fileName: string } }
		files.set(document.fileName, createHash('sha256').update(bytes).digest('hex'))
	}
	return answer.status === 409 ? deleteOne(url, trip, session, files) : answer
}

/** Makes room: a trip takes ten documents. */
async function deleteOne(url: string, trip: string, { cookie }: Session, files: Ledger['files']) {
	const answer = await fetch(`${url}/api/trips/${trip}/documents`, { headers: { cookie } })
	if (!answer.ok) return answer
	const { documents } = (await answer.json()) as { documents: { id: string; fileName: string }[] }
	const mine = documents.find(({ fileName }) => files.has(fileName))
	if (!mine) return fetch(`${url}/healthz`)
	files.delete(mine.fileName)
	const deleted = await fetch(`${url}/api/documents/${mine.id}`, { method: 'DELETE', headers: { cookie } })
	// Another call may have deleted it first.
	return deleted.status === 404 ? fetch(`${url}/healthz`) : deleted
}

/** Makes a trip's booking confirmation anew, which a new name makes necessary. */
export const confirm: Call = async (url, session, { files }) => {
	const id = anyTrip(session)
	const renamed = await changeTrip(url, id, session, { name: `Confirmation ${randomBytes(4).toString('hex')}` })
	if (!renamed.ok) return renamed
	const answer = await fetch(`${url}/api/admin/trips/${id}/generate-booking-confirmation`, {
		method: 'POST',
		headers: { cookie: session.cookie },
	})
	return answer.status === 409 ? deleteOne(url, id, session, files) : answer
}

const enquire: Call = (url) =>
	fetch(`${url}/api/enquiries`, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${Math.floor(Math.random() * 250)}` },
		body: JSON.stringify({ name: 'Ada', email: 'ada@mail.example', phone: '1', guests: 2, villaName: 'Villa Rocha' }),
	})

/** How often each call comes in a hundred. */
const MIX: readonly (readonly [share: number, call: Call])[] = [
	[30, get(() => '/villas')],
	[10, get(() => '/')],
	[20, get(() => '/api/admin/trips')],
	[19, get((session) => `/api/admin/trips/${anyTrip(session)}`)],
	[15, changeNotes],
	[5, upload],
	[1, enquire],
]

function callOfTheMix(): Call {
	let at = Math.random() * 100
	const [, call] = MIX.find(([share]) => (at -= share) < 0) ?? MIX[0]!
	return call
}

/** Sends a call, by default one of the mix, and notes what came of it. */
export async function sendOne(url: string, session: Session, ledger: Ledger, call = callOfTheMix()): Promise<void> {
	ledger.sent++
	try {
		const answer = await call(url, session, ledger)
		await answer.arrayBuffer()
		if (answer.ok) return
		// Enquiries are limited for each address.
		if (call === enquire && answer.status === 429) return
		if (answer.status === 503 && answer.headers.has('retry-after')) ledger.unavailable++
		else ledger.failures.push(`${answer.status} ${new URL(answer.url).pathname}`)
	} catch (error) {
		ledger.failures.push(error instanceof Error ? error.message : String(error))
	}
}
