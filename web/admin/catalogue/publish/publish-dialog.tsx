import { type SubmitEvent, useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind } from '#shared/catalogue/content.ts'
import { isPublishable } from '#shared/catalogue/rules/finding.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import type { DraftStore } from '../editor/draft-store.ts'
import { focusFieldAfter } from '../editor/focus-field.ts'
import { london } from '#web/admin/app/london.ts'
import { instantOf, type PublishTime, PublishTimeFields } from '../schedule/publish-time.tsx'
import { ChangeList } from './change-list.tsx'
import { FindingList } from './finding-list.tsx'
import { useItemCall } from './use-item-call.ts'

type Props = { dialog: DialogState<CatalogueItem>; store: DraftStore }

/** Shows what publishing changes of what is public, and what is found, before it is published (CRM-202). */
export function PublishDialog({ dialog: { isOpen, subject, close }, store }: Props) {
	const isOfSite = !subject || isSiteKind(subject.kind)
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title={isOfSite ? 'Publish' : 'Save to the library'}
			description={subject ? inWords(subject) : undefined}
		>
			{(askToClose) =>
				subject ? <PublishForm item={subject} store={store} onDone={close} onCancel={askToClose} /> : null
			}
		</FormDialog>
	)
}

function inWords({ kind, findings, published }: CatalogueItem) {
	if (!isPublishable(findings)) return 'It cannot be published yet.'
	if (!isSiteKind(kind)) return 'Staff are offered it for trips. Trips that took it before keep what they have.'
	return published ? 'What visitors will see instead:' : 'Visitors will see all of it.'
}

type FormProps = { item: CatalogueItem; store: DraftStore; onDone: () => void; onCancel: () => void }

function PublishForm({ item, store, onDone, onCancel }: FormProps) {
	const { isPending, call } = useItemCall(store, onDone)
	const [time, setTime] = useState<PublishTime>({ isLater: false, local: '', isSecond: false })
	const [error, setError] = useState<string>()
	const { id, kind, content, version, findings, changes, schedule } = item
	const mayPublish = isPublishable(findings)
	const isOfSite = isSiteKind(kind)
	const messages = isOfSite
		? { success: 'Published', failure: 'Not published' }
		: { success: 'Saved to the library', failure: 'Not saved to the library' }
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const note = new FormData(event.currentTarget).get('note')
		if (!mayPublish) return
		const path = `/api/admin/catalogue/items/${id}` as const
		if (!time.isLater) return void call(messages, `${path}/publish`, { version, note })
		const found = instantOf(time)
		if ('error' in found) return setError(found.error)
		const body = { version, note, publishAt: found.publishAt }
		void call({ success: 'Scheduled', failure: 'Not scheduled' }, `${path}/schedule`, body, 'PUT')
	}
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-5">
			<FindingList item={item} onChoose={(path) => focusFieldAfter(path, onDone)} />
			{mayPublish && item.published ? <ChangeList kind={kind} content={content} changes={changes} /> : null}
			{mayPublish && schedule ? (
				<p className="rounded-md bg-amber-wash px-4 py-3 text-amber">
					{`It is scheduled for ${london(schedule.publishAt)} in London. What you do here replaces that.`}
				</p>
			) : null}
			{mayPublish && isOfSite ? <PublishTimeFields time={time} error={error} onChange={setTime} /> : null}
			{mayPublish ? (
				<Field label="Note for the history" hint="Only staff see it.">
					{(control) => <Input {...control} name="note" maxLength={500} autoComplete="off" />}
				</Field>
			) : null}
			<DialogFooter>
				<Button onClick={onCancel} disabled={isPending}>
					Cancel
				</Button>
				{mayPublish ? (
					<Button type="submit" variant="primary" pending={isPending}>
						{time.isLater ? 'Schedule' : isOfSite ? 'Publish now' : 'Save to the library'}
					</Button>
				) : null}
			</DialogFooter>
		</form>
	)
}
