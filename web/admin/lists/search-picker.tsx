import { ChevronsUpDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { CONTROL } from '#web/ui/forms/input.tsx'

/** What a field gives its control. */
export type PickerControl = Pick<
	ComponentProps<'button'>,
	'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required' | 'disabled'
>

type Props = PickerControl & {
	/** 'Customers' */
	label: string
	/** What is chosen, or what to do. */
	text: string
	isOpen: boolean
	onOpenChange: (isOpen: boolean) => void
	/** The list box with this id. */
	children: (listId: string) => ReactNode
}

/** A field that opens a list box with a search (`SearchOptions`). */
export function SearchPicker({ label, text, isOpen, onOpenChange, children, ...control }: Props) {
	const listId = useId()
	return (
		<Popover
			label={label}
			open={isOpen}
			onOpenChange={onOpenChange}
			trigger={
				<button
					{...control}
					type="button"
					// A native list would have to contain every item.
					// oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
					role="combobox"
					aria-expanded={isOpen}
					aria-controls={listId}
					className={classNames(CONTROL, 'flex h-11 items-center justify-between gap-2 text-left')}
				>
					<span className="truncate">{text}</span>
					<ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
				</button>
			}
		>
			{children(listId)}
		</Popover>
	)
}
