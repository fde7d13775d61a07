import { photoIdOf } from '#shared/catalogue/photograph.ts'
import type { ServedPicture } from '#shared/catalogue/property.ts'
import { servedAs } from '#shared/catalogue/served-as.ts'
import type { TakenPart } from '#shared/portal/taken-part.ts'
import { seenBy } from '#shared/trips/sight/seen-by.ts'
import type { TripViewer } from '#shared/trips/sight/trip-viewer.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { FollowedCatalogue } from '#server/catalogue/followed-catalogue.ts'
import { readTakenParts, type TakenParts } from '#server/catalogue/library/taken-parts.ts'
import { fileAnswer, type PictureFiles } from '#server/catalogue/pictures/picture-files.ts'
import { servedPictures } from '#server/catalogue/pictures/stored-pictures.ts'
import type { Db } from '#server/db/connect.ts'
import { notFound } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'

type Deps = { db: Db; reader: TripReader; catalogue: FollowedCatalogue; pictureFiles: PictureFiles }

/** What stays and activities of a trip show of the catalogue, as it was when staff took them from there (PORTAL-153). */
export function takenRoutes({ db, reader, catalogue, pictureFiles }: Deps): Route[] {
	return [
		get('/api/portal/trips/:id/taken', 'signedIn', async (c, user) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			const parts = await partsSeenBy(db, viewer, trip)
			const photographs = await servedPictures(db, parts.flatMap(photographsIn))
			const served = (name: string): ServedPicture | undefined => {
				const id = photoIdOf(name)
				const photograph = id === null ? undefined : photographs.get(id)
				return id === null ? catalogue.builtIn.pictures[name] : photograph && below(trip.id, photograph)
			}
			return c.json({ taken: parts.flatMap((part) => shownPart(part, served)) })
		}),

		get('/api/portal/trips/:id/taken/:picture/:file', 'signedIn', async (c, user) => {
			const { trip, viewer } = await reader.tripWithViewer(db, user, c.req.param('id'))
			const [id, file] = [c.req.param('picture'), c.req.param('file')]
			const isShown = (await partsSeenBy(db, viewer, trip)).flatMap(photographsIn).includes(id)
			const photograph = isShown ? (await servedPictures(db, [id])).get(id) : undefined
			const isServed = photograph?.sources.some(({ src }) => src.endsWith(`/${id}/${file}`))
			const found = isServed ? await pictureFiles.read(id, file) : null
			if (!found) throw notFound('Picture')
			return fileAnswer(c.req.raw, found, 'private', {})
		}),
	]
}

type SeenPart = TakenParts & { recordId: string; isStay: boolean }

/** The parts of the records that this person sees. */
async function partsSeenBy(db: Db, viewer: TripViewer, trip: WholeTrip): Promise<SeenPart[]> {
	const { accommodations, activities } = seenBy(viewer, trip)
	const seen = new Set([...accommodations, ...activities].map(({ id }) => id))
	const stays = new Set(accommodations.map(({ id }) => id))
	const records = [...trip.accommodations, ...trip.activities].filter(({ id }) => seen.has(id))
	const parts = await readTakenParts(db, records)
	return records.flatMap(({ id, catalogueVersionId }) => {
		const part = parts.get(catalogueVersionId ?? '')
		return part ? [{ ...part, recordId: id, isStay: stays.has(id) }] : []
	})
}

function photographsIn({ picture }: TakenParts): string[] {
	const id = picture && photoIdOf(picture.name)
	return id === null ? [] : [id]
}

/** An activity has its description already: it was copied with its name. */
function shownPart(
	{ recordId, isStay, description, picture }: SeenPart,
	served: (name: string) => ServedPicture | undefined,
): TakenPart[] {
	const file = picture && served(picture.name)
	const shown = picture && file ? servedAs({ [picture.name]: file }, picture) : null
	const part = {
		recordId,
		description: isStay ? description : null,
		picture: shown && { alt: picture?.alt ?? '', served: { ...shown, social: null, jpeg: null } },
	}
	return part.description === null && part.picture === null ? [] : [part]
}

/** Travellers reach a photograph below the trip that shows it, also where no page does. */
const below = (tripId: string, photograph: ServedPicture): ServedPicture => ({
	...photograph,
	sources: photograph.sources.map((source) => ({
		...source,
		src: source.src.replace(/^\/pictures\//, `/api/portal/trips/${tripId}/taken/`),
	})),
})
