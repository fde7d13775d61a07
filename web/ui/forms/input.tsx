import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** The classes of every text control. Phones zoom in on a focused control whose text is smaller than 16 px. */
export const CONTROL = classNames(
	'w-full rounded-md border border-control bg-card px-3 text-base text-ink transition-colors duration-150',
	'hover:border-sea focus-visible:border-sea focus-visible:outline-offset-0',
	'aria-invalid:border-danger aria-invalid:focus-visible:outline-danger',
	'disabled:bg-sunk disabled:text-ink-soft disabled:hover:border-control',
)

export function Input({ className, ...rest }: ComponentProps<'input'>) {
	return <input {...rest} className={classNames(CONTROL, 'h-11', className)} />
}
