import { useQueryClient } from '@tanstack/react-query'
import type { ImportDecisions, Imported, ImportPreview } from '#shared/import/preview.ts'
import { fetchJson, RequestError, send, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { upload } from '#web/data/upload.ts'
import { refreshLists } from '../app/refresh.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** A booking as staff enter it. */
export type BookingInput = { bookingUrl: string } | { content: string; contentType: string } | { file: File }

/** Where it goes: to a customer, or into a trip (IMPORT-81). */
export type ImportTarget = { userId: string } | { tripId: string }

/** The trip on whose page staff import a booking. */
export type ImportedTrip = { id: string; name: string }

/** Reads the booking behind a preview again. */
export type RereadBooking = () => Promise<ImportPreview>

/** A preview to review, or null if the trip was imported. */
type PreviewToReview = ImportPreview | null

/** Imports a booking at once if everything is certain, otherwise returns its preview. `opensTrip`: the trip is shown afterwards. */
export function useImport(onImported: (imported: Imported) => void, opensTrip = true) {
	const { openTrip } = useAdminLocation()
	const client = useQueryClient()

	const finish = async (imported: Imported, intoTrip = false) => {
		const { trip, summary, warnings, outcome, changes } = imported
		await refreshLists(client)
		const { guests, flights, accommodations } = summary
		const changed = changes.length === 1 ? 'One change was made.' : `${changes.length} changes were made.`
		toast({
			title: intoTrip
				? INTO_TRIP_TITLES[outcome]
				: `Trip imported successfully with ${guests} guests, ${flights} flights, ${accommodations} accommodations`,
			description: [...(outcome === 'updated' ? [changed] : []), ...warnings].join(' ') || undefined,
		})
		if (opensTrip) openTrip(trip.id, { replace: true })
		onImported(imported)
	}

	return {
		/** With `reviewFirst`, the preview is returned even if everything is certain. `signal` cancels the upload of a file. */
		start: async (
			input: BookingInput,
			target: ImportTarget,
			{ reviewFirst, signal }: { reviewFirst: boolean; signal: AbortSignal },
		): Promise<PreviewToReview> => {
			if ('bookingUrl' in input && 'userId' in target && !reviewFirst) return fromLink(input.bookingUrl, target.userId)
			const preview = await requestPreview(input, target, signal)
			signal.throwIfAborted()
			if (reviewFirst || preview.tripId !== null || !preview.isCertain || hasAnythingToReview(preview)) return preview
			await finish(await send<Imported>('POST', IMPORT_PATH, { previewId: preview.id }))
			return null
		},
		/** A preview that expired during the review is read again, and imported if it still says the same. */
		commit: async (preview: ImportPreview, decisions: ImportDecisions, reread: RereadBooking): Promise<void> => {
			try {
				await finish(await sendDecisions(preview, decisions), preview.tripId !== null)
			} catch (error) {
				if (!(error instanceof RequestError) || error.code !== 'preview_expired') throw error
				const fresh = await reread().catch(() => null)
				if (!fresh || reviewedContent(fresh) !== reviewedContent(preview)) throw error
				await finish(await sendDecisions(fresh, decisions), preview.tripId !== null)
			}
		},
	}

	async function fromLink(bookingUrl: string, userId: string): Promise<PreviewToReview> {
		try {
			await finish(await send<Imported>('POST', IMPORT_PATH, { bookingUrl, userId }))
			return null
		} catch (error) {
			if (error instanceof RequestError && error.code === 'preview_needed')
				return (error.body as { preview: ImportPreview }).preview
			throw error
		}
	}
}

const INTO_TRIP_TITLES: Record<Imported['outcome'], string> = {
	created: 'The trip was created',
	updated: 'The trip was updated',
	unchanged: 'Nothing has changed',
}

const IMPORT_PATH = '/api/admin/trips/import'

/** The preview's id is the idempotency key: a repeat after a lost answer returns the trip that was created. */
const sendDecisions = ({ id }: ImportPreview, { corrections, ...accept }: ImportDecisions) =>
	send<Imported>('POST', IMPORT_PATH, { previewId: id, corrections, accept }, { key: id })

/** Documents to tick, or messages about the whole document. */
const hasAnythingToReview = ({ draft, documents }: ImportPreview) =>
	draft.issues.length > 0 || documents.some(({ isHere }) => !isHere)

/** Everything that staff's decisions are based on, without times and tokens. */
const reviewedContent = ({ draft, documents, wants, match, staysAway, otherCustomer }: ImportPreview) =>
	JSON.stringify([draft, documents, wants, match, staysAway, otherCustomer])

/** Replaces a preview by one with what a language model added. */
export async function askAi(previewId: string, signal: AbortSignal): Promise<ImportPreview> {
	const answer = await fetchJson(`${IMPORT_PATH}/preview/${previewId}/ask-ai`, { method: 'POST', signal })
	return (answer as { preview: ImportPreview }).preview
}

/** Reads a booking for a preview. */
export async function requestPreview(
	input: BookingInput,
	target: ImportTarget,
	signal?: AbortSignal,
): Promise<ImportPreview> {
	const path = `${IMPORT_PATH}/preview` as const
	if (!('file' in input))
		return (await send<{ preview: ImportPreview }>('POST', path, { ...input, ...target }, { signal })).preview
	const form = new FormData()
	for (const [name, value] of Object.entries(target)) form.set(name, value)
	form.set('file', input.file)
	return (await upload<{ preview: ImportPreview }>(path, form, { signal })).preview
}

/** The empty review of a document in which no booking was found, if the error is about one. */
export function previewIn(error: unknown): ImportPreview | null {
	if (!(error instanceof RequestError) || error.code !== 'nothing_found') return null
	return (error.body as { preview?: ImportPreview }).preview ?? null
}

export const IMPORT_FAILED = 'Failed to import booking'
/** Returns the id of the toast. */
export const showFailure = (error: unknown): number =>
	toast({ title: 'Error', description: sentenceOf(error, IMPORT_FAILED), tone: 'destructive' })
