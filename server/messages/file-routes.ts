import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'
import type { User } from '#shared/customers/user.ts'
import { messageUpload } from '#shared/uploads.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { sendFile } from '#server/files/serve-file.ts'
import type { Storage } from '#server/files/storage.ts'
import { consumeRateLimit } from '#server/http/limits/rate-limit.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { type AppContext, get, post, type Route } from '#server/http/routes.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { findTravellersTrip, findTrip } from '#server/trips/trip/find-trip.ts'
import { storeMessageFile } from './message-files.ts'

/** How many files an account may upload in an hour. */
const MAX_AN_HOUR = 60

type Deps = { db: Db; storage: Storage }

/** The files of messages: uploaded first, then sent with a message, and seen by the two sides of its conversation (PORTAL-134, API-197). */
export function messageFileRoutes({ db, storage }: Deps): Route[] {
	async function receive(c: AppContext, user: User, tripId: string) {
		await consumeRateLimit(db, `message files ${user.id}`, MAX_AN_HOUR, 3600)
		const upload = await receiveUpload(requestStream(c), { ...messageUpload, dir: storage.uploadDir })
		try {
			const { path, size, clientName } = upload.file
			const stored = await storeMessageFile(storage, { path, size, name: clientName })
			const id = newId()
			const row = { ...stored, id, tripId, messageId: null, incomingMailId: null, uploadedBy: user.id }
			await db
				.insertInto('messageFiles')
				.values(row)
				.execute()
				.catch(async (error: unknown) => {
					await removeFiles(storage, [stored.storageKey])
					throw error
				})
			const { name, contentType, bytes } = stored
			return { file: { id, name, contentType, bytes } }
		} finally {
			await upload.discard()
		}
	}

	/** A file that was sent with a message. One that was not sent yet is nobody's to read. */
	async function findFile(id: string) {
		const file = isId(id)
			? await db
					.selectFrom('messageFiles as f')
					.innerJoin('messages as m', 'm.id', 'f.messageId')
					.innerJoin('threads as t', 't.id', 'm.threadId')
					.innerJoin('trips', 'trips.id', 't.tripId')
					.select(['f.id', 'f.storageKey', 'f.contentType', 'f.name', 'm.isNote', 'm.threadId'])
					.select(['t.userId as travellerId', 't.tripId', 'trips.userId', 'trips.consultantId'])
					.where('f.id', '=', id)
					.executeTakeFirst()
			: undefined
		if (!file) throw notFound('File')
		return file
	}
	type File = Awaited<ReturnType<typeof findFile>>

	async function give(c: AppContext, user: User, { storageKey, contentType, name, threadId }: File) {
		await audit(db, { id: user.id, ip: c.var.ip }, 'attachment downloaded', threadId)
		return sendFile(c, storage, { key: storageKey, contentType, disposition: 'attachment', name })
	}

	/** Nobody knows what a file shows: it may be a passport. */
	const requireSight = (user: Viewer, file: File) => {
		if (!seesIdentityData(user, file))
			throw new Refusal(403, 'hidden', 'You may not see the attachments of this trip, because they can show passports')
	}

	return [
		post('/api/portal/trips/:id/messages/upload', 'signedIn', async (c, user) => {
			const { trip } = await findTravellersTrip(db, user, c.req.param('id'))
			return c.json(await receive(c, user, trip.id), 201)
		}),
		get('/api/portal/message-files/:id', 'signedIn', async (c, user) => {
			const file = await findFile(c.req.param('id'))
			if (file.isNote || file.travellerId !== user.id) throw notFound('File')
			await findTravellersTrip(db, user, file.tripId).catch((error: unknown) => {
				throw error instanceof Refusal && error.status === 404 ? notFound('File') : error
			})
			return give(c, user, file)
		}),

		post('/api/admin/trips/:id/messages/upload', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('id'))
			return c.json(await receive(c, user, trip.id), 201)
		}),
		get('/api/admin/message-files/:id', 'admin', async (c, user) => {
			const file = await findFile(c.req.param('id'))
			requireSight(user, file)
			return give(c, user, file)
		}),
	]
}
