import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
	/** A single button. */
	trigger: ReactNode
	align?: 'start' | 'center' | 'end'
	/** Opens at once, for a menu whose button was pressed while its code was still loading. */
	defaultOpen?: boolean
	/** `MenuItem`, `MenuLabel` and `MenuSeparator` elements. */
	children: ReactNode
}

/** A dropdown of actions. It is rendered next to its button and not in a portal, so that it belongs to the same landmark. */
export function Menu({ trigger, align = 'end', defaultOpen, children }: Props) {
	return (
		<DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
			<DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
			<DropdownMenu.Content
				align={align}
				sideOffset={6}
				collisionPadding={12}
				className="z-50 min-w-52 max-w-[calc(100vw-1.5rem)] animate-rise-in rounded-lg border border-line bg-card p-1.5 text-ink shadow-lifted outline-none"
			>
				{children}
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	)
}

const TONES = {
	plain: 'data-highlighted:bg-sea-wash data-highlighted:text-sea',
	danger: 'text-red data-highlighted:bg-red-wash',
}

type MenuItemProps = {
	onSelect?: () => void
	/** Renders the child, a link, as the item. */
	asChild?: boolean
	disabled?: boolean
	tone?: keyof typeof TONES
	children: ReactNode
}

export function MenuItem({ tone = 'plain', ...rest }: MenuItemProps) {
	return (
		<DropdownMenu.Item
			{...rest}
			className={classNames(
				'flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 outline-none select-none data-disabled:opacity-50 pointer-coarse:min-h-11 [&_svg]:size-[1.125rem]',
				TONES[tone],
			)}
		/>
	)
}

export function MenuLabel({ children }: { children: ReactNode }) {
	return <DropdownMenu.Label className="px-3 py-2">{children}</DropdownMenu.Label>
}

export function MenuSeparator() {
	return <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />
}
