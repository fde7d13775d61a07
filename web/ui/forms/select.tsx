import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { CONTROL } from './input.tsx'

/** The browser's own select, which works with every keyboard and phone. `className` sets the width. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
	return (
		<span className={classNames('relative block', className)}>
			<select {...rest} className={classNames(CONTROL, 'h-11 appearance-none truncate pr-10')} />
			<ChevronDown
				aria-hidden="true"
				className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
			/>
		</span>
	)
}
