import type { FocalPoint, Picture } from '#shared/catalogue/property.ts'
import { isObject } from '#shared/stored-shape.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { asText } from '#shared/catalogue/drafts/content-path.ts'
import { useFindingsAt, useForm } from '../form/form-context.ts'

/** A picture of a draft, which may be unfinished. */
export const asPicture = (entry: unknown): Picture => ({
	name: isObject(entry) ? asText(entry.name) : '',
	alt: isObject(entry) ? asText(entry.alt) : '',
	...(isObject(entry) && isFocalPoint(entry.focal) && { focal: entry.focal }),
})

const isFocalPoint = (value: unknown): value is FocalPoint =>
	Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number')

/** What a picture shows, in words: its alternative text. */
export function PictureText({ label, path, text }: { label: string; path: string; text: string }) {
	const { set, isReadOnly } = useForm()
	const found = useFindingsAt(path)
	return (
		<Field label={label} {...found}>
			{(control) => (
				<Textarea
					{...control}
					name={path}
					rows={2}
					maxLength={400}
					disabled={isReadOnly}
					value={text}
					onChange={({ currentTarget }) => set(path, currentTarget.value)}
				/>
			)}
		</Field>
	)
}
