import { type ReactNode, useState } from 'react'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { prefetchedDialog } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import type { DialogState } from './use-dialog.ts'
import { type Undo, undoing } from './with-toast.ts'

const AlertDialog = prefetchedDialog(async () => ({
	default: (await import('#web/ui/dialogs/alert-dialog.tsx')).AlertDialog,
}))

type Props<Subject> = {
	dialog: DialogState<Subject>
	/** 'Delete Trip?' */
	title: string
	/** Names what will be deleted. */
	description: (subject: Subject) => ReactNode
	onDelete: (subject: Subject) => Promise<unknown>
	/** Reloads the data on the screen. */
	refresh: () => Promise<unknown>
	/** Brings back what was deleted, and reloads. Without it the toast offers no undoing. */
	undo?: (subject: Subject) => Promise<unknown>
	/** Toast titles. */
	success: string
	failure: string
}

/** Asks for confirmation, then deletes. After a failure the dialog stays open for another attempt, unless the record is already gone. */
export function ConfirmDelete<Subject>({
	dialog,
	title,
	description,
	onDelete,
	refresh,
	undo,
	success,
	failure,
}: Props<Subject>) {
	const [isPending, setIsPending] = useState(false)
	const { isOpen, subject, close } = dialog
	const dismiss = () => isPending || close()
	useCloseOnBack(isOpen, dismiss)

	const remove = async () => {
		if (subject === null) return
		setIsPending(true)
		try {
			await onDelete(subject)
			await refresh()
			close()
			toast({ title: success, ...(undo ? { action: undoing(broughtBack(() => undo(subject))) } : {}) })
		} catch (error) {
			toast({ title: failure, description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
			const isGone = error instanceof RequestError && error.status === 404
			if (isGone) {
				await refresh()
				close()
			}
		} finally {
			setIsPending(false)
		}
	}
	return (
		<AlertDialog
			open={isOpen}
			onOpenChange={dismiss}
			title={title}
			description={subject === null ? null : description(subject)}
			action={isPending ? 'Deleting...' : 'Delete'}
			pending={isPending}
			onAction={() => void remove()}
		/>
	)
}

const broughtBack = (run: () => Promise<unknown>): Undo => ({
	success: 'Brought back',
	failure: 'Not brought back',
	elsewhere: 'It can be brought back from “Recently Deleted”, too',
	run,
})
