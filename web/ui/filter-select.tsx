import type { ComponentProps } from 'react'
import { CHEVRON, filterLook } from './filter-sheet.tsx'
import { Glyph } from './glyph.tsx'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
	label: string
	/** Value and what it says. */
	options: readonly (readonly [value: string, text: string])[]
	isActive: boolean
}

/** A choice of one in a row of filters: the browser's own select, which every keyboard and phone knows. */
export function FilterSelect({ label, options, isActive, ...rest }: Props) {
	return (
		<label
			className={`${filterLook} relative pr-0! ${isActive ? 'border-sea! bg-sea-wash!' : ''} has-focus-visible:outline-2 has-focus-visible:outline-sea`}
		>
			<span className="text-ink-soft">{label}</span>
			<select {...rest} className="field-sizing-content h-full appearance-none bg-transparent pr-10 outline-none">
				{options.map(([value, text]) => (
					<option key={value} value={value} className="bg-card">
						{text}
					</option>
				))}
			</select>
			<Glyph d={CHEVRON} className="pointer-events-none absolute right-4 size-4 text-ink-soft" />
		</label>
	)
}
