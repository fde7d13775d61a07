import { createContext, type ReactNode, use, useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import type { EnquirySubject } from './send-enquiry.ts'

const EnquiryDialog = lazyDialog(() => import('./enquiry-dialog.tsx'))

const OpenEnquiry = createContext<(() => void) | null>(null)

/** The enquiry about one property: every `EnquiryButton` inside opens the same form. Nothing of the form is loaded before. */
export function EnquiryProvider({ subject, children }: { subject: EnquirySubject; children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<OpenEnquiry value={() => setIsOpen(true)}>
			{children}
			<EnquiryDialog subject={subject} open={isOpen} onClose={() => setIsOpen(false)} />
		</OpenEnquiry>
	)
}

type Props = { className?: string; isOnPicture?: boolean }

/** 'MAKE ENQUIRY'. The form is fetched as soon as a hand or the focus comes near. */
export function EnquiryButton({ className, isOnPicture = false }: Props) {
	const open = use(OpenEnquiry)
	if (!open) throw new Error('An EnquiryButton stands inside an EnquiryProvider')
	return (
		<button
			type="button"
			onClick={open}
			onPointerEnter={EnquiryDialog.preload}
			onFocus={EnquiryDialog.preload}
			className={classNames(
				isOnPicture
					? 'picture-button bg-foam text-night hover:bg-foam/85'
					: buttonClasses({ variant: 'primary', size: 'large' }),
				'tracking-wide noscript:hidden',
				className,
			)}
		>
			MAKE ENQUIRY
		</button>
	)
}
