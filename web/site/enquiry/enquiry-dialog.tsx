import { useState } from 'react'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { readDraft, writeDraft } from './enquiry-draft.ts'
import { EnquiryForm } from './enquiry-form.tsx'
import type { EnquirySubject } from './enquiry-subject.ts'

type Props = { subject: EnquirySubject; open: boolean; onClose: () => void }

/** Closing never loses what was entered: it is in the draft. Closing while the form sends stops it (SITE-81). */
export default function EnquiryDialog({ subject, open, onClose }: Props) {
	useCloseOnBack(open, onClose)
	return (
		<Dialog
			title="Make an Enquiry"
			description={subject.name ?? 'Tell us what you have in mind'}
			open={open}
			onOpenChange={(isOpen) => isOpen || onClose()}
		>
			<Draft subject={subject} onSent={onClose} />
		</Dialog>
	)
}

/** The form with what was entered earlier, until the visitor starts again. */
function Draft({ subject, onSent }: { subject: EnquirySubject; onSent: () => void }) {
	const [{ draft, round }, setStart] = useState(() => ({ draft: readDraft(subject), round: 0 }))
	const isRestored = Object.values(draft.values).some(Boolean)
	const startAgain = () => {
		writeDraft(subject, null)
		setStart({ draft: { values: {} }, round: round + 1 })
	}
	return (
		<>
			{isRestored ? (
				<p className="mb-5 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunk px-4 py-1.5 text-ink-soft">
					Not sent yet. This is what you entered earlier.
					<button
						type="button"
						onClick={startAgain}
						className="min-h-11 font-medium text-sea underline-offset-4 hover:underline"
					>
						Start again
					</button>
				</p>
			) : null}
			<EnquiryForm key={round} subject={subject} values={draft.values} isFocused={round > 0} onSent={onSent} />
		</>
	)
}
