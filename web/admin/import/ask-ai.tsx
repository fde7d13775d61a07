import { Sparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { countGuesses } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { askAi, showFailure } from './use-import.ts'

type Props = {
	previewId: string
	/** What our own readers found, or null if they found nothing. */
	draft: ImportPreview['draft'] | null
	disabled?: boolean
	onRead: (preview: ImportPreview) => void
	onFailed?: (error: unknown) => void
}

/**
 * Asks a language model to read the rest. It can take half a minute, and staff can continue without waiting. All its
 * values are guesses that need a review.
 */
export function AskAi({ previewId, draft, disabled, onRead, onFailed }: Props) {
	const [isPending, setIsPending] = useState(false)
	const request = useRef<AbortController>(null)
	useEffect(() => () => request.current?.abort(), [])

	const ask = async () => {
		const { signal } = (request.current = new AbortController())
		setIsPending(true)
		try {
			const preview = await askAi(previewId, signal)
			if (countGuesses(preview.draft) === 0) toast({ title: 'AI found nothing more' })
			onRead(preview)
		} catch (error) {
			if (signal.aborted) return
			showFailure(error)
			onFailed?.(error)
		} finally {
			setIsPending(false)
		}
	}
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg border border-line px-4 py-3 md:px-5">
			<p aria-live="polite" className="min-w-56 grow basis-0 text-ink-soft">
				{isPending
					? 'AI is reading the document. This can take half a minute.'
					: `${draft ? 'Is something missing? ' : ''}AI can read the text of this document. Passport numbers, e-mail addresses and telephone numbers are not sent to it.`}
			</p>
			<Button pending={isPending} disabled={disabled} onClick={() => void ask()}>
				{isPending ? null : <Sparkles aria-hidden="true" />}
				{isPending ? 'Reading...' : draft ? 'Read the Rest with AI' : 'Read It with AI'}
			</Button>
		</div>
	)
}
