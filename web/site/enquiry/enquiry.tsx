import { createContext, type MouseEvent, type ReactNode, use, useState } from 'react'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import type { EnquirySubject } from './enquiry-subject.ts'

const EnquiryDialog = lazyDialog(() => import('./enquiry-dialog.tsx'))

const OpenEnquiry = createContext<((name?: string) => void) | null>(null)

/** Opens the form of the page. A general enquiry may have a subject: `open('Private jets')`. */
function useOpenEnquiry() {
	const open = use(OpenEnquiry)
	if (!open) throw new Error('An enquiry must be opened within an EnquiryProvider')
	return open
}

/** The form for everything inside that opens it. Without a subject its enquiries are general ones. */
export function EnquiryProvider({ subject, children }: { subject?: EnquirySubject; children: ReactNode }) {
	const [isOpen, setIsOpen] = useState(false)
	const [general, setGeneral] = useState<EnquirySubject>({ kind: 'general', name: null, sleeps: null })
	const open = (name: string | null = null) => {
		setGeneral({ kind: 'general', name, sleeps: null })
		setIsOpen(true)
	}
	return (
		<OpenEnquiry value={open}>
			{children}
			<EnquiryDialog subject={subject ?? general} open={isOpen} onClose={() => setIsOpen(false)} />
		</OpenEnquiry>
	)
}

type ButtonProps = { className?: string; isOnPicture?: boolean }

/** Preloads the form on hover and focus. */
export function EnquiryButton({ className, isOnPicture = false }: ButtonProps) {
	const open = useOpenEnquiry()
	return (
		<button
			type="button"
			onClick={() => open()}
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

type LinkProps = {
	/** The subject of the enquiry, or nothing. */
	about?: string
	/** Where it leads without scripts. */
	href: string
	className: string
	children: ReactNode
}

/** A link that opens the form of a general enquiry. */
export function EnquiryLink({ about, href, className, children }: LinkProps) {
	const open = useOpenEnquiry()
	const openForm = (event: MouseEvent) => {
		event.preventDefault()
		open(about)
	}
	return (
		<a
			href={href}
			onClick={openForm}
			onPointerEnter={EnquiryDialog.preload}
			onFocus={EnquiryDialog.preload}
			className={className}
		>
			{children}
		</a>
	)
}
