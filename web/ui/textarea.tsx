import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { CONTROL } from './input.tsx'

/** Grows with what is written, from `rows` lines up. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
	return <textarea {...rest} rows={rows} className={classNames(CONTROL, 'field-sizing-content py-2.5', className)} />
}
