import {
	IMPORT_FIELD_LIST,
	IMPORT_FIELDS,
	type ImportColumns,
	type ImportPreview,
} from '#shared/customers/customer-import.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = { preview: ImportPreview; isPending: boolean; onChange: (columns: ImportColumns) => void }

/** Which column of the file holds what. The headings decide at first. */
export function ColumnChoices({ preview: { headings, columns }, isPending, onChange }: Props) {
	return (
		<fieldset className="mt-5" aria-busy={isPending}>
			<legend className="mb-2 font-display text-xl">Columns</legend>
			<div className="grid gap-x-5 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
				{IMPORT_FIELD_LIST.map((field) => (
					<Field key={field} label={IMPORT_FIELDS[field]}>
						{(control) => (
							<Select
								{...control}
								value={columns[field] ?? ''}
								onChange={(event) => {
									const { [field]: _, ...others } = columns
									const { value } = event.currentTarget
									onChange(value === '' ? others : { ...others, [field]: Number(value) })
								}}
							>
								<option value="">Not in the file</option>
								{headings.map((heading, at) => (
									<option key={`${at} ${heading}`} value={at}>
										{heading || `Column ${at + 1}`}
									</option>
								))}
							</Select>
						)}
					</Field>
				))}
			</div>
		</fieldset>
	)
}
