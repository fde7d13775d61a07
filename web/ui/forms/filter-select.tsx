import type { ComponentProps } from 'react'
import { CHEVRON } from './filter-sheet.tsx'
import { Glyph } from '../glyph.tsx'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
	label: string
	options: readonly (readonly [value: string, text: string])[]
	isActive?: boolean
}

/** A single choice in a filter bar. It is the browser's own select, which works with every keyboard and phone. */
export function FilterSelect({ label, options, isActive = false, ...rest }: Props) {
	return (
		<label className="filter" data-filters={isActive || undefined}>
			<span className="text-ink-soft">{label}</span>
			<select {...rest}>
				{options.map(([value, text]) => (
					<option key={value} value={value}>
						{text}
					</option>
				))}
			</select>
			<Glyph d={CHEVRON} />
		</label>
	)
}
