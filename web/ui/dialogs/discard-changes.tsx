import { AlertDialog } from './alert-dialog.tsx'

type Props = { open: boolean; onKeep: () => void; onDiscard: () => void }

/** Confirms leaving a form with unsaved changes. */
export function DiscardChanges({ open, onKeep, onDiscard }: Props) {
	return (
		<AlertDialog
			open={open}
			onOpenChange={(isOpen) => isOpen || onKeep()}
			title="Discard your changes?"
			description="What you have entered here has not been saved."
			cancel="Keep editing"
			action="Discard"
			onAction={onDiscard}
		/>
	)
}
