import type { DraftFields, ReadValue } from '#shared/import/draft.ts'
import { fold } from '#shared/fold.ts'
import type { Booking } from './booking.ts'
import { singleLineText } from './sourced-value.ts'

/**
 * Folds the copies that documents make, one a passenger, and the versions of one reservation into one booking each; a later version wins
 * by its modifiedTime. A cancellation that only gives a number cancels what has it.
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

/** One that names nothing but a reservation of its kind: it tells that this is cancelled. */
export const isBareCancellation = ({ fields, endpoints }: Booking) =>
	fields.status?.value === 'cancelled' && endpoints.from === '' && endpoints.to === '' && endpoints.departs === ''

/** Whether a cancellation that only gives a number is of this booking. */
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
/** Equal, or one says nothing. */
const agrees = (a: string, b: string) => a === '' || b === '' || a === b
const day = (time: string) => time.slice(0, 10)
/** Clock readings agree as far as both go: a day alone fits any hour of it. */
const agreesOnTime = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/** Whether two descriptions are of one booking; what one of them leaves out contradicts nothing. */
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
	// Sold under two numbers.
	return isSameWay && a.endpoints.departs === b.endpoints.departs && a.reference !== null && agreesOnReference(a, b)
}

/** Two trains may run the same way at the same minute; a train and its number are one thing. */
const agreesOnVehicle = (a: Booking, b: Booking) =>
	!['train', 'bus'].includes(a.kind) ||
	agrees(fold(String(a.fields.vehicleClass?.value ?? '')), fold(String(b.fields.vehicleClass?.value ?? '')))

function mergePair(first: Booking, second: Booking): Booking {
	const isLater = isOlder(first, second)
	const [base, other] = isOlder(second, first) || !isLater ? [first, second] : [second, first]
	const issues = [
		...first.issues,
		...second.issues.filter(
			(issue) => !first.issues.some(({ code, field }) => code === issue.code && field === issue.field),
		),
	]
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

/** A name before a designator, a time before its day, and of two spellings the one with its accents. */
function preferredValue(name: string, value: ReadValue, alternative: ReadValue): ReadValue {
	const [a, b] = [String(value.value), String(alternative.value)]
	if (name === 'airline' && /^[A-Z0-9]{2,3}$/.test(a) && !/^[A-Z0-9]{2,3}$/.test(b)) return alternative
	if (b.length > a.length && b.startsWith(a)) return alternative
	return fold(a) === fold(b) && /[^\p{ASCII}]/u.test(b) && !/[^\p{ASCII}]/u.test(a) ? alternative : value
}

/** One passenger's place may be cancelled and the other's not; then the booking stands. */
function mergedStatus(base: Booking, other: Booking): ReadValue | undefined {
	const [one, two] = [base.fields.status, other.fields.status]
	if (!one || !two) return one ?? two
	const names = (booking: Booking) => booking.people.map((person) => fold(singleLineText(person) ?? ''))
	const areDifferentPeople =
		names(base).length > 0 && names(other).length > 0 && !names(base).some((name) => names(other).includes(name))
	return areDifferentPeople && one.value === 'cancelled' ? two : one
}
