import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type IconButtonTone, iconButtonClasses } from './icon-button-classes.ts'
import { Tooltip } from './dialogs/tooltip.tsx'

type Props = Omit<ComponentProps<'button'>, 'name' | 'aria-label' | 'children'> & {
	/** Action and object, such as 'Delete flight BA342': the accessible name and the tooltip. */
	name: string
	tone?: IconButtonTone
	children: ReactNode
}

export function IconButton({ name, tone, className, type = 'button', ...rest }: Props) {
	return (
		<Tooltip text={name}>
			<button {...rest} type={type} aria-label={name} className={classNames(iconButtonClasses(tone), className)} />
		</Tooltip>
	)
}
