import { type SubmitEvent, useState } from 'react'
import type { CatalogueItem } from '#shared/catalogue/catalogue-item.ts'
import { isSiteKind, type ItemKind } from '#shared/catalogue/content.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { RequestError } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { readForm } from '#web/trips/forms/read-form.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { KIND_NAMES } from './item-names.ts'

/** The kinds of which there may be several. */
export type AddedKind = Exclude<ItemKind, 'landing'>
type Props = { dialog: DialogState<AddedKind>; onAdded: (item: CatalogueItem) => void }

/** Begins an item with its name. It is a draft that nobody sees until it is published. */
export function NewItemDialog({ dialog: { isOpen, subject, close }, onAdded }: Props) {
	const kind = subject ?? 'villa'
	return (
		<FormDialog isOpen={isOpen} onClose={close} title={`New ${KIND_NAMES[kind].toLowerCase()}`} shape="small">
			{(askToClose) => <NewItemForm key={kind} kind={kind} onAdded={onAdded} onCancel={askToClose} />}
		</FormDialog>
	)
}

type FormProps = { kind: AddedKind; onAdded: (item: CatalogueItem) => void; onCancel: () => void }

function NewItemForm({ kind, onAdded, onCancel }: FormProps) {
	const [sendIdempotent] = useState(createIdempotentSender)
	const [isSaving, setIsSaving] = useState(false)
	const [error, setError] = useState<string | undefined>()
	const add = async (name: string) => {
		setIsSaving(true)
		try {
			const messages = { success: `${KIND_NAMES[kind]} added as a draft`, failure: `${KIND_NAMES[kind]} not added` }
			await withToast(messages, async () => {
				const path = '/api/admin/catalogue/items'
				const { item } = await sendIdempotent<{ item: CatalogueItem }>(path, { kind, content: { name } })
				onAdded(item)
			})
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			setError(error.fields.name)
			setIsSaving(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const { name: given } = readForm(event.currentTarget)
		const name = typeof given === 'string' ? given.trim() : ''
		if (name) void add(name)
		else setError('Enter text')
	}
	return (
		<form noValidate onSubmit={submit}>
			<Field
				label="Name"
				hint={
					isSiteKind(kind)
						? 'Visitors see nothing of it before you publish it.'
						: 'Trips show it. It has no page on the site.'
				}
				error={error}
			>
				{(control) => <Input {...control} name="name" maxLength={200} autoComplete="off" />}
			</Field>
			<DialogFooter>
				<Button onClick={onCancel} disabled={isSaving}>
					Cancel
				</Button>
				<Button type="submit" variant="primary" pending={isSaving}>
					Start writing
				</Button>
			</DialogFooter>
		</form>
	)
}
