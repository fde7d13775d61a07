import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { DRAFT_LISTS, type Draft } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toasts.tsx'
import { tellFailure, useImport } from './use-import.ts'

type Props = {
	previewId: string
	/** What our own readers found, null where they found nothing. */
	draft: ImportPreview['draft'] | null
	/** Something else is at work. */
	disabled: boolean
	onBusy: (isBusy: boolean) => void
	onRead: (preview: ImportPreview) => void
}

/** Has a language model read what our readers left. It takes its time, and all that it gives is a guess to be looked at. */
export function AskAi({ previewId, draft, disabled, onBusy, onRead }: Props) {
	const [isPending, setIsPending] = useState(false)
	const { askAi } = useImport(() => {})

	const ask = async () => {
		setIsPending(true)
		onBusy(true)
		try {
			const preview = await askAi(previewId)
			const found = guessesIn(preview.draft)
			if (draft && found === 0) toast({ title: 'The AI found nothing more in this' })
			else
				toast({
					title: found === 1 ? 'The AI added one value' : `The AI added ${found} values`,
					description: 'Each is marked as a guess. Please check them before you import.',
				})
			onRead(preview)
		} catch (error) {
			tellFailure(error)
		} finally {
			setIsPending(false)
			onBusy(false)
		}
	}
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 rounded-lg border border-line px-4 py-3 md:px-5">
			<p className="min-w-56 grow basis-0 text-ink-soft">
				{draft ? 'Is something missing? ' : null}AI can read the words of this document. Passport numbers, e-mail
				addresses and telephone numbers are not sent to it.
			</p>
			<Button pending={isPending} disabled={disabled} onClick={() => void ask()}>
				{isPending ? null : <Sparkles aria-hidden="true" />}
				{isPending ? 'Reading...' : draft ? 'Read the Rest with AI' : 'Read It with AI'}
			</Button>
		</div>
	)
}

function guessesIn(draft: Draft): number {
	const parts = [draft.trip, ...DRAFT_LISTS.flatMap((list) => draft[list].map(({ fields }) => fields))]
	return parts.flatMap((fields) => Object.values(fields)).filter(({ certainty }) => certainty === 'guessed').length
}
