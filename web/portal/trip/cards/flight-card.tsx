import { Plane } from 'lucide-react'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { dayOf, timeOf } from '#shared/dates.ts'
import { flightNumberOf } from '#shared/trips/timeline/flight-number.ts'
import { dayInWords, dayShift } from '#shared/trips/timeline/wording.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { Facts } from './facts.tsx'
import { ItemCard } from './item-card.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const LiveFlightStatus = lazyPart(async () => ({
	default: (await import('./live-flight-status.tsx')).LiveFlightStatus,
}))

export function FlightCard({ flight }: { flight: Flight }) {
	const { airline, flightNumber, segmentType, departureTime, arrivalTime } = flight
	const eyebrow = [dayInWords(departureTime), segmentType && choiceLabel(segmentType)].filter(Boolean).join(' · ')
	const shift = dayShift(departureTime, arrivalTime)
	const number = flightNumberOf(flightNumber)
	return (
		<ItemCard
			list="flights"
			id={flight.id}
			eyebrow={eyebrow}
			title={[airline, flightNumber].filter(Boolean).join(' ')}
			status={flight.status}
		>
			<div className="relative mt-4">
				<dl className="grid grid-cols-2 gap-x-13 md:gap-x-21">
					<FlightEnd name="Departs" clock={departureTime} airport={flight.departureAirport} />
					<FlightEnd name="Arrives" clock={arrivalTime} airport={flight.arrivalAirport} shift={shift} />
				</dl>
				<Plane
					aria-hidden="true"
					className="absolute top-7 left-1/2 size-5 -translate-x-1/2 rotate-45 text-terracotta"
				/>
			</div>
			<Facts
				facts={[
					{ label: 'Class', value: flight.class },
					{ label: 'Baggage', value: flight.baggageWeightKg === null ? null : `${flight.baggageWeightKg} kg` },
					{ label: 'PNR', value: flight.pnr, copyable: true },
				]}
			/>
			{number ? (
				<LiveFlightStatus
					id={flight.id}
					flightNumber={number}
					departureTime={departureTime}
					arrivalTime={arrivalTime}
				/>
			) : null}
		</ItemCard>
	)
}

type FlightEndProps = { name: string; clock: string; airport: string; shift?: string | null }

/** One end of a flight, in the local time of its airport. */
const FlightEnd = ({ name, clock, airport, shift = null }: FlightEndProps) => (
	<div className="min-w-0">
		<dt className="text-sm text-ink-soft">{name}</dt>
		<dd className="text-3xl leading-tight font-medium tabular-nums">
			<time dateTime={clock}>{timeOf(clock)}</time>
		</dd>
		<dd className="wrap-anywhere">{airport}</dd>
		{shift === null ? null : (
			<dd className="text-sm text-terracotta">
				{shift}, {dayInWords(dayOf(clock))}
			</dd>
		)}
	</div>
)
