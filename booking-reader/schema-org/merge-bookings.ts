import type { DraftFields, ReadValue } from '#shared/import/draft.ts'
import { fold } from '#shared/fold.ts'
import type { Booking } from './booking.ts'
import { singleLineText } from './sourced-value.ts'

/**
 * Merges copies of a reservation (one per passenger) and versions of it into one booking. The later version wins, by
 * modifiedTime. A cancellation with nothing but a number cancels the bookings with that number.
 */
export function mergeBookings(bookings: readonly Booking[]): Booking[] {
	const merged: Booking[] = []
	const cancellations: Booking[] = []
	for (const booking of bookings) {
		if (isBareCancellation(booking)) {
			cancellations.push(booking)
			continue
		}
		const same = merged.findIndex((other) => isSameBooking(other, booking))
		const before = merged[same]
		if (before) merged[same] = mergePair(before, booking)
		else merged.push(booking)
	}
	for (const cancellation of cancellations) cancel(merged, cancellation)
	return merged
}

/** A cancellation that contains nothing but a reference. */
export const isBareCancellation = ({ fields, endpoints }: Booking) =>
	fields.status?.value === 'cancelled' && endpoints.from === '' && endpoints.to === '' && endpoints.departs === ''

/** Whether a bare cancellation applies to this booking. */
export const isCancelledBy = (booking: Booking, cancellation: Booking) =>
	isBareCancellation(cancellation) &&
	booking.kind === cancellation.kind &&
	booking.reference !== null &&
	booking.reference === cancellation.reference

function cancel(bookings: readonly Booking[], cancellation: Booking) {
	const { status } = cancellation.fields
	for (const booking of bookings)
		if (status && isCancelledBy(booking, cancellation) && !isOlder(cancellation, booking))
			booking.fields.status = status
}

const isOlder = (a: Booking, b: Booking) => a.modified !== null && b.modified !== null && a.modified < b.modified
export const agreesOnReference = (a: Booking, b: Booking) => agrees(fold(a.reference ?? ''), fold(b.reference ?? ''))
/** Equal, or one is unknown. */
const agrees = (a: string, b: string) => a === '' || b === '' || a === b
const day = (time: string) => time.slice(0, 10)
/** Equal as far as both are known: a date matches any time on that date. */
const agreesOnTime = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/** Whether two bookings are the same. Missing values contradict nothing. */
export function isSameBooking(a: Booking, b: Booking): boolean {
	if (a.kind !== b.kind || !agrees(a.endpoints.from, b.endpoints.from) || !agrees(a.endpoints.to, b.endpoints.to))
		return false
	const isSameWay =
		a.endpoints.from !== '' && a.endpoints.from === b.endpoints.from && a.endpoints.to === b.endpoints.to
	if (a.kind !== 'flight')
		return (
			isSameWay &&
			agreesOnTime(a.endpoints.departs, b.endpoints.departs) &&
			agreesOnReference(a, b) &&
			agreesOnVehicle(a, b)
		)
	if (!agrees(day(a.endpoints.departs), day(b.endpoints.departs))) return false
	const [one, other] = [a, b].map((flight) => String(flight.fields.flightNumber?.value ?? ''))
	if (one && one === other) return true
	if (!one || !other)
		return isSameWay && agreesOnTime(a.endpoints.departs, b.endpoints.departs) && agreesOnReference(a, b)
	// A codeshare flight with two numbers.
	return isSameWay && a.endpoints.departs === b.endpoints.departs && a.reference !== null && agreesOnReference(a, b)
}

/** Two trains may leave at the same minute, but have different names or numbers. */
const agreesOnVehicle = (a: Booking, b: Booking) =>
	!['train', 'bus'].includes(a.kind) ||
	agrees(fold(String(a.fields.vehicleClass?.value ?? '')), fold(String(b.fields.vehicleClass?.value ?? '')))

function mergePair(first: Booking, second: Booking): Booking {
	const isLater = isOlder(first, second)
	const [base, other] = isOlder(second, first) || !isLater ? [first, second] : [second, first]
	const issues = [...first.issues, ...second.issues]
	const fields: DraftFields = { ...other.fields, ...base.fields }
	for (const [name, value] of Object.entries(base.fields)) {
		const alternative = other.fields[name]
		if (!alternative || name === 'status') continue
		fields[name] = preferredValue(name, value, alternative)
		const isSettled = isLater || isOlder(second, first) || fold(String(value.value)) === fold(String(alternative.value))
		if (isSettled || fields[name] === alternative || String(value.value).startsWith(String(alternative.value))) continue
		issues.push({
			field: name,
			code: 'CONFLICT',
			message: `One copy of the reservation has “${value.value}”, another “${alternative.value}”. The first was used.`,
			raw: alternative.from.raw,
		})
	}
	const status = mergedStatus(base, other)
	if (status) fields.status = status
	const endpoints = Object.fromEntries(
		Object.entries(base.endpoints).map(([name, end]) => [
			name,
			longer(end, other.endpoints[name as keyof Booking['endpoints']]),
		]),
	) as Booking['endpoints']
	return {
		...base,
		fields,
		endpoints,
		people: [...first.people, ...second.people],
		reference: base.reference ?? other.reference,
		issues: issues.filter((issue) => !isResolved(issue, fields)),
	}
}

const longer = (a: string, b: string) => (b.length > a.length && b.startsWith(a) ? b : a)
const isResolved = (issue: Booking['issues'][number], fields: DraftFields) =>
	issue.code === 'TIME_MISSING' && String(fields[issue.field]?.value ?? '').includes('T')

/** Prefers an airline's name to its designator, a time to a date, and a spelling with accents. */
function preferredValue(name: string, value: ReadValue, alternative: ReadValue): ReadValue {
	const [a, b] = [String(value.value), String(alternative.value)]
	if (name === 'airline' && /^[A-Z0-9]{2,3}$/.test(a) && !/^[A-Z0-9]{2,3}$/.test(b)) return alternative
	if (b.length > a.length && b.startsWith(a)) return alternative
	return fold(a) === fold(b) && /[^\p{ASCII}]/u.test(b) && !/[^\p{ASCII}]/u.test(a) ? alternative : value
}

/** One passenger may have cancelled and the other not, in which case the booking is not cancelled. */
function mergedStatus(base: Booking, other: Booking): ReadValue | undefined {
	const [one, two] = [base.fields.status, other.fields.status]
	if (!one || !two) return one ?? two
	const names = (booking: Booking) => booking.people.map((person) => fold(singleLineText(person) ?? ''))
	const areDifferentPeople =
		names(base).length > 0 && names(other).length > 0 && !names(base).some((name) => names(other).includes(name))
	return areDifferentPeople && one.value === 'cancelled' ? two : one
}
