import { dayOf, timeOf } from '#shared/dates.ts'
import { placeKey } from '#shared/journey/place.ts'
import { tiedFlight } from '#shared/journey/tied-flight.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { type LiveFlight, liveStatus } from '#shared/portal/live-status.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import type { SharedPage } from '#shared/shared-links/shared-page.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'

/** What a driver needs: where and when, whom to look for, how many come, and with which flight. */
export function SharedTransfers({ trip, sign, reported }: SharedPage) {
	const flightOf = (transfer: Transfer) => {
		const flight = tiedFlight({ ...trip, ...daysOf(transfer) }, trip.places, transfer)
		const last = flight ? reported[flight.id] : undefined
		const zone = flight ? (trip.places[placeKey(flight.id, 'to')]?.zone ?? 'UTC') : 'UTC'
		return { flight, flightNow: flight && last ? reportInWords(flight, last, zone) : null }
	}
	return (
		<>
			<h1 className="font-display text-4xl md:text-5xl">
				{trip.transfers.length === 1 ? 'Your transfer' : 'Your transfers'}
			</h1>
			{sign ? (
				<p className="mt-6 rounded-lg border border-line bg-sunk px-5 py-4 wrap-anywhere">
					<span className="block text-ink-soft">Name on the sign</span>
					<strong className="block font-display text-4xl font-semibold">{sign}</strong>
				</p>
			) : null}
			<ol className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-4">
				{trip.transfers.map((transfer) => (
					<li
						key={transfer.id}
						className="rounded-lg border border-line bg-card px-5 py-4 md:px-6 print:break-inside-avoid"
					>
						<OneTransfer transfer={transfer} {...flightOf(transfer)} />
					</li>
				))}
			</ol>
		</>
	)
}

/** A driver does not see the dates of the trip, and the flight of a transfer does not depend on them. */
const daysOf = ({ date }: Transfer) => ({ startDate: date, endDate: date, status: '' })

type Driven = { transfer: Transfer; flight: Flight | null; flightNow: string | null }

function OneTransfer({ transfer, flight, flightNow }: Driven) {
	const { date, time, transferType, fromLocation, toLocation, meetingPoint, passengers, vehicleClass, status } =
		transfer
	const facts: [string, string | null][] = [
		['From', fromLocation],
		['To', toLocation],
		['Meeting point', meetingPoint],
		['Flight', flight && flightInWords(flight)],
		['Reported now', flightNow],
		['Passengers', passengers === null ? null : String(passengers)],
		['Vehicle', vehicleClass],
	]
	return (
		<>
			<h2 className="font-display text-2xl wrap-anywhere">{[dayInWords(date), time].filter(Boolean).join(', ')}</h2>
			<p className="mt-1 text-ink-soft">
				{transferType}
				{status === 'pending' ? ' · on request' : null}
			</p>
			<dl className="mt-3 grid items-baseline gap-y-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
				{facts.map(([label, value]) =>
					value ? (
						<div key={label} className="contents">
							<dt className="text-ink-soft max-sm:-mb-3">{label}</dt>
							<dd className="text-lg wrap-anywhere">{value}</dd>
						</div>
					) : null,
				)}
			</dl>
		</>
	)
}

/** 'BA342 from London Heathrow (LHR), lands at 12:45 in Nice (NCE)' */
function flightInWords({
	airline,
	flightNumber,
	departureAirport,
	arrivalAirport,
	departureTime,
	arrivalTime,
}: Flight) {
	const name = [airline, flightNumber].filter(Boolean).join(' ')
	const shift = dayOf(departureTime) === dayOf(arrivalTime) ? '' : ` on ${dayInWords(arrivalTime)}`
	return `${name} from ${departureAirport} at ${timeOf(departureTime)}, lands in ${arrivalAirport} at ${timeOf(arrivalTime)}${shift}`
}

/** 'Delayed, lands at 13:25, terminal 2 (as of 12:05)'. The reading is by the clock where it lands, in a zone (IANA). */
function reportInWords(booked: Flight, reported: LiveFlight, zone: string): string {
	const { departure, arrival, asOf } = reported
	const at = (verb: string, time: string | null | undefined, plan: string) =>
		time && timeOf(time) !== timeOf(plan) ? `${verb} at ${timeOf(time)}` : null
	const facts = [
		liveStatus(reported).label,
		at('leaves', departure.time, booked.departureTime),
		at('lands', arrival.time, booked.arrivalTime),
		arrival.terminal ? `terminal ${arrival.terminal}` : null,
	]
	const reading = asOf ? ` (as of ${timeOf(localTimeAt(zone, Date.parse(asOf)))}${zone === 'UTC' ? ' UTC' : ''})` : ''
	return facts.filter((fact) => fact !== null).join(', ') + reading
}
