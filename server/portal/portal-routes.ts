import { seenBy, summarySeenBy } from '#shared/trips/sight/seen-by.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import type { Db } from '#server/db/connect.ts'
import { answerText, withMembers } from '#server/http/json-text.ts'
import { get, readingAlongside, type Route } from '#server/http/routes.ts'
import { contactOf } from '#server/staff/contact-cards.ts'
import { composedOnce } from '#server/trips/trip/assembled-trips.ts'
import { findSeenTrip } from '#server/trips/trip/find-trip.ts'
import { noteVisit } from '#server/trips/companions/companion-rows.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { tripsOf } from '#server/trips/trip/trips-of-traveller.ts'
import { sentJourney } from './sent-journey.ts'
import { noteReading } from '#server/trips/trip/note-reading.ts'

type Deps = { db: Db; reader: TripReader; agency: InstalledAgency }

/** What a traveller sees of their trips (API-57). Staff may view any trip as its customer does. */
export function portalRoutes({ db, reader, agency }: Deps): Route[] {
	return [
		get('/api/portal/trips', 'signedIn', async (c, user) => {
			const [trips, contact] = await Promise.all([tripsOf(db, user), contactOf(db, agency, null)])
			return c.json({ trips: trips.map(({ trip, viewer }) => summarySeenBy(viewer, trip)), contact })
		}),

		readingAlongside(
			reader.wholeForCaller,
			get('/api/portal/trips/:id', 'signedIn', async (c, user) => {
				const read = await reader.viewedAlongside(db, user, c.var.alongside)
				const { trip, texts, viewer } = read
				await noteReading(db, user, c.var.ip, read)
				if (viewer.kind === 'companion') await noteVisit(db, viewer.guestId)
				const contact = await contactOf(db, agency, trip.consultantId)
				const text = composedOnce(texts, `portal for ${JSON.stringify(viewer)}`, () => {
					const seen = seenBy(viewer, trip)
					return { trip: seen, journey: sentJourney(seen), takesFromCatalogue: takesFromCatalogue(trip) }
				})
				return answerText(c, withMembers(text, { contact }))
			}),
		),

		get('/api/portal/trips/:id/documents', 'signedIn', async (c, user) => {
			const { trip, viewer } = await findSeenTrip(db, user, c.req.param('id'))
			return c.json({ documents: await reader.seenRecords(db, viewer, 'documents', trip.id) })
		}),
	]
}

/** Of all its records: a companion who sees none of those asks in vain once. */
const takesFromCatalogue = ({ accommodations, activities }: WholeTrip): boolean =>
	[...accommodations, ...activities].some(({ catalogueVersionId }) => catalogueVersionId !== null)
