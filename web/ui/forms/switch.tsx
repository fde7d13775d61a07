import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode }

/** Takes effect at once. Use a checkbox for a value that a Save button submits. */
export function Switch({ label, className, ...rest }: Props) {
	return (
		<label className={classNames('flex min-h-9 items-center gap-3 pointer-coarse:min-h-11', className)}>
			<span className="relative inline-flex shrink-0">
				<input
					{...rest}
					type="checkbox"
					// A native checkbox exposes its own checked state.
					// oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
					role="switch"
					className="peer h-6 w-11 appearance-none rounded-full border border-control bg-sunk transition-colors duration-150 checked:border-sea checked:bg-sea disabled:opacity-50"
				/>
				<span
					aria-hidden="true"
					className="pointer-events-none absolute top-1 left-1 size-4 rounded-full bg-control forced-colors:bg-[ButtonText] forced-colors:forced-color-adjust-none transition-transform duration-150 peer-checked:translate-x-5 peer-checked:bg-on-sea"
				/>
			</span>
			{label}
		</label>
	)
}
