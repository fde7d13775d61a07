import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
	type ImportColumns,
	type ImportPreview,
	MAX_IMPORT_CHARACTERS,
	MAX_IMPORT_ROWS,
} from '#shared/customers/customer-import.ts'
import { decodeText } from '#shared/decode-text.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FileInput } from '#web/ui/forms/file-input.tsx'
import { refreshLists } from '#web/admin/app/refresh.ts'
import { ColumnChoices } from './column-choices.tsx'
import { PlannedRows } from './planned-rows.tsx'

const PATH = '/api/admin/users/import'
/** UTF-16 takes two bytes for each character. */
const MAX_BYTES = 2 * MAX_IMPORT_CHARACTERS

const customers = (n: number) => `${n.toLocaleString('en-GB')} ${n === 1 ? 'customer' : 'customers'}`

/** Imports customers from a CSV file: the file, then what would become of each row, then all of them at once (CRM-366). */
export default function ImportDialog({ dialog: { isOpen, close } }: { dialog: DialogState<true> }) {
	const client = useQueryClient()
	const [text, setText] = useState('')
	const [preview, setPreview] = useState<ImportPreview | null>(null)
	const [error, setError] = useState<string>()
	const [isPending, setIsPending] = useState(false)

	const look = async (given: string, columns?: ImportColumns) => {
		setIsPending(true)
		setError(undefined)
		try {
			const answer = await send<{ preview: ImportPreview }>('POST', `${PATH}/preview`, { text: given, columns })
			setPreview(answer.preview)
		} catch (problem) {
			setPreview(null)
			setError(sentenceOf(problem, 'Please try again.'))
		}
		setIsPending(false)
	}
	const open = async (file: File | undefined) => {
		setPreview(null)
		if (!file) return
		if (file.size > MAX_BYTES) return setError('The file is too large')
		const given = decodeText(new Uint8Array(await file.arrayBuffer()))
		setText(given)
		await look(given)
	}
	const save = async ({ columns, fingerprint, counts }: ImportPreview) => {
		setIsPending(true)
		try {
			await withToast(
				{ success: `${customers(counts.created)} imported`, failure: 'No customer imported' },
				async () => {
					await send('POST', PATH, { text, columns, fingerprint })
					await refreshLists(client)
				},
			)
			close()
		} catch {
			await look(text, columns)
		}
		setIsPending(false)
	}
	const ready = preview?.counts.created ?? 0
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			isBusy={isPending}
			shape="large"
			title="Import customers"
			description={`From a CSV file with headings and at most ${MAX_IMPORT_ROWS.toLocaleString('en-GB')} rows, as Excel and address books save it. Nobody is told or invited.`}
		>
			{(askToClose) => (
				<>
					<Field label="CSV file" error={error}>
						{(control) => (
							<FileInput
								{...control}
								accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
								onChange={(event) => void open(event.currentTarget.files?.[0])}
							/>
						)}
					</Field>
					{preview ? (
						<>
							<ColumnChoices preview={preview} isPending={isPending} onChange={(columns) => void look(text, columns)} />
							<PlannedRows preview={preview} />
						</>
					) : null}
					<DialogFooter>
						<Button onClick={askToClose}>Cancel</Button>
						<Button
							variant="primary"
							disabled={ready === 0}
							pending={isPending}
							onClick={() => preview && void save(preview)}
						>
							{ready === 0 ? 'Import' : `Import ${customers(ready)}`}
						</Button>
					</DialogFooter>
				</>
			)}
		</FormDialog>
	)
}
