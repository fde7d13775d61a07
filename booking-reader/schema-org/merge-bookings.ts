import type { DraftFields, ReadValue } from '#shared/import/draft.ts'
import { fold } from '#shared/fold.ts'
import type { Booking } from './booking.ts'
import { wordsOf } from './said.ts'

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
		const same = merged.findIndex((other) => isSame(other, booking))
		const before = merged[same]
		if (before) merged[same] = mergeTwo(before, booking)
		else merged.push(booking)
	}
	for (const cancellation of cancellations) cancel(merged, cancellation)
	return merged
}

/** One that names nothing but a reservation of its kind: it tells that this is cancelled. */
export const isBareCancellation = ({ fields, ends }: Booking) =>
	fields.status?.value === 'cancelled' && ends.from === '' && ends.to === '' && ends.departs === ''

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
export const fitsReference = (a: Booking, b: Booking) => fits(fold(a.reference ?? ''), fold(b.reference ?? ''))
/** Equal, or one says nothing. */
const fits = (a: string, b: string) => a === '' || b === '' || a === b
const day = (time: string) => time.slice(0, 10)
/** Clock readings agree as far as both go: a day alone fits any hour of it. */
const fitsTime = (a: string, b: string) => a.startsWith(b) || b.startsWith(a)

/** Whether two descriptions are of one booking; what one of them leaves out contradicts nothing. */
export function isSame(a: Booking, b: Booking): boolean {
	if (a.kind !== b.kind || !fits(a.ends.from, b.ends.from) || !fits(a.ends.to, b.ends.to)) return false
	const isSameWay = a.ends.from !== '' && a.ends.from === b.ends.from && a.ends.to === b.ends.to
	if (a.kind !== 'flight')
		return isSameWay && fitsTime(a.ends.departs, b.ends.departs) && fitsReference(a, b) && fitsVehicle(a, b)
	if (!fits(day(a.ends.departs), day(b.ends.departs))) return false
	const [one, other] = [a, b].map((flight) => String(flight.fields.flightNumber?.value ?? ''))
	if (one && one === other) return true
	if (!one || !other) return isSameWay && fitsTime(a.ends.departs, b.ends.departs) && fitsReference(a, b)
	// Sold under two numbers.
	return isSameWay && a.ends.departs === b.ends.departs && a.reference !== null && fitsReference(a, b)
}

/** Two trains may run the same way at the same minute; a train and its number are one thing. */
const fitsVehicle = (a: Booking, b: Booking) =>
	!['train', 'bus'].includes(a.kind) ||
	fits(fold(String(a.fields.vehicleClass?.value ?? '')), fold(String(b.fields.vehicleClass?.value ?? '')))

function mergeTwo(first: Booking, second: Booking): Booking {
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
		const rival = other.fields[name]
		if (!rival || name === 'status') continue
		fields[name] = better(name, value, rival)
		const isSettled = isLater || isOlder(second, first) || fold(String(value.value)) === fold(String(rival.value))
		if (isSettled || fields[name] === rival || String(value.value).startsWith(String(rival.value))) continue
		issues.push({
			field: name,
			code: 'CONFLICT',
			message: `One copy of the reservation says “${value.value}”, another “${rival.value}”. The first was taken.`,
			raw: rival.from.raw,
		})
	}
	const status = statusOfBoth(base, other)
	if (status) fields.status = status
	const ends = Object.fromEntries(
		Object.entries(base.ends).map(([name, end]) => [name, longer(end, other.ends[name as keyof Booking['ends']])]),
	) as Booking['ends']
	return {
		...base,
		fields,
		ends,
		people: [...first.people, ...second.people],
		reference: base.reference ?? other.reference,
		issues: issues.filter((issue) => !isAnswered(issue, fields)),
	}
}

const longer = (a: string, b: string) => (b.length > a.length && b.startsWith(a) ? b : a)
const isAnswered = (issue: Booking['issues'][number], fields: DraftFields) =>
	issue.code === 'TIME_MISSING' && String(fields[issue.field]?.value ?? '').includes('T')

/** A name before a designator, a time before its day, and of two spellings the one with its accents. */
function better(name: string, value: ReadValue, rival: ReadValue): ReadValue {
	const [a, b] = [String(value.value), String(rival.value)]
	if (name === 'airline' && /^[A-Z0-9]{2,3}$/.test(a) && !/^[A-Z0-9]{2,3}$/.test(b)) return rival
	if (b.length > a.length && b.startsWith(a)) return rival
	return fold(a) === fold(b) && /[^\p{ASCII}]/u.test(b) && !/[^\p{ASCII}]/u.test(a) ? rival : value
}

/** One passenger's place may be cancelled and the other's not; then the booking stands. */
function statusOfBoth(base: Booking, other: Booking): ReadValue | undefined {
	const [one, two] = [base.fields.status, other.fields.status]
	if (!one || !two) return one ?? two
	const names = (booking: Booking) => booking.people.map((person) => fold(wordsOf(person) ?? ''))
	const areOthers =
		names(base).length > 0 && names(other).length > 0 && !names(base).some((name) => names(other).includes(name))
	return areOthers && one.value === 'cancelled' ? two : one
}
