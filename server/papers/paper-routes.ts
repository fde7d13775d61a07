import { type PaperKind, PAPERS, type PaperStatus } from '#shared/papers/paper.ts'
import { changesBetween } from '#shared/papers/part-names.ts'
import type { Document, User } from '#shared/contract.ts'
import type { Db } from '#server/db/connect.ts'
import { Refusal } from '#server/http/refusal.ts'
import { get, type Route } from '#server/http/routes.ts'
import { findTrip } from '#server/trips/find-trip.ts'
import type { TripReader } from '#server/trips/read-trips.ts'
import type { Fingerprint } from './paper-store.ts'

/** What a paper would be made of now. Throws the Refusal that issuing it would end with. */
export type PaperToday = (user: User, tripId: string) => Promise<{ fingerprint: Fingerprint; warnings: string[] }>

type Deps = { db: Db; reader: TripReader; today: Record<PaperKind, PaperToday> }

/** How each paper of a trip stands: whether it still says what the records say, and if not, what has changed. */
export function paperRoutes({ db, reader, today }: Deps): Route[] {
	return [
		get('/api/admin/trips/:id/papers', 'admin', async (c, user) => {
			const { id } = await findTrip(db, c.req.param('id'))
			const issued = await db.selectFrom('papers').selectAll().where('tripId', '=', id).execute()
			const documents = (await reader.records(db, 'documents', id)) as Document[]
			const kinds = Object.keys(PAPERS) as PaperKind[]
			const papers = await Promise.all(
				kinds.map(async (kind): Promise<PaperStatus> => {
					const made = issued.find((paper) => paper.kind === kind)
					const now = await orRefusal(today[kind](user, id))
					const isRefused = now instanceof Refusal
					const isSame = !isRefused && now.fingerprint.whole === made?.fingerprint
					return {
						kind,
						state: !made ? 'missing' : isSame ? 'current' : 'outOfDate',
						document: documents.find((document) => document.id === made?.documentId) ?? null,
						issuedAt: made?.issuedAt.toISOString() ?? null,
						because:
							!made || isSame ? [] : isRefused ? [now.message] : changesBetween(made.parts, now.fingerprint.parts),
						warnings: isRefused ? [] : now.warnings,
						cannot: isRefused ? now.message : null,
					}
				}),
			)
			return c.json({ papers })
		}),
	]
}

/** A refusal is an answer here: it says why the paper can't be issued. */
const orRefusal = <T>(promise: Promise<T>) =>
	promise.catch((error: unknown) => {
		if (error instanceof Refusal && error.status !== 404) return error
		throw error
	})
