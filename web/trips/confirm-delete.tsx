import { type ReactNode, useState } from 'react'
import { RequestError, sentenceOf } from '#web/data/request.ts'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { useCloseOnBack } from './use-close-on-back.ts'
import type { DialogState } from './use-dialog.ts'

type Props<Subject> = {
	dialog: DialogState<Subject>
	/** 'Delete Trip?' */
	title: string
	/** Names what is lost. */
	description: (subject: Subject) => ReactNode
	onDelete: (subject: Subject) => Promise<unknown>
	/** Brings what shows it up to date. */
	refresh: () => Promise<unknown>
	/** What is said when it is done, and the title of what is said when it fails. */
	success: string
	failure: string
}

/** Asks before something is destroyed. When that fails the question stays, to be tried again, unless it is gone already. */
export function ConfirmDelete<Subject>({
	dialog,
	title,
	description,
	onDelete,
	refresh,
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
			toast({ title: success })
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
