import { CalendarPlus, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { useAuth } from '#web/data/session.tsx'
import { useCalendarFile } from './cached-calendar.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const SubscriptionDialog = lazyPart(() => import('./subscription-dialog.tsx'))

const LOOK =
	'inline-flex min-h-11 items-center gap-2 rounded-md border border-foam/60 bg-night/40 px-5 font-medium transition-colors duration-150 hover:bg-night/75 focus-visible:outline-foam'

/** Adds the trip to the traveller's calendar as a file, or subscribes to all trips. Staff have no trips of their own. */
export function CalendarMenu({ trip }: { trip: WholePortalTrip }) {
	const { isAdmin } = useAuth()
	const { address, onClick } = useCalendarFile(trip)
	const [isOpen, setIsOpen] = useState(false)
	return (
		<div className="mt-3 flex flex-wrap gap-3 md:mt-5 print:hidden">
			<a href={address} download onClick={onClick} className={LOOK}>
				<CalendarPlus aria-hidden="true" className="size-5" />
				Add to Calendar
			</a>
			{isAdmin ? null : (
				<button type="button" onClick={() => setIsOpen(true)} className={LOOK}>
					<RefreshCw aria-hidden="true" className="size-4" />
					Subscribe
				</button>
			)}
			{isOpen ? <SubscriptionDialog onClose={() => setIsOpen(false)} /> : null}
		</div>
	)
}
