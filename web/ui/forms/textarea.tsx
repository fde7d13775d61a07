import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { CONTROL } from './input.tsx'

/** At least `rows` lines high; it grows with its text. */
export function Textarea({ className, style, rows = 3, ...rest }: ComponentProps<'textarea'>) {
	return (
		<textarea
			{...rest}
			rows={rows}
			style={{ minHeight: `calc(${rows}lh + 1.375rem)`, ...style }}
			className={classNames(CONTROL, 'field-sizing-content py-2.5', className)}
		/>
	)
}
