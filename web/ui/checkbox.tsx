import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Glyph } from './glyph.tsx'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Checkbox({ label, className, ...rest }: Props) {
	return (
		<label className={classNames('flex min-h-9 items-center gap-3 pointer-coarse:min-h-11', className)}>
			<span className="relative inline-flex size-5 shrink-0">
				<input
					{...rest}
					type="checkbox"
					className="peer size-5 appearance-none rounded-sm border border-control bg-card transition-colors duration-150 checked:border-sea checked:bg-sea hover:border-sea disabled:opacity-50"
				/>
				<Glyph
					d="m5 12.5 4.5 4.5L19 7.5"
					className="pointer-events-none absolute inset-0.5 size-4 stroke-3! text-on-sea opacity-0 peer-checked:opacity-100"
				/>
			</span>
			{label}
		</label>
	)
}
