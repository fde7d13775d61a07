import { AlertDialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { closesOnEscape, OVERLAY } from './dialog-parts.ts'
import { useFocusReturn } from './use-focus-return.ts'

type Props = {
	open: boolean
	onOpenChange: (open: boolean) => void
	/** Names what is deleted: 'Delete Trip?'. */
	title: string
	/** What is deleted with it, and whether it can be brought back. */
	description: ReactNode
	/** The button's label, such as 'Delete'. The caller may change it while `pending`. */
	action: string
	/** The caller closes the dialog on success, so that it stays open after a failure. */
	onAction: () => void
	cancel?: string
	pending?: boolean
	/** `danger` makes the button red, for destructive actions only. */
	tone?: 'danger' | 'primary'
}

/** Confirms a destructive action. Cancel has the focus, and a click outside does not close it. */
export function AlertDialog({
	open,
	onOpenChange,
	tone = 'danger',
	cancel = 'Cancel',
	pending = false,
	...props
}: Props) {
	const focusReturn = useFocusReturn()
	const change = (isOpen: boolean) => pending || onOpenChange(isOpen)
	return (
		<Radix.Root open={open} onOpenChange={change}>
			<Radix.Portal>
				<Radix.Overlay className={OVERLAY} />
				<Radix.Content
					{...focusReturn}
					{...closesOnEscape(() => change(false))}
					className="fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-lg bg-card p-6 shadow-lifted data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
				>
					<Radix.Title className="font-display text-2xl">{props.title}</Radix.Title>
					<Radix.Description className="mt-2 text-ink-soft">{props.description}</Radix.Description>
					<div className="mt-6 flex flex-wrap justify-end gap-3">
						<Radix.Cancel asChild>
							<Button disabled={pending}>{cancel}</Button>
						</Radix.Cancel>
						<Button variant={tone} pending={pending} onClick={props.onAction}>
							{props.action}
						</Button>
					</div>
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}
