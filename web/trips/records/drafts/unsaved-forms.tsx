import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import type { FormDraft } from '#shared/trips/form-draft.ts'
import { noticeTime } from '#web/trips/notices/notice-time.ts'
import { Button } from '#web/ui/button.tsx'
import { rememberFocus } from '#web/ui/dialogs/use-focus-return.ts'
import { draftedItem } from './use-drafts.ts'

type Props<Item> = {
	kind: AnyKind
	items: readonly Item[]
	drafts: readonly FormDraft[]
	onContinue: (draft: FormDraft, item: Item | 'new') => void
	onDiscard: (draft: FormDraft) => void
}

/** What one began in the forms of this list and did not save, before the page was reloaded or the browser ended (CRM-376). */
export function UnsavedForms<Item extends { id: string }>({ kind, items, drafts, onContinue, onDiscard }: Props<Item>) {
	if (drafts.length === 0) return null
	return (
		<ul aria-label="Not saved" className="mb-4 divide-y divide-line rounded-lg bg-amber-wash px-5 py-1">
			{drafts.map((draft) => {
				const item = draftedItem(draft, items)
				if (!item) return null
				const what = item === 'new' ? `A new ${kind.labels.one}` : `Your changes to ${kind.summary(item)}`
				const sentence = `${what} of ${noticeTime(draft.savedAt)} ${item === 'new' ? 'was' : 'were'} not saved.`
				return (
					<li key={draft.savedAt} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
						<p className="min-w-0 flex-1 basis-64 wrap-anywhere">{sentence}</p>
						<div className="flex gap-2">
							<Button size="small" aria-label={`Go on: ${sentence}`} onClick={() => onContinue(draft, item)}>
								Go on
							</Button>
							<Button
								size="small"
								aria-label={`Discard: ${sentence}`}
								onClick={() => {
									const focusNext = rememberFocus()
									onDiscard(draft)
									focusNext()
								}}
							>
								Discard
							</Button>
						</div>
					</li>
				)
			})}
		</ul>
	)
}
