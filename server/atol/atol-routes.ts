import { ATOL_TYPES, type AtolType, derivedAtolType } from '#shared/atol/atol-type.ts'
import type { User } from '#shared/contract.ts'
import { isBlank } from '#shared/record.ts'
import { type InstalledAgency, readAgency } from '#server/agency/agency-store.ts'
import { readContent } from '#server/booking-confirmation/content-store.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, post, put, type Route } from '#server/http/routes.ts'
import { PdfFault, type PdfMaker } from '#server/pdf/pdf-maker.ts'
import { findPaper, fingerprintOf, keepPaper, refuseEleventh, sha256 } from '#server/papers/paper-store.ts'
import { findTrip } from '#server/trips/find-trip.ts'
import type { TripReader } from '#server/trips/read-trips.ts'
import type { TripRecords } from '#server/trips/trip-records.ts'
import { britishDay, printedCertificate, warningsFor } from './printed-certificate.ts'
import { enter, entryFor } from './register.ts'

type Deps = {
	db: Db
	storage: Storage
	records: TripRecords
	reader: TripReader
	pdf: PdfMaker
	agency: InstalledAgency
}

/** What the certificate of a trip would say now, and what staff had better know. Refuses what must not be certified. */
export async function certificateOf(
	{ db, reader, agency }: Pick<Deps, 'db' | 'reader' | 'agency'>,
	user: User,
	id: string,
) {
	const trip = await reader.wholeTrip(db, user, id)
	const now = londonClock(new Date())
	const printed = printedCertificate({
		trip,
		agency: await readAgency(db, agency),
		chosen: await chosenType(db, id),
		totalPrice: (await readContent(db, id))?.content.totalPrice ?? null,
		today: now.slice(0, 10),
	})
	return {
		trip,
		printed,
		fingerprint: fingerprintOf(printed),
		warnings: warningsFor(trip, now),
		today: now.slice(0, 10),
	}
}

/** The certificate that tells travellers what is protected under the agency's ATOL (specification 2 section 7). */
export function atolRoutes(deps: Deps): Route[] {
	const { db, reader, pdf } = deps

	return [
		post('/api/admin/trips/:id/generate-atol-certificate', 'admin', async (c, user) => {
			const { trip, printed, fingerprint, today } = await certificateOf(deps, user, c.req.param('id'))
			const before = await findPaper(db, trip.id, 'atol-certificate')
			if (before?.fingerprint === fingerprint.whole) {
				const documents = await reader.records(db, 'documents', trip.id)
				return c.json({ document: documents.find(({ id }) => id === before.documentId) })
			}
			await refuseEleventh(db, trip.id, 'atol-certificate')
			const hash = sha256(`${trip.id} ${fingerprint.whole}`)
			const entry = await entryFor(db, trip.id, hash, prefixOf(trip), today)
			const bytes = await pdf
				.make({
					template: 'atol/certificate.typ',
					data: { ...printed, reference: entry.reference, issuedOn: britishDay(entry.issuedOn) },
					pictures: {},
				})
				.catch((error: unknown) => {
					if (!(error instanceof PdfFault) || !error.message.includes('too many lines')) throw error
					throw new Refusal(
						422,
						'too_long',
						'The names and services do not fit on one certificate. Please shorten them',
					)
				})
			const document = await keepPaper(
				deps,
				{ id: user.id, ip: c.var.ip },
				{
					tripId: trip.id,
					kind: 'atol-certificate',
					displayName: `ATOL Certificate ${entry.reference}`,
					fingerprint,
					bytes,
				},
				(tx) => enter(tx, { tripId: trip.id, hash, entry, printed, userId: user.id }),
			)
			return c.json({ document }, 201)
		}),

		get('/api/admin/trips/:id/atol-certificates', 'admin', async (c) => {
			const { id } = await findTrip(db, c.req.param('id'))
			const certificates = await db
				.selectFrom('atolCertificates')
				.select([
					'id',
					'reference',
					'type',
					'issuedOn',
					'passengers',
					'atolNumber',
					'specimen',
					'supersededBy',
					'createdAt',
				])
				.where('tripId', '=', id)
				.orderBy('id')
				.execute()
			return c.json({ certificates })
		}),

		get('/api/admin/trips/:id/atol-type', 'admin', async (c, user) => {
			const trip = await reader.wholeTrip(db, user, c.req.param('id'))
			return c.json({ atolType: { chosen: await chosenType(db, trip.id), derived: derivedAtolType(trip) } })
		}),

		put('/api/admin/trips/:id/atol-type', 'admin', async (c, user) => {
			const { type } = await readObject(c)
			const id = c.req.param('id')
			if (!isBlank(type) && !isType(type)) {
				const message = `Choose one of: ${ATOL_TYPES.join(', ')}`
				throw new Refusal(422, 'invalid', message, { fields: { type: message } })
			}
			await transaction(db, async (tx) => {
				await findTrip(tx, id, { lock: true })
				await tx.deleteFrom('atolChoices').where('tripId', '=', id).execute()
				if (isType(type)) await tx.insertInto('atolChoices').values({ tripId: id, type }).execute()
				await audit(tx, { id: user.id, ip: c.var.ip }, 'ATOL type chosen', id)
			})
			const trip = await reader.wholeTrip(db, user, id)
			return c.json({ atolType: { chosen: isType(type) ? type : null, derived: derivedAtolType(trip) } })
		}),
	]
}

const isType = (type: unknown): type is AtolType => ATOL_TYPES.some((one) => one === type)

async function chosenType(db: Db, tripId: string): Promise<AtolType | null> {
	const row = await db.selectFrom('atolChoices').select('type').where('tripId', '=', tripId).executeTakeFirst()
	return row?.type ?? null
}

/** What the agency calls the booking, in letters that survive a telephone; else the end of the trip's id. */
function prefixOf({ id, orderId }: { id: string; orderId: string | null }) {
	const plain = (orderId ?? '')
		.toUpperCase()
		.replaceAll(/[^A-Z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
	return plain.slice(0, 24) || id.slice(-8).toUpperCase()
}

/** What clocks in London read: '2027-05-20T09:40:00'. The certificate is a British paper. */
function londonClock(instant: Date): string {
	const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/London', dateStyle: 'short', timeStyle: 'medium' })
	return parts.format(instant).replace(' ', 'T')
}
