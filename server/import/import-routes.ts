import type { User } from '#shared/contract.ts'
import { LAYERS, DRAFT_LISTS, type Draft } from '#shared/import/draft.ts'
import { type Imported, type ImportPreview, NO_DECISIONS } from '#shared/import/preview.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Storage } from '#server/files/storage.ts'
import { readObject } from '#server/http/body.ts'
import { type Answered, once } from '#server/http/once.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AppContext, post, type Route } from '#server/http/routes.ts'
import { hit } from '#server/http/throttle.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { KeptDocument } from '#server/trips/add-document.ts'
import { askAi } from './ask-ai.ts'
import { commitImport, type ImportDeps, NeedsLook } from './commit-import.ts'
import { dropDocuments, fetchDocuments } from './fetch-documents.ts'
import type { GuardedFetch } from './fetch/guarded-fetch.ts'
import { nothingFound } from './import-refusals.ts'
import { readDecisions, readLinkRequest, readPreviewRequest } from './import-request.ts'
import { findOrder, identityOf } from './orders.ts'
import { findPreview, type KeptReading, keepPreview, takePreview } from './previews.ts'
import { type Booking, GIVEN, hasBooking, type Reading, readBooking } from './read-booking.ts'
import { documentsOf, weighImport } from './weigh-import.ts'

type Deps = ImportDeps & { db: Db; storage: Storage; fetchForm: GuardedFetch; ai: AiSettings | null }

/** Of one member of staff: at once, and in ten minutes. */
const AT_ONCE = 2
const IN_TEN_MINUTES = 40

/** Import of a trip from a booking form (specification 2 section 7), with a look at it first where not all is certain. */
export function importRoutes(deps: Deps): Route[] {
	const { db, storage, sealer } = deps
	const read = readerFor(deps)
	return [
		post('/api/admin/trips/import/preview', 'admin', async (c, user) => {
			const { booking, userId } = await readPreviewRequest(c, db, storage.incoming)
			const kept = { reading: await read(c, user, booking, userId), userId }
			return c.json({ preview: await previewOf(deps, user, kept) }, 201)
		}),

		// What a language model finds beyond what our readers found: another preview in the place of this one.
		post('/api/admin/trips/import/preview/:id/ask-ai', 'admin', async (c, user) => {
			const id = c.req.param('id')
			const kept = await askAi(deps, { user, ip: c.var.ip }, await findPreview(db, sealer, user, id))
			const preview = await previewOf(deps, user, kept)
			await transaction(db, (tx) => takePreview(tx, sealer, user, id))
			return c.json({ preview }, 201)
		}),

		post('/api/admin/trips/import', 'admin', async (c, user) => {
			const given = await readObject(c)
			const decisions = readDecisions(given)
			const by = { user, ip: c.var.ip }
			const asked = { scope: `import ${user.id}`, body: given, sealer }
			const { previewId } = given
			if (typeof previewId === 'string' && previewId !== '') {
				let documents: KeptDocument[] = []
				let areKept = false
				const admit = async () => {
					if (decisions.documents.length === 0) return
					const { reading } = await findPreview(db, sealer, user, previewId)
					documents = await fetchDocuments(deps, reading, decisions.documents)
				}
				try {
					const done = await once(c, db, { ...asked, admit }, async (tx) => {
						const kept = await takePreview(tx, sealer, user, previewId)
						const imported = await commitImport(tx, deps, by, kept, decisions, { mustBeCertain: false, documents })
						areKept = true
						return answer(imported)
					})
					if (!areKept) await dropDocuments(storage, documents)
					return done
				} catch (error) {
					await dropDocuments(storage, documents)
					throw error
				}
			}
			const { booking, userId } = await readLinkRequest(db, given)
			let kept: KeptReading | undefined
			const admit = async () => {
				kept = { reading: await read(c, user, booking, userId), userId }
			}
			try {
				return await once(c, db, { ...asked, admit }, async (tx) =>
					answer(await commitImport(tx, deps, by, kept!, NO_DECISIONS, { mustBeCertain: true })),
				)
			} catch (error) {
				if (!(error instanceof NeedsLook) || !kept) throw error
				const preview = await previewOf(deps, user, kept)
				throw new Refusal(
					409,
					'preview_needed',
					'Not everything is certain. Look at what was read before it is imported',
					{
						more: { previewId: preview.id, preview },
					},
				)
			}
		}),
	]
}

const answer = (imported: Imported): Answered => ({
	status: imported.outcome === 'created' ? 201 : 200,
	body: imported,
})

async function previewOf(deps: Deps, user: User, kept: KeptReading): Promise<ImportPreview> {
	const { reading, userId } = kept
	const order = await findOrder(deps.db, deps.sealer, await identityOf(deps.db, reading, userId))
	const { plan: _plan, existing, ...weighed } = await weighImport(deps.db, deps, user, kept, order, NO_DECISIONS)
	const { id, expiresAt } = await keepPreview(deps.db, deps.sealer, user, kept)
	const { source, text } = reading
	const { documents: _secret, ...draft } = reading.draft
	return {
		id,
		expiresAt,
		userId,
		source,
		layers: layersOf(draft),
		draft,
		documents: documentsOf(reading.draft, existing),
		canAskAi: deps.ai !== null && text.trim() !== '',
		...weighed,
	}
}

function layersOf(draft: Draft) {
	const parts = [draft.trip, draft.pricing, ...DRAFT_LISTS.flatMap((list) => draft[list].map(({ fields }) => fields))]
	const used = new Set(parts.flatMap((fields) => Object.values(fields).map(({ from }) => from.layer)))
	return LAYERS.filter((layer) => used.has(layer))
}

/**
 * Reads bookings for staff, a few at a time for each, and writes down who had what fetched: the host, never the link. Refuses what holds
 * no booking; where a language model may be asked, with what to ask it about.
 */
function readerFor({ db, sealer, fetchForm, ai }: Deps) {
	const running = new Map<string, number>()
	return async (c: AppContext, user: User, booking: Booking, userId: string): Promise<Reading> => {
		const count = running.get(user.id) ?? 0
		if (count >= AT_ONCE)
			throw new Refusal(429, 'too_many', 'Your last imports are still being read. Please wait a moment', {
				retryAfter: 5,
			})
		await hit(db, `import ${user.id}`, IN_TEN_MINUTES, 600)
		running.set(user.id, (running.get(user.id) ?? 0) + 1)
		const by = { id: user.id, ip: c.var.ip }
		const { kind } = booking
		try {
			const reading = await readBooking(booking, fetchForm)
			if (!hasBooking(reading.draft)) {
				const canAsk = ai && reading.text.trim() !== ''
				const preview = canAsk ? await keepPreview(db, sealer, user, { reading, userId }) : null
				throw nothingFound(GIVEN[kind], preview?.id)
			}
			const { host, sha256, bytes } = reading.source
			await audit(db, by, 'booking read', null, { detail: { kind, host, sha256, bytes } })
			return reading
		} catch (error) {
			const code = error instanceof Refusal ? error.code : 'fault'
			const host = booking.kind === 'link' ? (URL.parse(booking.link)?.host.slice(0, 255) ?? null) : null
			await audit(db, by, 'booking read', null, { outcome: 'refused', detail: { kind, host, code } })
			throw error
		} finally {
			const left = (running.get(user.id) ?? 1) - 1
			if (left > 0) running.set(user.id, left)
			else running.delete(user.id)
		}
	}
}
