import { BedDouble, CarFront, Compass, Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WholePortalTrip } from '#shared/contract.ts'
import { dayOf, timeOf } from '#shared/dates.ts'
import { hasHour, type NextUp, nextUp } from '#shared/portal/next-up.ts'
import { dayAndTime, howSoon } from '#shared/portal/wording.ts'
import { jumpTo } from './jump-to.ts'

/** What the traveller has to be at next, first on the page. Nothing once the trip is over. */
export function NextLine({ trip, now }: { trip: WholePortalTrip; now: string }) {
	const next = nextUp(trip, now)
	if (!next) return <div className="h-6 lg:col-span-2 lg:h-12" />
	const { icon, section, title } = shown(next)
	return (
		<a
			href={`#${section}`}
			onClick={jumpTo(section)}
			className="relative z-10 -mt-8 mb-3 flex min-h-20 items-center gap-4 rounded-lg border border-line bg-card px-4 py-3 shadow-card transition-shadow duration-150 hover:shadow-lifted md:px-6 lg:col-span-2 lg:mb-10"
		>
			<span
				aria-hidden="true"
				className="grid size-12 shrink-0 place-items-center rounded-full bg-terracotta-wash text-terracotta [&_svg]:size-5"
			>
				{icon}
			</span>
			<span className="min-w-0">
				<span className="block text-sm text-ink-soft">
					Next · {howSoon(next.at, dayOf(now))}
					<span className="sr-only">: </span>
				</span>
				<span className="block font-medium wrap-anywhere">{title} </span>
				<span className="block text-ink-soft tabular-nums">
					{dayAndTime(next.at, hasHour(next.at) ? timeOf(next.at) : null)}
				</span>
			</span>
		</a>
	)
}

function shown(next: NextUp): { icon: ReactNode; section: string; title: string } {
	switch (next.kind) {
		case 'flight': {
			const { airline, flightNumber, arrivalAirport } = next.flight
			return { icon: <Plane />, section: 'flights', title: `${flightNumber ?? airline} to ${arrivalAirport}` }
		}
		case 'stay':
			return { icon: <BedDouble />, section: 'hotels', title: `Check-in at ${next.stay.hotelName}` }
		case 'transfer': {
			const { transferType, fromLocation, toLocation } = next.transfer
			return { icon: <CarFront />, section: 'transfers', title: `${transferType}: ${fromLocation} to ${toLocation}` }
		}
		default:
			return { icon: <Compass />, section: 'activities', title: next.activity.name }
	}
}
