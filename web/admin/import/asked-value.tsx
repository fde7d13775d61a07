import { useState } from 'react'
import type { Field } from '#shared/fields.ts'
import type { DraftIssue, ReadValue } from '#shared/import/draft.ts'
import type { ImportWant } from '#shared/import/preview.ts'
import { fieldText } from '#web/trips/field-text.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldInput } from '#web/ui/field-input.tsx'
import { Origin } from './told-value.tsx'

/** What is missing, what is in doubt, and what the server said of staff's own words: by path. */
export type Doubts = {
	wants: readonly ImportWant[]
	issues: readonly DraftIssue[]
	errors: Readonly<Record<string, string>>
}

type Props = Doubts & { path: string; field: Field; read: ReadValue | undefined }

/** A value to fill in, to correct or to choose. What else the document says of it is a button away. */
export function AskedValue({ path, field, read, wants, issues, errors }: Props) {
	const [chosen, setChosen] = useState<string | number | null>(null)
	const own = issues.filter((issue) => issue.path === path)
	const other = own.find((issue) => issue.other !== undefined)?.other
	const current = chosen ?? read?.value
	const want = wants.find((one) => one.path === path)
	// Of two values the button tells.
	const rest = own.filter((issue) => issue.other === undefined)
	const elsewhere = other === undefined ? [] : [`Elsewhere the document says ‘${fieldText(field, other)}’.`]
	const hint = [...rest.map(({ message }) => message), ...elsewhere].join(' ')
	return (
		<div className="flex min-w-0 flex-col gap-1.5">
			<FieldInput
				key={String(current)}
				name={path}
				field={field}
				value={current}
				error={errors[path] ?? want?.message}
				hint={hint || undefined}
			/>
			{other !== undefined ? (
				<Button size="small" className="self-start" onClick={() => setChosen(chosen === null ? other : null)}>
					Use ‘{fieldText(field, chosen === null ? other : read?.value)}’
				</Button>
			) : null}
			{/* Where a sentence tells where it is from, it need not be said twice. */}
			{read && !want && (read.certainty !== 'derived' || rest.length === 0) ? <Origin read={read} /> : null}
		</div>
	)
}
