import { imageUpload, pictureSlots, type PictureSlot } from '#shared/uploads.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { acceptImage } from '#server/files/images.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { sendFile } from '#server/files/serve-file.ts'
import { isKey, newKey, type Storage } from '#server/files/storage.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { del, get, post, type Route } from '#server/http/routes.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { findTrip } from '../trip/find-trip.ts'
import { imageUrl } from '../trip/trip-rows.ts'
import { tripSeenBy } from '../trip/seen-rows.ts'

const isSlot = (type: string | undefined): type is PictureSlot =>
	type !== undefined && Object.hasOwn(pictureSlots, type)
const YEAR = 365 * 24 * 60 * 60

/** The thumbnail and header image of a trip (DOC-11). Only people who may see the trip may see its images. */
export function imageRoutes({ db, storage }: { db: Db; storage: Storage }): Route[] {
	return [
		post('/api/admin/trips/:tripId/upload-image', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('tripId'))
			const upload = await receiveUpload(requestStream(c), { ...imageUpload, dir: storage.uploadDir })
			try {
				const slot = upload.fields.type
				if (!isSlot(slot))
					throw new Refusal(422, 'invalid', 'type has to be thumbnail or header', {
						fields: { type: 'Has to be thumbnail or header' },
					})
				const picture = await acceptImage(upload.file.path, pictureSlots[slot])
				const storageKey = newKey('pictures', 'jpg')
				await storage.put(storageKey, picture.bytes, picture.contentType)
				const fileName = storageKey.slice('pictures/'.length)
				const replaced = await transaction(db, async (tx) => {
					await findTrip(tx, trip.id, { lock: true })
					const old = await tx
						.deleteFrom('tripImages')
						.where('tripId', '=', trip.id)
						.where('slot', '=', slot)
						.returning('storageKey')
						.execute()
					await tx
						.insertInto('tripImages')
						.values({
							id: newId(),
							tripId: trip.id,
							slot,
							fileName,
							storageKey,
							width: picture.width,
							height: picture.height,
							bytes: picture.bytes.length,
						})
						.execute()
					await audit(tx, { id: user.id, ip: c.var.ip }, `${slot} image uploaded`, trip.id)
					return old.map((row) => row.storageKey)
				}).catch(async (error: unknown) => {
					await removeFiles(storage, [storageKey])
					throw error
				})
				await removeFiles(storage, replaced)
				return c.json({ url: imageUrl(fileName) })
			} finally {
				await upload.discard()
			}
		}),

		del('/api/admin/trips/:tripId/delete-image/:type', 'admin', async (c, user) => {
			const tripId = c.req.param('tripId')
			const slot = c.req.param('type')
			const removed = await transaction(db, async (tx) => {
				await findTrip(tx, tripId, { lock: true })
				if (!isSlot(slot)) throw notFound('Image')
				const rows = await tx
					.deleteFrom('tripImages')
					.where('tripId', '=', tripId)
					.where('slot', '=', slot)
					.returning('storageKey')
					.execute()
				if (rows.length === 0) throw notFound('Image')
				await audit(tx, { id: user.id, ip: c.var.ip }, `${slot} image deleted`, tripId)
				return rows.map((row) => row.storageKey)
			})
			await removeFiles(storage, removed)
			return c.body(null, 204)
		}),

		get('/api/images/:fileName', 'signedIn', async (c, user) => {
			const fileName = c.req.param('fileName')
			if (!isKey(`pictures/${fileName}`)) throw notFound('Image')
			const image = await db
				.selectFrom('tripImages')
				.innerJoin('trips', 'trips.id', 'tripImages.tripId')
				.select('tripImages.storageKey')
				.where('tripImages.fileName', '=', fileName)
				.where(tripSeenBy(user))
				.executeTakeFirst()
			if (!image) throw notFound('Image')
			// A name is never reused, so the image never changes. `private`: only this browser may cache it.
			return sendFile(c, storage, {
				key: image.storageKey,
				contentType: 'image/jpeg',
				disposition: 'inline',
				name: 'picture.jpg',
				maxAge: YEAR,
			})
		}),
	]
}
