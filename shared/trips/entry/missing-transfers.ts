import { dayOf, timeOf } from '#shared/dates.ts'
import { isSamePlace } from '#shared/journey/same-place.ts'
import { isUntaken } from '../findings/drop-offs.ts'
import { type Checked, checked, isAbroad } from '../findings/flown.ts'
import { isUnmet } from '../findings/pick-ups.ts'
import type { Transfer } from '../kinds/transfer.ts'
import type { EntryTrip } from './entry-rules.ts'

/** A transfer that a trip lacks. Its place is '' where the trip does not say it. */
export type MissingTransfer = Pick<Transfer, 'transferType' | 'date' | 'fromLocation' | 'toLocation'> & {
	time: string | null
	flightId: string | null
}

/** Minutes from the landing to the car, and from the hotel's door to the departure: more than what the readiness calls tight. */
const AFTER_LANDING = { home: 45, abroad: 60 }
const BEFORE_DEPARTURE = { home: 150, abroad: 180 }
/** Times of cars are full tens of minutes. */
const STEP = 10

/** The transfers that the flights and stays of a trip lead to and that are not booked, in the order of time (CRM-232). */
export function missingTransfers(whole: EntryTrip): MissingTransfer[] {
	const all = checked(whole)
	return [...pickUps(all), ...dropOffs(all), ...moves(all)].toSorted((a, b) =>
		`${a.date}${a.time ?? '12:00'}` < `${b.date}${b.time ?? '12:00'}` ? -1 : 1,
	)
}

const pickUps = (all: Checked): MissingTransfer[] =>
	all.flown
		.filter((one) => isUnmet(all, one))
		.map((one): MissingTransfer => {
			const { arrivalAirport, arrivalTime, id } = one.flight
			const day = dayOf(arrivalTime)
			const stay = all.trip.accommodations.findLast(({ checkIn, checkOut }) => checkIn <= day && day < checkOut)
			return {
				transferType: 'Airport Pickup',
				...roundedUp(addMinutes(arrivalTime, isAbroad(one) ? AFTER_LANDING.abroad : AFTER_LANDING.home)),
				fromLocation: arrivalAirport,
				toLocation: stay?.hotelName ?? '',
				flightId: id,
			}
		})

const dropOffs = (all: Checked): MissingTransfer[] =>
	all.flown
		.filter((one) => isUntaken(all, one))
		.map((one): MissingTransfer => {
			const { departureAirport, departureTime, id } = one.flight
			const day = dayOf(departureTime)
			const stay = all.trip.accommodations.find(({ checkIn, checkOut }) => checkIn < day && day <= checkOut)
			return {
				transferType: 'Airport Dropoff',
				...roundedUp(
					addMinutes(departureTime, -(isAbroad(one) ? BEFORE_DEPARTURE.abroad : BEFORE_DEPARTURE.home) - STEP),
				),
				fromLocation: stay?.hotelName ?? '',
				toLocation: departureAirport,
				flightId: id,
			}
		})

/** Between two hotels of one day, unless the guests fly that day or a car goes from the one or to the other. */
const moves = ({ trip, flown }: Checked): MissingTransfer[] =>
	trip.accommodations.flatMap((one) =>
		trip.accommodations
			.filter((next) => next.checkIn === one.checkOut && !isSamePlace(one.hotelName, next.hotelName))
			.filter(() => !flown.some(({ leaves, lands }) => [leaves.day, lands.day].includes(one.checkOut)))
			.filter(
				(next) =>
					!trip.transfers.some(
						({ date, fromLocation, toLocation }) =>
							date === one.checkOut &&
							(isSamePlace(fromLocation, one.hotelName) || isSamePlace(toLocation, next.hotelName)),
					),
			)
			.map(
				(next): MissingTransfer => ({
					transferType: 'Inter-Hotel',
					date: one.checkOut,
					time: null,
					fromLocation: one.hotelName,
					toLocation: next.hotelName,
					flightId: null,
				}),
			),
	)

function roundedUp(localTime: string) {
	const minutes = Number(localTime.slice(14, 16))
	const at = addMinutes(localTime, (STEP - (minutes % STEP)) % STEP)
	return { date: dayOf(at), time: timeOf(at) }
}

/** Adds minutes to a local time, by a clock that is not changed in between. */
const addMinutes = (localTime: string, minutes: number): string =>
	new Date(Date.parse(`${localTime}Z`) + minutes * 60_000).toISOString().slice(0, 19)
