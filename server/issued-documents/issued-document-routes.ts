import type { Viewer } from '#shared/customers/identity-sight.ts'
import { describeChanges, type DocumentContent } from '#shared/issued-documents/changes.ts'
import { type DocumentSnapshot, partsShape, snapshotShape } from '#shared/issued-documents/document-snapshot.ts'
import {
	ISSUED_DOCUMENTS,
	type IssuedDocumentKind,
	type IssuedDocumentState,
	type IssuedDocumentStatus,
} from '#shared/issued-documents/issued-document.ts'
import { contradictionsOf } from '#shared/trips/contradictions.ts'
import type { Document } from '#shared/trips/kinds/document.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/trip/find-trip.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { Fingerprint } from './fingerprint.ts'
import { refuseEleventh } from './issued-document-store.ts'

/** The content that a document would have now. Throws the Refusal that issuing it would end with. */
type ReadCurrent = (user: Viewer, tripId: string) => Promise<CurrentContent>
type CurrentContent = {
	fingerprint: Fingerprint
	snapshot: DocumentSnapshot
	warnings: string[]
	rules?: Partial<Record<IssuedDocumentState, string | null>>
}

export type CurrentDocuments = Record<IssuedDocumentKind, ReadCurrent>
type Deps = { db: Db; reader: TripReader; current: CurrentDocuments }

/** The state of each issued document of a trip (DOC-52 to DOC-55). */
export function issuedDocumentRoutes({ db, reader, current }: Deps): Route[] {
	return [
		// The address and the answer keep the name of the first release: pages that were loaded from it go on working.
		get('/api/admin/trips/:id/papers', 'admin', async (c, user) => {
			const { id } = await findTrip(db, c.req.param('id'))
			const rows = await db.selectFrom('papers').selectAll().where('tripId', '=', id).execute()
			const trip = await reader.wholeTrip(db, user, id)
			const documents: Document[] = trip.documents
			const contradictions = contradictionsOf(trip).map(({ problem, remedy }) => `${problem} ${remedy}`)
			const kinds = Object.keys(ISSUED_DOCUMENTS) as IssuedDocumentKind[]
			const papers = await Promise.all(
				kinds.map(async (kind) => {
					const issued = rows.find((row) => row.kind === kind)
					const document = documents.find((document) => document.id === issued?.documentId) ?? null
					const now = current[kind](user, id).then((content) => refuseEleventh(db, id, kind).then(() => content))
					const status = statusOf(kind, issued, document, await orRefusal(now))
					return { ...status, warnings: [...contradictions.filter((one) => one !== status.cannot), ...status.warnings] }
				}),
			)
			return c.json({ papers })
		}),
	]
}

type Issued = { fingerprint: string; parts: unknown; madeOf: unknown; issuedAt: Date }

function statusOf(
	kind: IssuedDocumentKind,
	issued: Issued | undefined,
	document: Document | null,
	now: CurrentContent | Refusal,
): IssuedDocumentStatus {
	const issuedAt = issued?.issuedAt.toISOString() ?? null
	if (now instanceof Refusal) {
		const because = issued ? [now.message] : []
		const state = issued ? 'outOfDate' : 'missing'
		return { kind, state, document, issuedAt, because, rule: null, warnings: [], cannot: now.message }
	}
	const { fingerprint, snapshot, warnings, rules } = now
	const state = !issued ? 'missing' : issued.fingerprint === fingerprint.whole ? 'current' : 'outOfDate'
	const because =
		issued && state === 'outOfDate'
			? describeChanges(contentOf(issued, fingerprint), { parts: fingerprint.parts, snapshot })
			: []
	return { kind, state, document, issuedAt, because, rule: rules?.[state] ?? null, warnings, cannot: null }
}

/** Where the stored parts cannot be read, none of them is known to differ. */
const contentOf = ({ parts, madeOf }: Issued, now: Fingerprint): DocumentContent => ({
	parts: partsShape.read(parts) ?? now.parts,
	snapshot: snapshotShape.read(madeOf),
})

/** Here a refusal is an answer: why the document cannot be issued. */
const orRefusal = <T>(promise: Promise<T>) =>
	promise.catch((error: unknown) => {
		if (error instanceof Refusal && error.status !== 404) return error
		throw error
	})
