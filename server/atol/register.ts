import type { AtolCertificate } from '#shared/atol/atol-type.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import type { PrintedCertificate } from './printed-certificate.ts'

/** Characters that cannot be mistaken for each other. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const SHORTEST = 5

export type RegisteredReference = { reference: string; issuedOn: string; isNew: boolean }

/**
 * The reference and day of issue for a content: those of its first certificate, or new ones (DOC-51). `hash` is the content's, in
 * hexadecimal, and `today` the day in London.
 */
export async function certificateFor(
	db: Db,
	trip: { id: string; orderId: string | null },
	hash: string,
	today: string,
): Promise<RegisteredReference> {
	const known = await db
		.selectFrom('atolCertificates')
		.select(['reference', 'issuedOn'])
		.where('tripId', '=', trip.id)
		.where('contentHash', '=', hash)
		.executeTakeFirst()
	if (known) return { ...known, isNew: false }
	const letters = Array.from(Buffer.from(hash, 'hex'), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
	for (let length = SHORTEST; ; length++) {
		const reference = `${prefixOf(trip)}-${letters.slice(0, length)}`
		// Two trips may have the same order ID. A longer reference tells them apart.
		const taken = await db
			.selectFrom('atolCertificates')
			.select('id')
			.where('reference', '=', reference)
			.executeTakeFirst()
		if (!taken) return { reference, issuedOn: today, isNew: true }
	}
}

/** The order ID, in characters that can be read out on the telephone; without one the end of the trip's id. */
function prefixOf({ id, orderId }: { id: string; orderId: string | null }) {
	const plain = (orderId ?? '')
		.toUpperCase()
		.replaceAll(/[^A-Z0-9]+/g, '-')
		.replaceAll(/^-+|-+$/g, '')
	return plain.slice(0, 24) || id.slice(-8).toUpperCase()
}

type NewCertificate = {
	tripId: string
	hash: string
	entry: RegisteredReference
	printed: PrintedCertificate
	userId: string
	file: { storageKey: string; bytes: number }
}

/**
 * Enters a certificate in the register as the current one of its trip; it supersedes those before it. Returns whether the file was
 * saved with it: content that is certified again has its file already.
 */
export async function registerCertificate(
	tx: Tx,
	{ tripId, hash, entry, printed, userId, file }: NewCertificate,
): Promise<boolean> {
	await tx
		.insertInto('atolCertificates')
		.values({
			id: newId(),
			tripId,
			reference: entry.reference,
			type: printed.type.type,
			issuedOn: entry.issuedOn,
			contentHash: hash,
			passengers: printed.travellers.passengers,
			atolNumber: printed.agency.number,
			specimen: printed.specimen,
			issuedBy: userId,
		})
		.onConflict((conflict) => conflict.column('reference').doUpdateSet({ supersededBy: null }))
		.execute()
	const current = await tx
		.selectFrom('atolCertificates')
		.select('id')
		.where('reference', '=', entry.reference)
		.executeTakeFirstOrThrow()
	await tx
		.updateTable('atolCertificates')
		.set({ supersededBy: current.id })
		.where('tripId', '=', tripId)
		.where('id', '<>', current.id)
		.where('supersededBy', 'is', null)
		.execute()
	const saved = await tx
		.insertInto('certificateFiles')
		.values({ certificateId: current.id, tripId, ...file })
		.onConflict((conflict) => conflict.column('certificateId').doNothing())
		.returning('certificateId')
		.executeTakeFirst()
	return saved !== undefined
}

/** All certificates ever issued for a trip, oldest first. */
export async function certificatesOf(db: Db, tripId: string): Promise<AtolCertificate[]> {
	const rows = await db
		.selectFrom('atolCertificates')
		.leftJoin('certificateFiles', 'certificateFiles.certificateId', 'atolCertificates.id')
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
			'certificateId',
		])
		.where('atolCertificates.tripId', '=', tripId)
		.orderBy('id')
		.execute()
	return rows.map(({ certificateId, createdAt, ...row }) => ({
		...row,
		createdAt: createdAt.toISOString(),
		fileUrl: certificateId && `/api/admin/atol-certificates/${certificateId}`,
	}))
}
