import { BedDouble, CarFront, Compass, Plane } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { dayOf, timeOf } from '#shared/dates.ts'
import { hasHour, type NextUp, nextUp } from '#shared/trips/timeline/next-up.ts'
import { dayAndTime, howSoon } from '#shared/trips/timeline/wording.ts'
import { jumpTo } from './jump-to.ts'

/**
 * What the traveller has to be at next, first on the page: on the day itself with what they are asked for at a desk or tell a driver.
 * Nothing once the trip is over.
 */
export function NextUpCard({ trip, now }: { trip: WholePortalTrip; now: string }) {
	const next = nextUp(trip, now)
	if (!next) return <div className="h-6 lg:col-span-2 lg:h-12" />
	const { icon, id, title, details } = shown(next)
	const soon = howSoon(next.at, dayOf(now))
	return (
		<a
			href={`#${id}`}
			onClick={jumpTo(id)}
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
					Next · {soon}
					<span className="sr-only">: </span>
				</span>
				<span className="block font-medium wrap-anywhere">{title} </span>
				<span className="block text-ink-soft tabular-nums">
					{dayAndTime(next.at, hasHour(next.at) ? timeOf(next.at) : null)}
				</span>
				{soon === 'Today' && details.length > 0 ? (
					<span className="block wrap-anywhere"> {details.join(' · ')}</span>
				) : null}
			</span>
		</a>
	)
}

type Shown = { icon: ReactNode; id: string; title: string; details: string[] }

function shown(next: NextUp): Shown {
	const known = (...details: (string | null)[]) => details.filter((detail) => detail !== null)
	const named = (label: string, value: string | null) => (value === null ? null : `${label}\u00A0${value}`)
	switch (next.kind) {
		case 'flight': {
			const { id, airline, flightNumber, departureAirport, arrivalAirport, pnr } = next.flight
			return {
				icon: <Plane />,
				id,
				title: `${flightNumber ?? airline} to ${arrivalAirport}`,
				details: known(`From ${departureAirport}`, named('PNR', pnr)),
			}
		}
		case 'stay': {
			const { id, hotelName, address, confirmationNumber } = next.stay
			return {
				icon: <BedDouble />,
				id,
				title: `Check-in at ${hotelName}`,
				details: known(address, named('Confirmation', confirmationNumber)),
			}
		}
		case 'transfer': {
			const { id, transferType, fromLocation, toLocation, vehicleClass, confirmationNumber } = next.transfer
			return {
				icon: <CarFront />,
				id,
				title: `${transferType}: ${fromLocation} to ${toLocation}`,
				details: known(vehicleClass, named('Confirmation', confirmationNumber)),
			}
		}
		default: {
			const { id, name, location, confirmationNumber } = next.activity
			return { icon: <Compass />, id, title: name, details: known(location, named('Confirmation', confirmationNumber)) }
		}
	}
}
