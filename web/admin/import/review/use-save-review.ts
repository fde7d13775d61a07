import { useState } from 'react'
import type { ImportDecisions, Imported, ImportPreview } from '#shared/import/preview.ts'
import { RequestError } from '#web/data/request.ts'
import { type RereadBooking, showFailure, useImport } from '../use-import.ts'

type Options = {
	reread: RereadBooking
	onBusy: (isBusy: boolean) => void
	onImported: (imported: Imported) => void
	opensTrip: boolean
	/** The preview has expired, and the booking now reads differently. */
	onExpired: () => void
	/** Another import of the order was faster. */
	onOther: (preview: ImportPreview) => void
}

/** Imports a reviewed booking. `errors` are by the path of the value. */
export function useSaveReview({ reread, onBusy, onImported, opensTrip, onExpired, onOther }: Options) {
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const [isPending, setIsPending] = useState(false)
	const { commit } = useImport(onImported, opensTrip)

	const save = async (preview: ImportPreview, decisions: ImportDecisions) => {
		setIsPending(true)
		onBusy(true)
		try {
			await commit(preview, decisions, reread)
		} catch (error) {
			showFailure(error)
			if (!(error instanceof RequestError)) return
			setErrors(error.fields)
			if (error.code === 'preview_expired') onExpired()
			if (error.code === 'order_other_customer')
				onOther({ ...preview, ...(error.body as Pick<ImportPreview, 'otherCustomer'>) })
		} finally {
			setIsPending(false)
			onBusy(false)
		}
	}
	return { errors, isPending, save }
}
