import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { query } from '#web/data/query.ts'
import { sentenceOf } from '#web/data/request.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { useLinked } from '../app/use-linked.ts'

const EnquiryDialog = lazyPart(() => import('./enquiry-dialog.tsx'))

/** Opens the enquiry that a mail or a task links to (CRM-322, CRM-310). */
export function LinkedEnquiry() {
	const { id, times } = useLinked('enquiry')
	const dialog = useDialog<Enquiry>()
	const { data, error } = useQuery({ ...query('/api/admin/enquiries/:id', { id }), enabled: id !== '' })
	useEffect(() => {
		if (data) dialog.show(data.enquiry)
		// Once it is read: from then on the dialog is the state.
		// oxlint-disable-next-line react/exhaustive-deps
	}, [times, data !== undefined])
	useEffect(() => {
		if (error)
			toast({
				title: 'The enquiry can’t be shown',
				description: sentenceOf(error, 'Please try again.'),
				tone: 'destructive',
			})
	}, [error])
	return dialog.subject ? <EnquiryDialog dialog={dialog} /> : null
}
