import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Enquiry } from '#shared/enquiries/enquiry.ts'
import type { AccountAction } from '#web/shell/account-menu.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { classNames } from '#web/ui/class-names.ts'
import { prefetched } from '#web/ui/lazy-part.tsx'

const FindDialog = prefetched(() => import('./find-dialog.tsx'))
const EnquiryDialog = prefetched(() => import('../enquiries/enquiry-dialog.tsx'))

type Props = { className: string; actions: readonly AccountAction[] }

/** The button that opens the search over everything, and Ctrl+K or ⌘K anywhere in the CRM (CRM-110). */
export function FindAnything({ className, actions }: Props) {
	const [isOpen, setIsOpen] = useState(false)
	const enquiry = useDialog<Enquiry>()
	useEffect(() => {
		const onKey = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return
			event.preventDefault()
			setIsOpen(true)
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	}, [])
	return (
		<>
			<button
				type="button"
				onClick={() => setIsOpen(true)}
				aria-keyshortcuts="Control+K Meta+K"
				className={classNames(
					'flex items-center gap-3 rounded-md text-sm text-ink-soft transition-colors duration-150 hover:bg-sea-wash hover:text-sea',
					className,
				)}
			>
				<Search aria-hidden="true" className="size-[1.125rem] shrink-0" />
				<span className="max-lg:sr-only">Find anything</span>
				<kbd aria-hidden="true" className="ml-auto font-sans text-xs max-lg:hidden">
					{isApple() ? '⌘K' : 'Ctrl K'}
				</kbd>
			</button>
			{isOpen ? <FindDialog actions={actions} onEnquiry={enquiry.show} onClose={() => setIsOpen(false)} /> : null}
			{enquiry.subject ? <EnquiryDialog dialog={enquiry} /> : null}
		</>
	)
}

const isApple = () => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
