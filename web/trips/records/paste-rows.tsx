import { type KeyboardEvent, type SubmitEvent, useState } from 'react'
import { PASTED_COLUMNS, readPastedRows } from '#shared/trips/entry/pasted-rows.ts'
import { withInitials } from '#shared/initial-values.ts'
import { schemaOf } from '#shared/schemas.ts'
import { counted } from '#shared/trips/timeline/wording.ts'
import type { EnteredKind } from '#shared/trips/kinds/registry.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { FormDialog } from '../forms/form-dialog.tsx'
import { messagesByField } from '../forms/read-form.ts'
import { withToast } from '../with-toast.ts'
import { recordApi } from './record-api.ts'

type Props = {
	open: boolean
	kind: AnyKind
	tripId: string
	onClose: () => void
	/** Reloads the trip. */
	onSaved: () => Promise<unknown>
}

/** Takes rows that were copied from a sheet, shows what was understood of each, and adds them all at once (CRM-342). */
export function PasteRows({ open, kind, tripId, onClose, onSaved }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const [sendIdempotent] = useState(createIdempotentSender)
	const save = async (records: readonly object[]) => {
		const success = `${counted(records.length, 'row')} added successfully`
		setIsBusy(true)
		try {
			await withToast({ success, failure: 'Nothing was added' }, async () => {
				await recordApi(kind).addSeveral(sendIdempotent, tripId, records)
				await onSaved()
			})
			onClose()
		} catch {
			// The toast has said why, and the rows are still here.
		} finally {
			setIsBusy(false)
		}
	}
	return (
		<FormDialog isOpen={open} onClose={onClose} isBusy={isBusy} title={`Paste ${kind.labels.section}`}>
			{(askToClose) => <RowsForm kind={kind} isBusy={isBusy} onSave={save} onCancel={askToClose} />}
		</FormDialog>
	)
}

type FormProps = {
	kind: AnyKind
	isBusy: boolean
	onSave: (records: readonly object[]) => Promise<void>
	onCancel: () => void
}

function RowsForm({ kind, isBusy, onSave, onCancel }: FormProps) {
	const [text, setText] = useState('')
	const { rows, unknown } = readPastedRows(text, kind)
	const checked = rows.map((row) => ({ row, ...checkedRow(kind, row) }))
	const isGood = checked.length > 0 && checked.every(({ values }) => values !== null)
	const columns = (PASTED_COLUMNS[kind.names.list as EnteredKind] ?? []).map((name) => kind.fields[name]?.label ?? name)

	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		if (isGood && !isBusy) void onSave(checked.flatMap(({ values }) => values ?? []))
	}
	// In the text Enter alone begins a line.
	const pressShortcut = (event: KeyboardEvent<HTMLFormElement>) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
		event.preventDefault()
		event.currentTarget.requestSubmit()
	}
	return (
		// The keys press the form's own button.
		// oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
		<form onSubmit={submit} onKeyDown={pressShortcut}>
			<Field
				label="Rows copied from a sheet"
				hint={`Columns: ${columns.join(', ')}. With a first row of headings they may come in any order, and any other field may be among them.`}
			>
				{(control) => (
					<Textarea
						{...control}
						rows={4}
						// Lines are cells of a sheet, which wrapped ones would hide.
						wrap="off"
						className="max-h-60 overflow-x-auto"
						value={text}
						disabled={isBusy}
						onChange={({ currentTarget }) => setText(currentTarget.value)}
					/>
				)}
			</Field>
			{unknown.length > 0 ? (
				<p className="mt-2 text-sm text-amber">{`Left out, because no field has this name: ${unknown.join(', ')}.`}</p>
			) : null}
			{checked.length > 0 ? (
				<ol aria-label="What was understood" className="mt-4 divide-y divide-line border-y border-line text-sm">
					{checked.map(({ row, errors }, index) => (
						// Rows have no identity but their place.
						// oxlint-disable-next-line react/no-array-index-key
						<li key={index} className="flex gap-3 py-2">
							<span className="w-6 shrink-0 text-right text-ink-soft tabular-nums">{index + 1}</span>
							<div className="min-w-0 wrap-anywhere">
								<p>{Object.values(row).filter(Boolean).join(' · ') || 'Empty'}</p>
								{Object.entries(errors).map(([name, message]) => (
									<p key={name} className="text-danger">{`${kind.fields[name]?.label ?? name}: ${message}`}</p>
								))}
							</div>
						</li>
					))}
				</ol>
			) : null}
			<DialogFooter>
				<Button onClick={onCancel} disabled={isBusy}>
					Cancel
				</Button>
				<Button
					type="submit"
					variant="primary"
					aria-keyshortcuts="Control+Enter Meta+Enter"
					disabled={!isGood}
					pending={isBusy}
				>
					{isBusy ? 'Adding...' : checked.length === 0 ? 'Add rows' : `Add ${counted(checked.length, 'row')}`}
				</Button>
			</DialogFooter>
		</form>
	)
}

/** The values to save, or null and what is wrong with them. */
function checkedRow(kind: AnyKind, row: Record<string, string>) {
	const result = schemaOf(kind).safeParse(withInitials(kind.fields, row))
	return result.success
		? { values: result.data as object, errors: {} }
		: { values: null, errors: messagesByField(result.error) }
}
