import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell as Icon } from 'lucide-react'
import { useState } from 'react'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'

const BellPopover = prefetched(
	() => import('./bell-popover.tsx'),
	({ trigger }) => trigger,
)
const EVERY_MS = 120_000

/** What happened on one's trips, with the number of what is new (CRM-311). A viewer looks after none. */
export const Bell = () => (
	<ForEditors>
		<BellButton />
	</ForEditors>
)

function BellButton() {
	const client = useQueryClient()
	const [isOpen, setIsOpen] = useState(false)
	const [wasOpened, setWasOpened] = useState(false)
	const notices = query('/api/admin/staff-notices')
	const { data } = useQuery({ ...notices, staleTime: 0, refetchInterval: EVERY_MS })
	const fresh = data?.notices.filter(({ isNew }) => isNew).length ?? 0
	const setOpen = async (open: boolean) => {
		setIsOpen(open)
		const newest = data?.notices[0]?.at
		// What was shown as new is read once the list closes.
		if (open || !newest || fresh === 0) return
		const answer = await send('PUT', '/api/admin/staff-notices', { readUntil: newest }).catch(() => null)
		if (answer) storeAnswer(client, notices, answer as typeof data)
	}
	const button = (onClick?: () => void) => (
		<button
			type="button"
			aria-label={fresh > 0 ? `Notices, ${fresh} new` : 'Notices'}
			aria-haspopup="dialog"
			onClick={onClick}
			className="header-button relative"
		>
			<Icon aria-hidden="true" className="size-5" />
			{fresh > 0 ? (
				<span
					aria-hidden="true"
					className="absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-terracotta px-1 text-xs leading-none font-medium text-card tabular-nums"
				>
					{fresh > 9 ? '9+' : fresh}
				</span>
			) : null}
		</button>
	)
	if (wasOpened)
		return <BellPopover open={isOpen} onOpenChange={(open) => void setOpen(open)} data={data} trigger={button()} />
	return button(() => {
		setWasOpened(true)
		setIsOpen(true)
	})
}
