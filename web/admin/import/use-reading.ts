import { useState } from 'react'
import type { ImportPreview } from '#shared/import/preview.ts'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { FAILED, type Handed, previewOf, type ReadAgain, tellFailure, useImport } from './use-import.ts'

type Does = {
	onBusy: (isBusy: boolean) => void
	onImported: () => void
	/** Something has to be looked at first. */
	onPreview: (preview: ImportPreview, readAgain: ReadAgain) => void
}
type Faults = { booking?: string; userId?: string }

/** Has a booking read and imported, or shown first; what went wrong stays at its field until something else is handed in. */
export function useReading({ onBusy, onImported, onPreview }: Does) {
	const [pending, setPending] = useState<'import' | 'review' | null>(null)
	const [faults, setFaults] = useState<Faults>({})
	/** What our readers found nothing in, where AI may be asked. */
	const [unread, setUnread] = useState<string | null>(null)
	const { start } = useImport(onImported)

	const forget = () => {
		setFaults({})
		setUnread(null)
	}
	const tellMissing = (handed: Handed | null, userId: string, byLink: boolean) => {
		const what = byLink ? 'enter a booking URL' : 'paste a page or choose a file'
		toast({ title: 'Error', description: `Please ${what} and select a customer.`, tone: 'destructive' })
		setFaults({
			...(handed ? {} : { booking: `Please ${what}` }),
			...(userId ? {} : { userId: 'Please select a customer' }),
		})
	}
	const read = async (handed: Handed, userId: string, how: 'import' | 'review') => {
		forget()
		setPending(how)
		onBusy(true)
		try {
			const preview = await start(handed, userId, how === 'review')
			if (preview) onPreview(preview, () => previewOf(handed, userId))
		} catch (error) {
			tellFailure(error)
			setFaults(faultsOf(error))
			setUnread(previewIdOf(error))
		} finally {
			setPending(null)
			onBusy(false)
		}
	}
	return { pending, faults, unread, forget, tellMissing, read }
}

/** Whatever went wrong was wrong with what was handed in, or with whom it is for. */
function faultsOf(error: unknown): Faults {
	const userId = error instanceof RequestError ? error.fields.userId : undefined
	return userId ? { userId } : { booking: sentenceOf(error, FAILED) }
}

function previewIdOf(error: unknown): string | null {
	if (!(error instanceof RequestError) || error.code !== 'nothing_found') return null
	return (error.body as { previewId?: string }).previewId ?? null
}
