import { Popover as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

type Props = {
	/** A single button. */
	trigger: ReactNode
	/** The accessible name. */
	label: string
	align?: 'start' | 'center' | 'end'
	open?: boolean
	onOpenChange?: (open: boolean) => void
	children: ReactNode
}

/** A small panel below its button, for filters and short forms. */
export function Popover({ trigger, label, align = 'start', open, onOpenChange, children }: Props) {
	return (
		<Radix.Root open={open} onOpenChange={onOpenChange}>
			<Radix.Trigger asChild>{trigger}</Radix.Trigger>
			<Radix.Portal>
				<Radix.Content
					align={align}
					aria-label={label}
					sideOffset={6}
					collisionPadding={12}
					className="z-50 max-h-(--radix-popover-content-available-height) w-72 max-w-[calc(100vw-1.5rem)] animate-rise-in overflow-y-auto rounded-lg border border-line bg-card p-4 shadow-lifted outline-none"
				>
					{children}
				</Radix.Content>
			</Radix.Portal>
		</Radix.Root>
	)
}
