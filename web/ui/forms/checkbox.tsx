import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

export function Checkbox({ label, className, ...rest }: Props) {
	return (
		<label className={classNames('check-line', className)}>
			<input {...rest} type="checkbox" />
			{label}
		</label>
	)
}
