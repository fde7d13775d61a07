import { fold } from '#shared/fold.ts'
import { type Finding, intended, staffDay } from './finding.ts'
import { type Checked, connectionOf, type Flown, isAbroad, spanInWords } from './flown.ts'

const MINUTE_MS = 60_000
const ENOUGH = { home: 60 * MINUTE_MS, abroad: 90 * MINUTE_MS }
const DAY_MS = 24 * 60 * MINUTE_MS

/** How long there is between a flight and the one that goes on from there, and whether that is enough; null without such a flight. */
export function connectionWait({ flown }: Checked, flightId: string): { wait: number; isTight: boolean } | null {
	const one = flown.find(({ flight }) => flight.id === flightId)
	const next = one && connectionOf(one, flown)
	if (!next) return null
	const wait = next.leaves.order - one.lands.order
	return { wait, isTight: wait < (isAbroad(one) || isAbroad(next) ? ENOUGH.abroad : ENOUGH.home) }
}

/** Connections that may be missed, and those that leave from another airport of the town (CRM-150). */
export function connectionFindings(all: Checked): Finding[] {
	const { trip, flown, journey } = all
	return flown.flatMap((one): Finding[] => {
		const next = connectionOf(one, flown)
		const parts = (other: Flown) => [one.flight.id, other.flight.id]
		if (next) {
			const { wait, isTight } = connectionWait(all, one.flight.id)!
			if (!isTight) return []
			const where = one.flight.arrivalAirport
			const when = `on ${staffDay(one.lands.day)}`
			const problem =
				wait < 0
					? `${next.name} leaves ${where} ${when} before ${one.name} lands.`
					: `The connection from ${one.name} to ${next.name} at ${where} ${when} is tight: ${spanInWords(wait)}.`
			const mayBeIntended = intended(trip, 'connection', parts(next))
			return [{ where: 'flights', problem, remedy: 'Check the flights.', mayBeIntended }]
		}
		const elsewhere = flown.find(
			({ leaves }) =>
				leaves.order > one.lands.order && leaves.order < one.lands.order + DAY_MS && isOneTown(one, leaves),
		)
		const isForThese = (id: string) => {
			const chosen = trip.transfers.find((transfer) => transfer.id === id)?.flightId ?? null
			return chosen === null || chosen === one.flight.id || chosen === elsewhere?.flight.id
		}
		const hasCar = journey.moments.some(
			({ what, order, part }) =>
				what === 'pickUp' &&
				order >= one.lands.order &&
				order <= Number(elsewhere?.leaves.order) &&
				isForThese(part.id),
		)
		if (!elsewhere || hasCar) return []
		return [
			{
				where: 'transfers',
				problem: `${one.name} lands at ${one.flight.arrivalAirport} and ${elsewhere.name} leaves from ${elsewhere.flight.departureAirport} on ${staffDay(elsewhere.leaves.day)}, without a transfer between them.`,
				remedy: 'Add a transfer.',
				mayBeIntended: intended(trip, 'airportsOfOneTown', parts(elsewhere)),
			},
		]
	})
}

function isOneTown({ lands }: Flown, leaves: Flown['leaves']): boolean {
	const [one, other] = [lands.place, leaves.place]
	return Boolean(one?.town && other?.town && one.airport !== other.airport && fold(one.town) === fold(other.town))
}
