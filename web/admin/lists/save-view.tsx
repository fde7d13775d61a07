import { BookmarkPlus } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { MAX_VIEW_NAME, type SavedView } from '#shared/saved-view.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'

type Props = Pick<SavedView, 'list' | 'query'> & { onSaved: () => Promise<unknown> }

/** Saves what a list shows under a name. A name that exists gets the new filters. */
export function SaveView(props: Props) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<Popover
			label="Save the view"
			open={isOpen}
			onOpenChange={setIsOpen}
			trigger={
				<Button size="small" variant="quiet">
					<BookmarkPlus aria-hidden="true" />
					Save as a view
				</Button>
			}
		>
			<SaveViewForm {...props} />
		</Popover>
	)
}

function SaveViewForm({ list, query, onSaved }: Props) {
	const [isPending, setIsPending] = useState(false)
	const [error, setError] = useState<string>()
	const save = async (name: FormDataEntryValue | null) => {
		setIsPending(true)
		setError(undefined)
		try {
			await send('PUT', '/api/admin/saved-views', { list, query, name })
			await onSaved()
		} catch (problem) {
			const fields = problem instanceof RequestError ? problem.fields : {}
			setError(fields.name ?? sentenceOf(problem, 'Please try again.'))
			setIsPending(false)
		}
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (!isPending) void save(new FormData(event.currentTarget).get('name'))
	}
	return (
		<form onSubmit={submit} noValidate className="flex flex-col gap-3">
			<Field label="Name of the view" error={error}>
				{(control) => <Input {...control} name="name" maxLength={MAX_VIEW_NAME} autoComplete="off" />}
			</Field>
			<Button type="submit" variant="primary" size="small" pending={isPending} className="self-end">
				Save the view
			</Button>
		</form>
	)
}
