import { useState } from 'react'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquirySubject } from './send-enquiry.ts'

type Props = { subject: EnquirySubject; open: boolean; onClose: () => void }

/** SITE-81 */
export default function EnquiryDialog({ subject, open, onClose }: Props) {
	const [isSending, setIsSending] = useState(false)
	return (
		<FormDialog title="Make an Enquiry" description={subject.name} isOpen={open} onClose={onClose} isBusy={isSending}>
			{() => <EnquiryForm subject={subject} onSent={onClose} onSending={setIsSending} />}
		</FormDialog>
	)
}
