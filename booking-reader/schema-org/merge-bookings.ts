import { fold } from '#shared/fold.ts'
import { mergeFields } from '../merge/combine-drafts.ts'
import { singleLineText } from './sourced-value.ts'
import { type Booking, isCancelled } from './to-bookings.ts'

/**
 * Merges copies of a reservation (one per passenger) and versions of it into one booking. The later version wins, by
 * modifiedTime. A cancellation with nothing but a number cancels the bookings with that number.
 */
export function mergeBookings(bookings: readonly Booking[]): Booking[] {
	const merged: Booking[] = []
	for (const booking of bookings.filter((one) => !isBareCancellation(one))) {
		const at = merged.findIndex((other) => isSameBooking(other, booking))
		const before = merged[at]
		if (!before) merged.push(booking)
		else merged[at] = isOlder(before, booking) ? mergeInto(booking, before) : mergeInto(before, booking)
	}
	for (const cancellation of bookings.filter(isBareCancellation))
		for (const booking of merged)
			if (isCancelledBy(booking, cancellation) && !isOlder(cancellation, booking))
				booking.fields.status = cancellation.fields.status!
	return merged
}

/** A cancellation that contains nothing but a reference. */
export const isBareCancellation = (booking: Booking) =>
	isCancelled(booking) && Object.values(booking.endpoints).every((end) => end === '')

/** Whether a bare cancellation applies to this booking. */
export const isCancelledBy = (booking: Booking, cancellation: Booking) =>
	isBareCancellation(cancellation) &&
	booking.kind === cancellation.kind &&
	booking.reference !== null &&
	booking.reference === cancellation.reference

const isOlder = (a: Booking, b: Booking) => a.modified !== null && b.modified !== null && a.modified < b.modified
export const agreesOnReference = (a: Booking, b: Booking) => agrees(fold(a.reference ?? ''), fold(b.reference ?? ''))
/** Equal, or one is unknown. */
const agrees = (a: string, b: string) => a === '' || b === '' || a === b
const day = (time: string) => time.slice(0, 10)
/** Equal as far as both are known: a date matches any time on that date. */
const agreesOnTime = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/** Whether two bookings are the same. Missing values contradict nothing. */
export function isSameBooking(a: Booking, b: Booking): boolean {
	const [one, other] = [a.endpoints, b.endpoints]
	if (a.kind !== b.kind || !agrees(one.from, other.from) || !agrees(one.to, other.to)) return false
	const isSameWay = one.from !== '' && one.from === other.from && one.to === other.to
	const isSame = isSameWay && agreesOnTime(one.departs, other.departs) && agreesOnReference(a, b)
	if (a.kind !== 'flight') return isSame && agreesOnVehicle(a, b)
	if (!agrees(day(one.departs), day(other.departs))) return false
	const [number, another] = [a, b].map(({ fields }) => String(fields.flightNumber?.value ?? ''))
	// A codeshare flight has two numbers.
	const isShared = number !== '' && another !== '' && (a.reference === null || one.departs !== other.departs)
	return (number !== '' && number === another) || (isSame && !isShared)
}

/** Two trains may leave at the same minute, but have different names or numbers. */
const agreesOnVehicle = (a: Booking, b: Booking) =>
	!['train', 'bus'].includes(a.kind) ||
	agrees(fold(String(a.fields.vehicleClass?.value ?? '')), fold(String(b.fields.vehicleClass?.value ?? '')))

/** Of versions with their dates, nobody has to decide. */
function mergeInto(booking: Booking, other: Booking): Booking {
	const issues = [...booking.issues, ...other.issues]
	const { status, ...others } = other.fields
	const fields = { ...booking.fields }
	mergeFields(fields, others, '', isOlder(other, booking) ? [] : issues)
	if (status && !isStatusOf(booking, other)) fields.status = status
	const [one, two] = [booking.endpoints, other.endpoints]
	const longer = (a: string, b: string) => (b.startsWith(a) ? b : a)
	return {
		...booking,
		fields,
		issues,
		endpoints: {
			from: one.from || two.from,
			to: one.to || two.to,
			departs: longer(one.departs, two.departs),
			arrives: longer(one.arrives, two.arrives),
		},
		people: [...booking.people, ...other.people],
		reference: booking.reference ?? other.reference,
	}
}

/** One passenger may have cancelled and the other not, in which case the booking is not cancelled. */
function isStatusOf(booking: Booking, other: Booking): boolean {
	const [names, others] = [booking, other].map(({ people }) => people.map((one) => fold(singleLineText(one) ?? '')))
	const areOthers = names!.length > 0 && others!.length > 0 && !names!.some((name) => others!.includes(name))
	return booking.fields.status !== undefined && !(isCancelled(booking) && areOthers)
}
