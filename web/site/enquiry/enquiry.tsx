import { createContext, type ReactNode, use, useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import type { EnquirySubject } from './send-enquiry.ts'

const EnquiryDialog = lazyDialog(() => import('./enquiry-dialog.tsx'))

const OpenEnquiry = createContext<(() => void) | null>(null)

/** Every `EnquiryButton` inside opens the same form. */
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

/** Preloads the form on hover and focus. */
export function EnquiryButton({ className, isOnPicture = false }: Props) {
	const open = use(OpenEnquiry)
	if (!open) throw new Error('EnquiryButton must be used within an EnquiryProvider')
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
