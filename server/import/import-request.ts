import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { ImportDecisions } from '#shared/import/preview.ts'
import { importUpload } from '#shared/uploads.ts'
import type { Db } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import type { AppContext } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { notACustomer } from './import-refusals.ts'
import type { ImportTarget } from './preview/stored-reading.ts'
import type { BookingInput } from './read/read-booking.ts'

/** Enough for a copied page. Larger ones can be uploaded as a file. */
const MAX_PASTED_BYTES = 1.5 * 1024 * 1024

/**
 * Reads the request for a preview: a link, a pasted page, or a form with a file, for a customer or into a trip (IMPORT-81). Refuses one
 * without a booking, or without a customer or trip.
 */
export async function readPreviewRequest(
	c: AppContext,
	db: Db,
	incomingDir: string,
): Promise<{ booking: BookingInput; target: ImportTarget }> {
	if (/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
		const upload = await receiveUpload(requestStream(c), { ...importUpload, dir: incomingDir })
		try {
			const target = await readTarget(db, upload.fields, false)
			const { path, type, clientName } = upload.file
			const contentType = type === 'application/octet-stream' ? null : type
			return { booking: { kind: 'file', bytes: await readFile(path), contentType, name: clientName }, target }
		} finally {
			await upload.discard()
		}
	}
	const body = await readObject(c, MAX_PASTED_BYTES)
	const text = typeof body.content === 'string' ? body.content : ''
	if (text.trim() === '') return readLinkRequest(db, body)
	const contentType = typeof body.contentType === 'string' ? body.contentType.slice(0, 200) : null
	const booking: BookingInput = { kind: 'text', bytes: Buffer.from(text), contentType }
	return { booking, target: await readTarget(db, body, false) }
}

/** Reads a link, and a customer or a trip (IMPORT-2). */
export async function readLinkRequest(db: Db, body: Record<string, unknown>) {
	const link = typeof body.bookingUrl === 'string' ? body.bookingUrl.trim() : ''
	const target = await readTarget(db, body, link === '')
	return { booking: { kind: 'link', link } as const, target }
}

/** Where a booking goes: into the trip `tripId` of whichever customer it belongs to, otherwise to the customer `userId`. */
export async function readTarget(
	db: Db,
	{ userId, tripId }: { userId?: unknown; tripId?: unknown },
	lacksLink: boolean,
): Promise<ImportTarget> {
	if (typeof tripId !== 'string' || tripId === '')
		return { userId: await customerId(db, userId, lacksLink), tripId: null, receivedId: null }
	if (lacksLink) throw inputMissing({ bookingUrl: 'Please enter a booking URL' })
	const trip = await findTrip(db, tripId)
	return { userId: trip.userId, tripId: trip.id, receivedId: null }
}

async function customerId(db: Db, userId: unknown, lacksLink: boolean): Promise<string> {
	const lacksCustomer = typeof userId !== 'string' || userId === ''
	if (lacksLink || lacksCustomer)
		throw inputMissing({
			...(lacksLink ? { bookingUrl: 'Please enter a booking URL' } : {}),
			...(lacksCustomer ? { userId: 'Please select a customer' } : {}),
		})
	const customers = db.selectFrom('users').select('id').where('id', '=', userId).where('role', '=', 'customer')
	if (!isId(userId) || !(await customers.executeTakeFirst())) throw notACustomer()
	return userId
}

const inputMissing = (fields: Record<string, string>) =>
	new Refusal(422, 'invalid', 'Please enter a booking URL and select a customer.', { fields })

const path = z.string().max(100)
const decisionsSchema = z.strictObject({
	corrections: z.record(path, z.union([z.string().max(10_000), z.number(), z.null()])).default({}),
	leaveOut: z.array(path).max(500).default([]),
	take: z.array(path).max(5_000).default([]),
	remove: z.array(path).max(500).default([]),
	documents: z.array(path).max(10).default([]),
	otherCustomer: z.boolean().default(false),
})

/** Reads what staff decided in a preview: `corrections`, and the members of `accept`. */
export function readDecisions({ corrections, accept }: Record<string, unknown>): ImportDecisions {
	const accepted = typeof accept === 'object' && accept !== null ? accept : {}
	return check(decisionsSchema, { corrections: corrections ?? undefined, ...accepted })
}
