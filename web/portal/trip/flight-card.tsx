import { Plane } from 'lucide-react'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { dayOf, timeOf } from '#shared/dates.ts'
import { flightNumberOf } from '#shared/trips/timeline/flight-number.ts'
import { dayInWords, dayShift } from '#shared/trips/timeline/wording.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { Facts } from './facts.tsx'
import { ItemCard } from './item-card.tsx'
import { LiveFlightStatus } from './live-flight-status.tsx'

export function FlightCard({ flight }: { flight: Flight }) {
	const { airline, flightNumber, segmentType, departureTime, arrivalTime } = flight
	const eyebrow = [dayInWords(departureTime), segmentType && choiceLabel(segmentType)].filter(Boolean).join(' · ')
	const shift = dayShift(departureTime, arrivalTime)
	const number = flightNumberOf(flightNumber)
	return (
		<ItemCard
			id={flight.id}
			eyebrow={eyebrow}
			title={[airline, flightNumber].filter(Boolean).join(' ')}
			status={flight.status}
		>
			<div className="mt-4 grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] gap-x-4 md:gap-x-8">
				<FlightEnd name="Departs" clock={departureTime} airport={flight.departureAirport} />
				<Plane aria-hidden="true" className="mt-7 size-5 rotate-45 text-terracotta" />
				<FlightEnd name="Arrives" clock={arrivalTime} airport={flight.arrivalAirport} shift={shift} />
			</div>
			<Facts
				facts={[
					{ label: 'Class', value: flight.class },
					{ label: 'Baggage', value: flight.baggageWeightKg === null ? null : `${flight.baggageWeightKg} kg` },
					{ label: 'PNR', value: flight.pnr, copyable: true },
				]}
			/>
			{number ? <LiveFlightStatus id={flight.id} flightNumber={number} /> : null}
		</ItemCard>
	)
}

type FlightEndProps = { name: string; clock: string; airport: string; shift?: string | null }

/** One end of a flight, in the local time of its airport. */
const FlightEnd = ({ name, clock, airport, shift = null }: FlightEndProps) => (
	<div className="min-w-0">
		<p className="text-sm text-ink-soft">{name}</p>
		<p className="text-3xl leading-tight font-medium tabular-nums">
			<time dateTime={clock}>{timeOf(clock)}</time>
		</p>
		<p className="wrap-anywhere">{airport}</p>
		{shift === null ? null : (
			<p className="text-sm text-terracotta">
				{shift}, {dayInWords(dayOf(clock))}
			</p>
		)}
	</div>
)
