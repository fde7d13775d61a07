import { ICON_SECTION, MAX_ICONS, NO_CONTENT, PICTURE_SIZES } from '#shared/booking-confirmation/content.ts'
import { contentSchema } from '#shared/booking-confirmation/content-schema.ts'
import { imageUpload } from '#shared/uploads.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId, newId } from '#server/db/id.ts'
import { transaction } from '#server/db/transaction.ts'
import { acceptImage } from '#server/files/images.ts'
import { requestStream } from '#server/files/request-stream.ts'
import { receiveUpload } from '#server/files/receive-upload.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { get, post, put, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { removeFiles } from '#server/files/remove-files.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { imageUrl } from '#server/trips/trip/trip-rows.ts'
import { contentIn, dropUnused, saveContent, CONTENT_SLOT, readContent, refuseForeign, sent } from './content-store.ts'

/** The largest useful size in print, in pixels: a cover fills a page, a hotel image the width of the text. */
const PRINTED = { ...PICTURE_SIZES, destination: { width: 2400, height: 2400 } }
/** The limit of uploads per trip: more than any confirmation shows. */
const MAX_PICTURES = 200

/** Texts and images of a trip's booking confirmation (DOC-14, DOC-20). A PUT keeps the fields that it leaves out (DOC-17). */
export function contentRoutes({ db, storage }: { db: Db; storage: Storage }): Route[] {
	return [
		get('/api/admin/trips/:tripId/booking-confirmation-content', 'admin', async (c) => {
			const { id } = await findTrip(db, c.req.param('tripId'))
			const kept = await readContent(db, id)
			return c.json(kept && sent(id, kept))
		}),

		put('/api/admin/trips/:tripId/booking-confirmation-content', 'admin', async (c, user) => {
			const id = c.req.param('tripId')
			const { tripId = id, ...given } = await readObject(c)
			const { answer, unused } = await transaction(db, async (tx) => {
				const trip = await findTrip(tx, id, { lock: true })
				if (tripId !== trip.id)
					throw new Refusal(422, 'invalid', 'tripId is another trip', { fields: { tripId: 'Is another trip' } })
				const current = await readContent(tx, id)
				refuseStale(c, { version: current?.version ?? 0 }, current && sent(id, current))
				const content = check(contentSchema, { ...(current?.content ?? NO_CONTENT), ...contentIn(given) })
				await refuseForeign(tx, id, content)
				await saveContent(tx, id, content)
				const unused = await dropUnused(tx, id, content)
				await audit(tx, { id: user.id, ip: c.var.ip }, 'booking confirmation content changed', id)
				const kept = await readContent(tx, id)
				return { answer: kept && sent(id, kept), unused }
			})
			await removeFiles(storage, unused)
			return c.json(answer)
		}),

		post('/api/admin/trips/:tripId/upload-section-image', 'admin', async (c, user) => {
			const trip = await findTrip(db, c.req.param('tripId'))
			const upload = await receiveUpload(requestStream(c), { ...imageUpload, field: 'file', dir: storage.uploadDir })
			try {
				const { section = '', id } = upload.fields
				const size = await sizeFor(db, trip.id, section, id)
				// acceptImage takes CSS pixels and doubles them.
				const picture = await acceptImage(upload.file.path, { width: size.width / 2, height: size.height / 2 })
				const storageKey = newKey('pictures', 'jpg')
				await storage.put(storageKey, picture.bytes, picture.contentType)
				const fileName = storageKey.slice('pictures/'.length)
				await transaction(db, async (tx) => {
					await findTrip(tx, trip.id, { lock: true })
					await refuseFlood(tx, trip.id)
					const { width, height } = picture
					await tx
						.insertInto('tripImages')
						.values({
							id: newId(),
							tripId: trip.id,
							slot: `${CONTENT_SLOT}${fileName}`,
							fileName,
							storageKey,
							width,
							height,
							bytes: picture.bytes.length,
						})
						.execute()
					await audit(tx, { id: user.id, ip: c.var.ip }, 'booking confirmation image uploaded', trip.id)
				}).catch(async (error: unknown) => {
					await removeFiles(storage, [storageKey])
					throw error
				})
				return c.json({ url: imageUrl(fileName) })
			} finally {
				await upload.discard()
			}
		}),
	]
}

/** The stored size of a section's image. Refuses an unknown section, and a hotel or activity of another trip. */
async function sizeFor(db: Db, tripId: string, section: string, id: string | undefined) {
	if (section === 'destination') return PRINTED.destination
	const icon = ICON_SECTION.exec(section)?.[1]
	if (icon !== undefined && Number(icon) < MAX_ICONS) return PRINTED.icon
	if (section !== 'hotel' && section !== 'activity')
		throw new Refusal(400, 'malformed', 'section must be destination, hotel, activity or why-book-icon-{index}', {
			fields: { section: 'Has to be destination, hotel, activity or why-book-icon-{index}' },
		})
	const table = section === 'hotel' ? 'accommodations' : 'activities'
	const found =
		id && isId(id)
			? await db.selectFrom(table).select('id').where('id', '=', id).where('tripId', '=', tripId).executeTakeFirst()
			: undefined
	if (found) return PRINTED[section]
	const message = `This trip has no ${section} with this id`
	throw new Refusal(422, 'invalid', message, { fields: { id: message } })
}

async function refuseFlood(tx: Tx, tripId: string) {
	const { n } = await tx
		.selectFrom('tripImages')
		.select((x) => x.fn.countAll<number>().as('n'))
		.where('tripId', '=', tripId)
		.executeTakeFirstOrThrow()
	if (n >= MAX_PICTURES)
		throw new Refusal(409, 'too_many_pictures', `A trip can hold ${MAX_PICTURES} pictures. Save the content first`)
}
