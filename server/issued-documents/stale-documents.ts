import type { Viewer } from '#shared/customers/identity-sight.ts'
import type { IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CurrentDocuments } from './issued-document-routes.ts'

export type IssuedNow = { kind: IssuedDocumentKind; tripId: string; issuedAt: Date; isStale: boolean }

/** The issued documents of many trips, each with whether it is stale (DOC-53). Costs some milliseconds per document. */
export async function issuedDocumentsOf(
	{ db, current }: { db: Db; current: CurrentDocuments },
	user: Viewer,
	tripIds: readonly string[],
): Promise<IssuedNow[]> {
	if (tripIds.length === 0) return []
	const rows = await db
		.selectFrom('papers')
		.select(['tripId', 'kind', 'fingerprint', 'issuedAt'])
		.where('tripId', 'in', [...tripIds])
		.execute()
	const found: IssuedNow[] = []
	// One after the other: each has several queries, and others wait for connections too.
	for (const { fingerprint, ...row } of rows) {
		const now = await current[row.kind](user, row.tripId).catch(refused)
		found.push({ ...row, isStale: now?.fingerprint.whole !== fingerprint })
	}
	return found
}

/** What can no longer be issued no longer matches either. */
function refused(error: unknown): null {
	if (error instanceof Refusal) return null
	throw error
}
