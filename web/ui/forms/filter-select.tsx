import type { ComponentProps } from 'react'
import { CHEVRON } from './filter-sheet.tsx'
import { Glyph } from '../glyph.tsx'

type Option = readonly [value: string, text: string]

type Props = Omit<ComponentProps<'select'>, 'children'> & {
	label: string
	options: readonly Option[]
	/** Options after the others, below a line that says what they have in common. */
	others?: { label: string; options: readonly Option[] }
	isActive?: boolean
}

/** A single choice in a filter bar. It is the browser's own select, which works with every keyboard and phone. */
export function FilterSelect({ label, options, others, isActive = false, ...rest }: Props) {
	return (
		<label className="filter" data-filters={isActive || undefined}>
			<span className="text-ink-soft">{label}</span>
			<select {...rest}>
				{options.map(toOption)}
				{others && others.options.length > 0 ? (
					<optgroup label={others.label}>{others.options.map(toOption)}</optgroup>
				) : null}
			</select>
			<Glyph d={CHEVRON} />
		</label>
	)
}

const toOption = ([value, text]: Option) => (
	<option key={value} value={value}>
		{text}
	</option>
)
