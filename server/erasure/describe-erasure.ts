import { sql } from 'kysely'
import type { ErasurePreview, ErasedPart, RemainingPart } from '#shared/customers/erasure.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { type ErasurePlan, evidenceUntil, fingerprintOf } from './plan-erasure.ts'

/** What a plan does, in words for the person who decides (CRM-135). */
export async function describeErasure(db: Db | Tx, plan: ErasurePlan): Promise<ErasurePreview> {
	const { name, upcoming, userId } = plan
	const guests = await countGuests(db, plan)
	const goes: ErasedPart[] = [
		{ what: 'Account: sign-in, name, e-mail address and phone number', count: userId ? 1 : 0 },
		{ what: 'Notes of colleagues, preferences and family', count: userId ? await countNotes(db, userId) : 0 },
		{ what: 'Guests: passports and all other identity data, names and contacts', count: guests },
		{ what: 'Trips, with everything in them', count: plan.deleted.length },
		{ what: 'Uploaded documents of trips that stay', count: uploadsOfStripped(plan) },
		{ what: 'Enquiries', count: plan.traces.enquiries.length },
		{ what: 'Mails in the outbox', count: plan.traces.mails.length },
	]
	return {
		name,
		upcoming: upcoming.map(({ id, name, endDate }) => ({ tripId: id, name, endDate })),
		goes: goes.filter(({ count }) => count > 0),
		stays: [
			...ofTrips(plan),
			...(await ofOthers(db, plan)),
			await ofComplaints(db, plan),
			await ofAudit(db, plan),
		].filter(({ count }) => count > 0),
		fingerprint: fingerprintOf(plan),
	}
}

function ofTrips({ stripped, traces }: ErasurePlan): RemainingPart[] {
	const until = stripped.map(evidenceUntil).toSorted().at(-1) ?? null
	return [
		{
			what: 'Trips without names: days, bookings and prices',
			count: stripped.length,
			until,
			why: 'Evidence of what was agreed and paid, as long as claims can be made: six years after the trip',
		},
		{
			what: 'Issued booking confirmations and ATOL certificates, with the names printed in them',
			count: stripped.length > 0 ? traces.issued : 0,
			until,
			why: 'Evidence of the contract and of its financial protection',
		},
		{
			what: 'Entries in the register of ATOL certificates',
			count: traces.certificates,
			until: null,
			why: 'The register has numbers and days, and no names',
		},
	]
}

/** Documents of other customers' trips, which name the guests of those trips. */
async function ofOthers(db: Db | Tx, { guests, stripped, deleted }: ErasurePlan): Promise<RemainingPart[]> {
	const own = new Set([...stripped, ...deleted].map(({ id }) => id))
	const others = [...new Set(guests.map(({ tripId }) => tripId))].filter((id) => !own.has(id))
	if (others.length === 0) return []
	const { n } = await db
		.selectFrom('documents')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where('tripId', 'in', others)
		.executeTakeFirstOrThrow()
	return [
		{
			what: 'Documents of trips that belong to other customers',
			count: n,
			until: null,
			why: 'They may name the person. They belong to the trip, and staff can delete them there',
		},
	]
}

async function ofComplaints(db: Db | Tx, { emails }: ErasurePlan): Promise<RemainingPart> {
	const { n } = await db
		.selectFrom('complaints')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where(sql<string>`lower(email)`, 'in', ['', ...emails.map((email) => email.toLowerCase())])
		.executeTakeFirstOrThrow()
	return {
		what: 'Complaints',
		count: n,
		until: null,
		why: 'How a complaint was answered has to be shown. They go by the retention table',
	}
}

async function ofAudit(db: Db | Tx, { subject }: ErasurePlan): Promise<RemainingPart> {
	const { n } = await db
		.selectFrom('audit')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where((eb) => eb.or([eb('actorId', '=', subject.id), eb('objectId', '=', subject.id)]))
		.executeTakeFirstOrThrow()
	return {
		what: 'Entries of the audit',
		count: n,
		until: null,
		why: 'They have ids and the names of fields, and no personal data. IP addresses are removed',
	}
}

async function countGuests(db: Db | Tx, { deleted, guests }: ErasurePlan): Promise<number> {
	if (deleted.length === 0) return guests.length
	const { n } = await db
		.selectFrom('guests')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where(
			'tripId',
			'in',
			deleted.map(({ id }) => id),
		)
		.executeTakeFirstOrThrow()
	return guests.length + n
}

const uploadsOfStripped = ({ stripped, traces }: ErasurePlan) =>
	traces.documents.filter(({ tripId }) => stripped.some(({ id }) => id === tripId)).length

async function countNotes(db: Db | Tx, userId: string): Promise<number> {
	const { n } = await db
		.selectFrom('customerNotes')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where('userId', '=', userId)
		.executeTakeFirstOrThrow()
	return n
}
