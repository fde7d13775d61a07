import { useState } from 'react'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { EnquiryFacts } from './enquiry-facts.tsx'
import { ConvertEnquiryForm } from './convert-enquiry-form.tsx'

/** One enquiry with its state, and on request the form that converts it into a customer and a trip. */
export default function EnquiryDialog({ dialog: { isOpen, subject, show, close } }: { dialog: DialogState<Enquiry> }) {
	const [convertingId, setConvertingId] = useState<string | null>(null)
	if (!isOpen && convertingId !== null) setConvertingId(null)
	const isConverting = subject !== null && convertingId === subject.id
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title={isConverting ? 'Create Customer and Trip' : `Enquiry from ${subject?.name ?? ''}`}
			description={
				isConverting
					? `For ${subject.name} (${subject.email}). A new customer gets an account to which nobody can sign in before they are invited.`
					: `${subject?.propertyName ?? ''}, reference ${subject?.reference ?? ''}`
			}
		>
			{(askToClose) =>
				subject === null ? null : isConverting ? (
					<ConvertEnquiryForm enquiry={subject} onCreated={close} onCancel={askToClose} />
				) : (
					<EnquiryFacts
						enquiry={subject}
						onChanged={show}
						onConvert={() => setConvertingId(subject.id)}
						onClose={close}
					/>
				)
			}
		</FormDialog>
	)
}
