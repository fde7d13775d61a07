import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createPortal } from 'react-dom'
import { buttonClasses } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { iconButtonClasses } from '../icon-button-classes.ts'
import { dismissToast, type ShownToast } from './toast-store.ts'

/**
 * At the top of phones and the bottom left of wider screens, where it covers neither the thumb nor what staff read. While a dialog is open
 * it is at the top left of them too, because a dialog has its buttons at the bottom, and on phones beside the one that closes the dialog.
 * Duration, swipe and hotkey: SITE-34.
 */
export default function ToastRegion({ toasts }: { toasts: readonly ShownToast[] }) {
	return (
		<Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
			{toasts.map((toast) => (
				<Toast.Root
					key={toast.id}
					open={toast.isOpen}
					onOpenChange={(isOpen) => isOpen || dismissToast(toast.id)}
					className={classNames(
						'pointer-events-auto flex items-start gap-3 rounded-lg border-l-4 bg-card py-3.5 pr-2 pl-4 text-ink shadow-lifted',
						'data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in',
						'data-[swipe=cancel]:translate-x-0 data-[swipe=end]:animate-fade-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
						toast.tone === 'destructive' ? 'border-danger' : 'border-sea',
					)}
				>
					<div className="min-w-0 grow py-1">
						<Toast.Title className={classNames('font-medium', toast.tone === 'destructive' && 'text-danger')}>
							{toast.title}
						</Toast.Title>
						{toast.description ? (
							<Toast.Description className="mt-0.5 text-ink-soft wrap-anywhere">{toast.description}</Toast.Description>
						) : null}
					</div>
					{toast.action ? (
						<Toast.Action
							altText={toast.action.description}
							onClick={toast.action.run}
							className={buttonClasses({ size: 'small' })}
						>
							{toast.action.label}
						</Toast.Action>
					) : null}
					<Toast.Close aria-label="Close" className={iconButtonClasses()}>
						<X aria-hidden="true" />
					</Toast.Close>
				</Toast.Root>
			))}
			{createPortal(
				// A dialog hides everything outside it from screen readers except live regions. `off`, because toasts announce themselves.
				<div ref={allowFocusDuringDialog} aria-live="off">
					<Toast.Viewport
						hotkey={['F8']}
						className={classNames(
							'pointer-events-none fixed left-0 z-70 flex w-full flex-col gap-3 p-4 max-md:top-0 md:bottom-0 md:max-w-[420px]',
							'max-md:[body:has([role$=dialog][data-state=open])_&]:pr-16',
							'md:[body:has([role$=dialog][data-state=open])_&]:top-0 md:[body:has([role$=dialog][data-state=open])_&]:bottom-auto',
						)}
					/>
				</div>,
				document.body,
			)}
		</Toast.Provider>
	)
}

/**
 * Lets the focus move into the toasts while a dialog traps it. The dialog listens on the document, so stopping the event below it hides
 * the move from the dialog. React listens further down and still receives it.
 */
function allowFocusDuringDialog(region: HTMLDivElement | null) {
	if (!region) return undefined
	const hideFromDialog = (event: FocusEvent) => {
		const to = event.type === 'focusin' ? event.target : event.relatedTarget
		if (to instanceof Node && region.contains(to)) event.stopPropagation()
	}
	region.addEventListener('focusin', hideFromDialog)
	document.body.addEventListener('focusout', hideFromDialog)
	return () => {
		region.removeEventListener('focusin', hideFromDialog)
		document.body.removeEventListener('focusout', hideFromDialog)
	}
}
