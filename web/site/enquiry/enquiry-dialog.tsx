import { useState } from 'react'
import { FormDialog } from '#web/trips/form-dialog.tsx'
import type { Enquired } from './enquired.ts'
import { EnquiryForm } from './enquiry-form.tsx'

type Props = { about: Enquired; open: boolean; onClose: () => void }

/** The enquiry about a property (SITE-81). Closed with something typed, it asks first; Back closes it too. */
export default function EnquiryDialog({ about, open, onClose }: Props) {
	const [isSending, setIsSending] = useState(false)
	return (
		<FormDialog title="Make an Enquiry" description={about.name} isOpen={open} onClose={onClose} isBusy={isSending}>
			{() => <EnquiryForm about={about} onSent={onClose} onSending={setIsSending} />}
		</FormDialog>
	)
}
