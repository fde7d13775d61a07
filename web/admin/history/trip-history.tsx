import { History } from 'lucide-react'
import { useState } from 'react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { useCloseOnBack } from '#web/trips/use-close-on-back.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'

const HistoryList = lazyPart(
	() => import('./history-list.tsx'),
	() => <SkeletonRows />,
)

/** The button that shows who changed what of a trip. */
export function TripHistory({ trip }: { trip: WholeTrip }) {
	const [isOpen, setIsOpen] = useState(false)
	const close = () => setIsOpen(false)
	useCloseOnBack(isOpen, close)
	return (
		<>
			<Button size="small" onClick={() => setIsOpen(true)}>
				<History aria-hidden="true" />
				History
			</Button>
			<Dialog open={isOpen} onOpenChange={close} title="History" description={trip.name}>
				<HistoryList of={{ kind: 'trips', id: trip.id }} />
			</Dialog>
		</>
	)
}
