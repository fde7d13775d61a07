import { createHash } from 'node:crypto'
import { withInitials } from '#shared/initial-values.ts'
import { ENTERED_KIND_LIST } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { tripSchema } from '#shared/trips/trip-schema.ts'
import type { InstalledAgency } from '#server/agency/agency-store.ts'
import { insertAccount, prepareAccount } from '#server/auth/accounts.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { newKey, type Storage } from '#server/files/storage.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { createTrip } from '#server/trips/trip/create-trip.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import { addRecord } from '#server/trips/records/record-actions.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import { readStats, countCustomer, countTrip } from '#server/trips/counters/counters.ts'
import { tripRecords } from '#server/trips/records/trip-records.ts'
import { SAMPLE_CUSTOMERS, type SamplePerson } from './people.ts'
import { addSampleEnquiries } from './sample-enquiries.ts'
import { SAMPLE_TRIPS, type SampleTrip } from './sample-trips.ts'
import { smallPdf } from './small-pdf.ts'

/**
 * Fills a database without customers with sample customers, trips, enquiries and settings, through the product's own actions. `today` is
 * 'YYYY-MM-DD'. Returns the people who can sign in, or null when the database was not empty.
 */
export async function fillDemo(
	{ db, storage, sealer, agency }: { db: Db; storage: Storage; sealer: Sealer; agency: InstalledAgency },
	today: string,
): Promise<readonly SamplePerson[] | null> {
	if ((await readStats(db)).totalCustomers > 0) return null
	const accounts = await Promise.all(SAMPLE_CUSTOMERS.map((person) => prepareAccount(person)))
	const documents = await storeDocuments(storage)
	try {
		await transaction(db, async (tx) => {
			const ids = new Map<string, string>()
			for (const account of accounts) {
				ids.set(account.username, (await insertAccount(tx, account, 'customer')).id)
				await countCustomer(tx, 1)
			}
			for (const sample of SAMPLE_TRIPS)
				await addSample(tx, sealer, sample, ids.get(sample.customer.username)!, documents.get(sample) ?? [], today)
			await addSampleEnquiries(tx, today)
			await addSampleSettings(tx, agency)
		})
	} catch (error) {
		// Two processes started at the same time on an empty database, and the other one was faster.
		if (error instanceof Refusal && error.code === 'taken') return null
		throw error
	}
	return SAMPLE_CUSTOMERS
}

async function addSample(
	tx: Tx,
	sealer: Sealer,
	sample: SampleTrip,
	userId: string,
	documents: readonly Row[],
	today: string,
) {
	const records = tripRecords(sealer)
	const dated = { ...sample.trip, startDate: sample.from, endDate: sample.to }
	const values = check(tripSchema, withInitials(tripFields, fromToday(dated, tripFields, today)))
	// Adding guests resets the approval status to pending, so the sample's status is set last.
	const trip = await findTrip(
		tx,
		await createTrip(tx, { userId, consultantId: null }, { ...values, guestDetailsApprovalStatus: 'pending' }),
	)
	for (const plural of ENTERED_KIND_LIST)
		for (const given of sample[plural] ?? [])
			await addRecord(tx, records[plural], trip, fromToday(given, records[plural].kind.fields, today), 'untold')
	for (const { displayName, label, ...file } of documents)
		await addRecord(tx, records.documents, trip, { displayName, label }, 'untold', file)
	const { guestDetailsApprovalStatus } = values
	await tx.updateTable('trips').set({ guestDetailsApprovalStatus }).where('id', '=', trip.id).execute()
	await countTrip(tx, trip, values)
	if (guestDetailsApprovalStatus !== 'approved') return
	await tx.updateTable('guests').set({ approvalStatus: 'approved' }).where('tripId', '=', trip.id).execute()
}

/** A fictitious ATOL number, so that certificates for the sample trips can be previewed: they are marked as specimens. */
async function addSampleSettings(tx: Tx, { name, atol }: InstalledAgency) {
	const values = { atolHolderName: `${name} Limited`, atolNumber: atol ?? '00000' }
	await tx
		.insertInto('agencySettings')
		.values({ id: 1, values: JSON.stringify(values) })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}

/** Stores the files of the samples' documents. Files must be stored before their rows. */
async function storeDocuments(storage: Storage) {
	const stored = new Map<SampleTrip, Row[]>()
	for (const sample of SAMPLE_TRIPS)
		for (const { name, label, lines } of sample.documents) {
			const bytes = smallPdf(lines)
			const storageKey = newKey('documents', 'pdf')
			await storage.put(storageKey, bytes, 'application/pdf')
			const row = {
				displayName: name,
				label,
				fileName: storageKey.slice('documents/'.length),
				storageKey,
				bytes: bytes.length,
				sha256: createHash('sha256').update(bytes).digest('hex'),
			}
			stored.set(sample, [...(stored.get(sample) ?? []), row])
		}
	return stored
}

/** Replaces days relative to today with calendar days, and local times on such days, where the fields are dates. */
function fromToday(values: Row, fields: Record<string, { kind: string }>, today: string): Row {
	const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
	return Object.fromEntries(
		Object.entries(values).map(([name, value]) => {
			if (typeof value === 'number' && fields[name]?.kind === 'date') return [name, day(value)]
			if (Array.isArray(value)) return [name, `${day(Number(value[0]))}T${value[1]}`]
			return [name, value]
		}),
	)
}
