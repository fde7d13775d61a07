import { hasBooking } from '#shared/import/draft.ts'
import { audit } from '#server/db/audit.ts'
import { Refusal } from '#server/http/refusal.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import type { Caller } from '#server/http/routes.ts'
import type { ImportParts } from '../import-parts.ts'
import { nothingFound } from '../import-refusals.ts'
import { askAiByDefault } from '../language-model/ask-ai.ts'
import { orderIdentity } from '../orders/order-identity.ts'
import { findOrder } from '../orders/orders.ts'
import { createPreview } from '../preview/create-preview.ts'
import type { ImportTarget } from '../preview/stored-reading.ts'
import { readByLayout } from '../taught/read-by-layout.ts'
import { type BookingInput, INPUT_FIELDS, type Reading, readBooking } from './read-booking.ts'

type Actor = { user: Caller; ip: string }
export type ReadForStaff = (actor: Actor, booking: BookingInput, target: ImportTarget) => Promise<Reading>

/** Limits per member of staff. */
const MAX_CONCURRENT = 2
/** Somebody works through a backlog at one booking every three seconds, with the documents at hand. */
const MAX_IN_TEN_MINUTES = 200

/**
 * Reads bookings for staff and audits each reading by host, never by link. Limits how many one person reads at once.
 * Refuses documents without a booking, with a preview in which staff can enter it next to the document, or ask AI.
 */
export function createStaffReader(parts: ImportParts): ReadForStaff {
	const { db, fetchForm } = parts
	const running = new Map<string, number>()

	async function readOrRefuse(actor: Actor, booking: BookingInput, target: ImportTarget): Promise<Reading> {
		const { user } = actor
		const read = await readBooking(booking, fetchForm)
		const isSame = await isAsImported(parts, read, target)
		const reading = isSame ? read : await askAiByDefault(parts, actor, await readByLayout(db, read))
		if (hasBooking(reading.draft)) return reading
		const hasText = reading.text.trim() !== ''
		const isShown = hasText || reading.rendition !== ''
		const preview = isShown ? await createPreview(parts, user, { reading, ...target }) : null
		throw nothingFound(INPUT_FIELDS[booking.kind], preview, hasText)
	}

	return async ({ user, ip }, booking, target) => {
		const count = running.get(user.id) ?? 0
		if (count >= MAX_CONCURRENT)
			throw new Refusal(429, 'too_many', 'Your last imports are still being read. Please wait a moment', {
				retryAfter: 5,
			})
		// Counted before anything is awaited, or requests at the same moment would all pass.
		running.set(user.id, count + 1)
		try {
			await consumeRateLimit(db, `import ${user.id}`, MAX_IN_TEN_MINUTES, 600)
			return await readAudited({ user, ip }, booking, target)
		} finally {
			const left = (running.get(user.id) ?? 1) - 1
			if (left > 0) running.set(user.id, left)
			else running.delete(user.id)
		}
	}

	async function readAudited({ user, ip }: Actor, booking: BookingInput, target: ImportTarget): Promise<Reading> {
		const actor = { id: user.id, ip }
		const { kind } = booking
		try {
			const reading = await readOrRefuse({ user, ip }, booking, target)
			const { host, sha256, bytes } = reading.source
			await audit(db, actor, 'booking read', null, { detail: { kind, host, sha256, bytes } })
			return reading
		} catch (error) {
			const code = error instanceof Refusal ? error.code : 'fault'
			const host = booking.kind === 'link' ? (URL.parse(booking.link)?.host.slice(0, 255) ?? null) : null
			await audit(db, actor, 'booking read', null, { outcome: 'refused', detail: { kind, host, code } })
			throw error
		}
	}
}

/** Whether a document states what it did when it was imported. It is read as it was then, so that nothing changes (IMPORT-51). */
async function isAsImported({ db, sealer }: ImportParts, read: Reading, { userId }: ImportTarget): Promise<boolean> {
	if (!hasBooking(read.draft)) return false
	const order = await findOrder(db, sealer, await orderIdentity(db, read, userId), userId)
	return order?.base?.statedHash === read.statedHash
}
