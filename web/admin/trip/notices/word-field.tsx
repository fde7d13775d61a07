import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

type Props = { label?: string; hint: string; value: string; onChange: (value: string) => void }

/** A text of staff's own in a notice: their word (CRM-153, CRM-154), or whatever the label names. */
export const WordField = ({ label = 'A word of your own', hint, value, onChange }: Props) => (
	<Field label={label} hint={hint}>
		{(control) => (
			<Textarea {...control} maxLength={2000} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
		)}
	</Field>
)
