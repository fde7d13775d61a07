import { ArrowDown, ArrowUp, ArrowUpToLine, GripVertical, MoreVertical, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Menu, MenuItem } from '../dialogs/menu.tsx'
import { iconButtonClasses } from '../icon-button-classes.ts'
import type { useSortable } from './use-sortable.ts'

type Props = {
	sortable: ReturnType<typeof useSortable>
	index: number
	count: number
	name: string
}

/** `children`: what else can be done with the entry, as menu items. */
type MenuProps = { onRemove: () => void; children?: ReactNode }

/** The handle of an entry: drag it, or press its arrow keys. */
export const SortHandle = ({ sortable, index, name }: Omit<Props, 'count'>) => (
	<button type="button" aria-label={`Move ${name}`} {...sortable.handle(index)} className={iconButtonClasses()}>
		<GripVertical aria-hidden="true" />
	</button>
)

/** The same by buttons, for those who cannot drag, and the removal of the entry. */
export const SortMenu = ({ sortable, index, count, name, onRemove, children }: Props & MenuProps) => (
	<Menu
		trigger={
			<button type="button" aria-label={`Actions for ${name}`} className={iconButtonClasses()}>
				<MoreVertical aria-hidden="true" />
			</button>
		}
	>
		<MenuItem disabled={index === 0} onSelect={() => sortable.move(index, index - 1)}>
			<ArrowUp aria-hidden="true" />
			Earlier
		</MenuItem>
		<MenuItem disabled={index === count - 1} onSelect={() => sortable.move(index, index + 1)}>
			<ArrowDown aria-hidden="true" />
			Later
		</MenuItem>
		<MenuItem disabled={index === 0} onSelect={() => sortable.move(index, 0)}>
			<ArrowUpToLine aria-hidden="true" />
			First
		</MenuItem>
		{children}
		<MenuItem tone="danger" onSelect={onRemove}>
			<Trash2 aria-hidden="true" />
			Remove
		</MenuItem>
	</Menu>
)
