import { useQueryClient } from '@tanstack/react-query'
import type { ImportDecisions, Imported, ImportPreview } from '#shared/import/preview.ts'
import { call, RequestError, send, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { upload } from '#web/data/upload.ts'
import { refreshLists } from '../lists/lists.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** A booking as staff hand it in. */
export type Handed = { bookingUrl: string } | { content: string; contentType: string } | { file: File }

/** Reads once more what a preview is of. */
export type ReadAgain = () => Promise<ImportPreview>

/** A preview to look at, or null when the trip is there. */
type Outcome = ImportPreview | null

/** Imports a booking at once where all is certain, and says so; else gives what was read, to be looked at. */
export function useImport(onImported: () => void) {
	const { openTrip } = useAdminLocation()
	const client = useQueryClient()

	const done = async ({ trip, summary, warnings, outcome, changes }: Imported) => {
		await refreshLists(client)
		const { guests, flights, accommodations } = summary
		const changed = changes.length === 1 ? 'One change was made.' : `${changes.length} changes were made.`
		toast({
			title: `Trip imported successfully with ${guests} guests, ${flights} flights, ${accommodations} accommodations`,
			description: [...(outcome === 'updated' ? [changed] : []), ...warnings].join(' ') || undefined,
		})
		openTrip(trip.id, { instead: true })
		onImported()
	}

	return {
		/** With `reviewFirst` also what is certain is shown before it is imported. */
		start: async (handed: Handed, userId: string, reviewFirst: boolean): Promise<Outcome> => {
			if ('bookingUrl' in handed && !reviewFirst) return fromLink(handed.bookingUrl, userId)
			const preview = await previewOf(handed, userId)
			if (reviewFirst || !preview.isCertain || hasNews(preview)) return preview
			await done(await send<Imported>('POST', IMPORT, { previewId: preview.id }))
			return null
		},
		/** A preview that ran out under staff's hands is read again, and imported where it still says what they looked at. */
		commit: async (preview: ImportPreview, decisions: ImportDecisions, readAgain: ReadAgain): Promise<void> => {
			try {
				await done(await sendDecided(preview, decisions))
			} catch (error) {
				if (!(error instanceof RequestError) || error.code !== 'preview_expired') throw error
				const fresh = await readAgain().catch(() => null)
				if (!fresh || whatItSays(fresh) !== whatItSays(preview)) throw error
				await done(await sendDecided(fresh, decisions))
			}
		},
	}

	async function fromLink(bookingUrl: string, userId: string): Promise<Outcome> {
		try {
			await done(await send<Imported>('POST', IMPORT, { bookingUrl, userId }))
			return null
		} catch (error) {
			if (error instanceof RequestError && error.code === 'preview_needed')
				return (error.body as { preview: ImportPreview }).preview
			throw error
		}
	}
}

const IMPORT = '/api/admin/trips/import'

/** A repeat after an answer that was lost on the way finds the trip that was made. */
const sendDecided = ({ id }: ImportPreview, { corrections, ...accept }: ImportDecisions) =>
	send<Imported>('POST', IMPORT, { previewId: id, corrections, accept }, { key: id })

/** Papers to tick, or something to know of the whole: staff are here to see it. */
const hasNews = ({ draft, documents }: ImportPreview) =>
	draft.issues.length > 0 || documents.some(({ isHere }) => !isHere)

/** All that staff decide by: not when it was read, nor how often a page counts its visitors. */
const whatItSays = ({ draft, documents, wants, match, staysAway, otherCustomer }: ImportPreview) =>
	JSON.stringify([draft, documents, wants, match, staysAway, otherCustomer])

/** What a language model reads beyond it, as another preview in the place of this one. */
export async function askAi(previewId: string, signal: AbortSignal): Promise<ImportPreview> {
	const answer = await call(`${IMPORT}/preview/${previewId}/ask-ai`, { method: 'POST', signal })
	return (answer as { preview: ImportPreview }).preview
}

/** What was read of a booking, to be looked at. */
export async function previewOf(handed: Handed, userId: string): Promise<ImportPreview> {
	const path = `${IMPORT}/preview` as const
	if (!('file' in handed)) return (await send<{ preview: ImportPreview }>('POST', path, { ...handed, userId })).preview
	const form = new FormData()
	form.set('userId', userId)
	form.set('file', handed.file)
	return (await upload<{ preview: ImportPreview }>(path, form)).preview
}

export const FAILED = 'Failed to import booking'
export const tellFailure = (error: unknown) =>
	toast({ title: 'Error', description: sentenceOf(error, FAILED), tone: 'destructive' })
