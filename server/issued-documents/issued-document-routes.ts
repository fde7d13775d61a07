import { changesBetween, type Made } from '#shared/issued-documents/changes.ts'
import { type MadeOf, partsShape, snapshotShape } from '#shared/issued-documents/document-snapshot.ts'
import {
	type IssuedDocumentKind,
	ISSUED_DOCUMENTS,
	type IssuedDocumentState,
	type IssuedDocumentStatus,
} from '#shared/issued-documents/issued-document.ts'
import type { Document } from '#shared/trips/kinds/document.ts'
import type { User } from '#shared/customers/user.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { Fingerprint } from './fingerprint.ts'

/** What a paper would be made of now. Throws the Refusal that issuing it would end with. */
type ContentToday = (user: User, tripId: string) => Promise<CurrentContent>
type CurrentContent = {
	fingerprint: Fingerprint
	madeOf: MadeOf
	warnings: string[]
	rules?: Partial<Record<IssuedDocumentState, string | null>>
}

type Deps = { db: Db; reader: TripReader; today: Record<IssuedDocumentKind, ContentToday> }

/** How each paper of a trip stands: whether it still says what the records say, and if not, what has changed. */
export function issuedDocumentRoutes({ db, reader, today }: Deps): Route[] {
	return [
		get('/api/admin/trips/:id/papers', 'admin', async (c, user) => {
			const { id } = await findTrip(db, c.req.param('id'))
			const issued = await db.selectFrom('papers').selectAll().where('tripId', '=', id).execute()
			const documents = (await reader.records(db, 'documents', id)) as Document[]
			const kinds = Object.keys(ISSUED_DOCUMENTS) as IssuedDocumentKind[]
			const papers = await Promise.all(
				kinds.map(async (kind) => {
					const made = issued.find((paper) => paper.kind === kind)
					const document = documents.find((document) => document.id === made?.documentId) ?? null
					return statusOf(kind, made, document, await orRefusal(today[kind](user, id)))
				}),
			)
			return c.json({ papers })
		}),
	]
}

type Issued = { fingerprint: string; parts: unknown; madeOf: unknown; issuedAt: Date }

function statusOf(
	kind: IssuedDocumentKind,
	made: Issued | undefined,
	document: Document | null,
	now: CurrentContent | Refusal,
): IssuedDocumentStatus {
	const issuedAt = made?.issuedAt.toISOString() ?? null
	if (now instanceof Refusal) {
		const because = made ? [now.message] : []
		const state = made ? 'outOfDate' : 'missing'
		return { kind, state, document, issuedAt, because, rule: null, warnings: [], cannot: now.message }
	}
	const { fingerprint, madeOf, warnings, rules } = now
	const state = !made ? 'missing' : made.fingerprint === fingerprint.whole ? 'current' : 'outOfDate'
	const because =
		made && state === 'outOfDate' ? changesBetween(read(made, fingerprint), { ...fingerprint, madeOf }) : []
	return { kind, state, document, issuedAt, because, rule: rules?.[state] ?? null, warnings, cannot: null }
}

/** Where the parts cannot be read, none of them is known to differ. */
const read = ({ parts, madeOf }: Issued, now: Fingerprint): Made => ({
	parts: partsShape.read(parts) ?? now.parts,
	madeOf: snapshotShape.read(madeOf),
})

/** A refusal is an answer here: it says why the paper can't be issued. */
const orRefusal = <T>(promise: Promise<T>) =>
	promise.catch((error: unknown) => {
		if (error instanceof Refusal && error.status !== 404) return error
		throw error
	})
