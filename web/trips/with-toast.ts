import { RequestError, sentenceOf } from '#web/data/request.ts'
import { toast } from '#web/ui/toasts/toasts.tsx'

/**
 * Runs a save and says how it went; what failed is thrown on, so that its form stays and shows the errors of its fields. Of an edit that
 * someone else's came before (412) the form itself tells.
 */
export async function withToast(
	messages: { success: string; failure: string },
	save: () => Promise<unknown>,
): Promise<void> {
	try {
		await save()
	} catch (error) {
		const isStale = error instanceof RequestError && error.status === 412
		if (!isStale)
			toast({ title: messages.failure, description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		throw error
	}
	toast({ title: messages.success })
}
