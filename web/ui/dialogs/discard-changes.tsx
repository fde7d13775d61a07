import { AlertDialog } from './alert-dialog.tsx'

type Props = { open: boolean; onKeep: () => void; onDiscard: () => void }

/** Asked when someone leaves a form they have written in. */
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
