import { isCancelled, RequestError, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

/**
 * Runs a save and shows the outcome in a toast. An error is rethrown, so that the form stays open and shows it at the fields. An edit
 * conflict (412) gets no toast, because the form itself shows it, and neither does a call that the user cancelled. With `undo` the toast of a
 * success offers to take it back.
 */
export async function withToast(
	messages: { success: string; failure: string; undo?: Undo },
	save: () => Promise<unknown>,
): Promise<void> {
	try {
		await save()
	} catch (error) {
		const isStale = error instanceof RequestError && error.status === 412
		if (!isStale && !isCancelled(error))
			toast({ title: messages.failure, description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		throw error
	}
	const { success: title, undo } = messages
	toast(undo ? { title, action: undoing(undo) } : { title })
}

/** What takes something back, its outcome as toast titles, and for screen readers how else it can be done. */
export type Undo = { success: string; failure: string; elsewhere: string; run: () => Promise<unknown> }

/** The button of a toast that takes back what the toast reports. */
export const undoing = ({ success, failure, elsewhere, run }: Undo) => ({
	label: 'Undo',
	description: elsewhere,
	run: () => void withToast({ success, failure }, run).catch(() => {}),
})
