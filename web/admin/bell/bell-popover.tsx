import type { ComponentProps, ReactNode } from 'react'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { BellList } from './bell-list.tsx'

type Props = Pick<ComponentProps<typeof BellList>, 'data'> & {
	trigger: ReactNode
	open: boolean
	onOpenChange: (open: boolean) => void
}

export default function BellPopover({ trigger, open, onOpenChange, data }: Props) {
	return (
		<Popover label="Notices" align="end" open={open} onOpenChange={onOpenChange} trigger={trigger}>
			<BellList data={data} onOpened={() => onOpenChange(false)} />
		</Popover>
	)
}
