import { type SubmitEvent, useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { RequestError, send } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { labelAt } from '../fields/sections.ts'
import { ChangeList } from './change-list.tsx'

type Props = { dialog: DialogState<CatalogueItem>; store: DraftStore }

/** Shows what publishing changes of what is public, and what would make it better, before it is published (CRM-202). */
export function PublishDialog({ dialog: { isOpen, subject, close }, store }: Props) {
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title="Publish"
			description={subject?.published ? 'What visitors will see instead:' : 'Visitors will see all of it.'}
		>
			{(askToClose) =>
				subject ? <PublishForm item={subject} store={store} onDone={close} onCancel={askToClose} /> : null
			}
		</FormDialog>
	)
}

type FormProps = { item: CatalogueItem; store: DraftStore; onDone: () => void; onCancel: () => void }

function PublishForm({ item, store, onDone, onCancel }: FormProps) {
	const [isSaving, setIsSaving] = useState(false)
	const advice = item.findings.filter(({ level }) => level === 'advice')
	const publish = async (note: unknown) => {
		setIsSaving(true)
		try {
			await withToast({ success: 'Published', failure: 'Not published' }, async () => {
				const path = `/api/admin/catalogue/items/${item.id}/publish` as const
				const answer = await send<{ item: CatalogueItem }>('POST', path, { version: item.version, note })
				store.receive(answer.item)
			})
			onDone()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			const { current } = (error.body ?? {}) as { current?: CatalogueItem }
			// Somebody else has changed it: what would be published is not what the dialog shows.
			if (current) {
				store.receive(current)
				onDone()
			}
			setIsSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		void publish(new FormData(event.currentTarget).get('note'))
	}
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-5">
			{item.published ? <ChangeList kind={item.kind} content={item.content} changes={item.changes} /> : null}
			{advice.length > 0 ? (
				<details className="rounded-md bg-amber-wash px-4 py-2 text-amber">
					<summary className="min-h-9 cursor-pointer py-1.5 font-medium">
						{`${advice.length} suggestion${advice.length === 1 ? '' : 's'}, which need not be followed`}
					</summary>
					<ul className="grid gap-1 pb-2">
						{advice.map(({ path, sentence }) => (
							<li key={path + sentence}>{`${labelAt(item.kind, item.content, path)}: ${sentence}`}</li>
						))}
					</ul>
				</details>
			) : null}
			<Field label="Note for the history" hint="Only staff see it.">
				{(control) => <Input {...control} name="note" maxLength={500} autoComplete="off" />}
			</Field>
			<DialogFooter>
				<Button onClick={onCancel} disabled={isSaving}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isSaving}>
					Publish now
				</Button>
			</DialogFooter>
		</form>
	)
}
