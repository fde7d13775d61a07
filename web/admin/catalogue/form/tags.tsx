import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import type { FieldOf } from '../fields/content-field.ts'
import type { FieldProps } from './field-props.ts'
import { useForm } from './form-context.ts'
import { ListFindings } from './list-findings.tsx'

/** Any number of tags from a fixed list. */
export function Tags({ field, path, value }: FieldProps<FieldOf<'tags'>>) {
	const { set, isReadOnly } = useForm()
	const chosen: readonly unknown[] = Array.isArray(value) ? value : []
	return (
		<fieldset disabled={isReadOnly} data-path={path} tabIndex={-1}>
			<legend className="mb-2 font-medium">{field.label}</legend>
			<div className="grid gap-x-5 @sm:grid-cols-2 @2xl:grid-cols-3">
				{field.options.map((tag) => (
					<Checkbox
						key={tag}
						label={tag}
						checked={chosen.includes(tag)}
						onChange={({ currentTarget }) =>
							set(path, currentTarget.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
						}
					/>
				))}
			</div>
			<ListFindings path={path} />
		</fieldset>
	)
}
