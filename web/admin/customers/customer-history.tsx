import { useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const HistoryList = lazyPart(
	() => import('../history/history-list.tsx'),
	() => <SkeletonRows />,
)

/** Who changed what of a customer (CRM-323). Read when it is unfolded. */
export function CustomerHistory({ id }: { id: string }) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<details className="mb-5" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
				History
			</summary>
			{isOpen ? <HistoryList of={{ kind: 'users', id }} /> : null}
		</details>
	)
}
