import { sql } from 'kysely'
import type { Db, Tx } from '#server/db/connect.ts'

/** What else contains somebody's data, by ids. */
export type Traces = {
	enquiries: string[]
	mails: string[]
	/** Files that staff uploaded to the person's trips. Issued documents are not among them. */
	documents: { id: string; tripId: string; storageKey: string }[]
	/** Issued documents that stay as evidence. */
	issued: number
	certificates: number
}

type Person = { userId: string | null; emails: readonly string[]; tripIds: readonly string[]; name: string | null }

/** Too short a name would be found in mails about other people. */
const NAME_LENGTH = 8

/** Finds mails, enquiries and documents about a person: by addresses, by the trips, and in mails by the full name too. */
export async function findTraces(db: Db | Tx, { emails, tripIds, name }: Person): Promise<Traces> {
	const addresses = emails.map((email) => email.toLowerCase())
	if (addresses.length === 0) return { enquiries: [], mails: [], documents: [], issued: 0, certificates: 0 }
	const trips = tripIds.length > 0 ? tripIds : ['00000000-0000-0000-0000-000000000000']
	const enquiries = await db
		.selectFrom('enquiries')
		.select('id')
		.where((eb) => eb.or([eb(sql<string>`lower(email)`, 'in', addresses), eb('tripId', 'in', trips)]))
		.orderBy('id')
		.execute()
	const documents = await db
		.selectFrom('documents')
		.leftJoin('papers', 'papers.documentId', 'documents.id')
		.select(['documents.id', 'documents.tripId', 'storageKey', 'papers.kind as issuedAs'])
		.where('documents.tripId', 'in', trips)
		.orderBy('documents.id')
		.execute()
	const certificates = await db
		.selectFrom('atolCertificates')
		.select(({ fn }) => fn.countAll<number>().as('n'))
		.where('tripId', 'in', trips)
		.executeTakeFirstOrThrow()
	const isIssued = ({ issuedAs }: { issuedAs: string | null }) => issuedAs !== null
	return {
		enquiries: enquiries.map(({ id }) => id),
		mails: await mailsAbout(db, addresses, name),
		documents: documents
			.filter((one) => !isIssued(one))
			.map(({ id, tripId, storageKey }) => ({ id, tripId, storageKey })),
		issued: documents.filter(isIssued).length,
		certificates: certificates.n,
	}
}

async function mailsAbout(db: Db | Tx, addresses: readonly string[], name: string | null): Promise<string[]> {
	const texts = [...addresses, ...(name && name.length >= NAME_LENGTH ? [name.toLowerCase()] : [])]
	const rows = await db
		.selectFrom('mails')
		.select('id')
		.where((eb) =>
			eb.or([
				eb(sql<string>`lower("to")`, 'in', addresses),
				eb(sql<string>`lower("replyTo")`, 'in', addresses),
				// A mail to somebody of the same name that is still waiting is delivered first.
				eb.and([
					eb('state', '<>', 'waiting'),
					eb.or(texts.map((text) => eb(sql<number>`position(${text} in lower(subject || ' ' || "textBody"))`, '>', 0))),
				]),
			]),
		)
		.orderBy('id')
		.execute()
	return rows.map(({ id }) => id)
}
