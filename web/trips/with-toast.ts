import { isCancelled, RequestError, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

/**
 * Runs a save and shows the outcome in a toast. An error is rethrown, so that the form stays open and shows it at the fields. An edit
 * conflict (412) gets no toast, because the form itself shows it, and neither does a call that the user cancelled.
 */
export async function withToast(
	messages: { success: string; failure: string },
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
	toast({ title: messages.success })
}
