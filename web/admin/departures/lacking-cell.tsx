import { Check } from 'lucide-react'
import { useState } from 'react'
import type { Aspect } from '#shared/trips/board/aspects.ts'
import type { BoardDeparture } from '#shared/trips/board/lacking.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { ASPECT_WORDS } from './aspect-words.ts'

/** These need identity data, which not everybody sees. */
const SEALED: readonly Aspect[] = ['identity', 'passports']

/** One aspect of a departure: in order, not looked at, or how much is lacking, which a press lists. */
export function LackingCell({ departure, aspect }: { departure: BoardDeparture; aspect: Aspect }) {
	const { showTrip } = useAdminLocation()
	const [isOpen, setIsOpen] = useState(false)
	const { header, tab } = ASPECT_WORDS[aspect]
	const problems = departure.lacking[aspect]
	if (problems.length === 0) {
		if (departure.isHidden && SEALED.includes(aspect)) return <span className="text-ink-soft">Not checked</span>
		return (
			<span className="inline-flex items-center align-middle text-green">
				<Check aria-hidden="true" className="size-5" />
				<span className="sr-only">In order</span>
			</span>
		)
	}
	return (
		<Popover
			label={header}
			open={isOpen}
			onOpenChange={setIsOpen}
			trigger={
				<button
					type="button"
					aria-label={`${problems.length} open: ${header} of ${departure.name}`}
					className="min-h-9 rounded-full pointer-coarse:min-h-11"
				>
					<Badge tone="yellow">{`${problems.length} open`}</Badge>
				</button>
			}
		>
			<ul className="flex flex-col gap-1.5 text-sm wrap-anywhere">
				{problems.map((problem) => (
					<li key={problem}>{problem}</li>
				))}
			</ul>
			<Button
				size="small"
				className="mt-3"
				onClick={() => {
					setIsOpen(false)
					showTrip(departure.id, tab)
				}}
			>
				Open the trip
			</Button>
		</Popover>
	)
}
