import { daysBetween } from '#shared/dates.ts'
import { type Draft, type DraftElement, IMPORTED_KINDS } from '#shared/import/draft.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { airportByCode } from '#server/airports/airports.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { checkVersions } from './check-versions.ts'

/** No passenger aircraft is faster (kitinerary's limit). */
const MAX_SPEED_KMH = 2140

/** A field of an element, and what speaks against its value. */
type Doubt = [field: string, code: string, message: string]

/** Adds an issue for each missing value and each implausible one. */
export function checkDraft(draft: Draft): void {
	reportMissing(draft, 'trip', tripFields, draft.trip)
	for (const list of IMPORTED_KINDS)
		for (const [index, { fields }] of draft[list].entries())
			reportMissing(draft, `${list}/${index}`, ENTERED_KINDS[list].fields, fields)
	checkVersions(draft)
	warn(draft, 'flights', draft.flights.map(doubtOfFlight))
	warn(draft, 'accommodations', draft.accommodations.map(doubtOfStay))
	const { startDate, endDate } = draft.trip
	if (startDate && endDate && endDate.value < startDate.value)
		draft.issues.push({
			severity: 'warning',
			code: 'DATES_REVERSED',
			path: 'trip/endDate',
			message: 'The trip ends before it begins.',
		})
}

function warn(draft: Draft, list: string, doubts: readonly (Doubt | null)[]) {
	for (const [index, doubt] of doubts.entries()) {
		if (!doubt) continue
		const [field, code, message] = doubt
		draft.issues.push({ severity: 'warning', code, path: `${list}/${index}/${field}`, message })
	}
}

function reportMissing(
	draft: Draft,
	path: string,
	declared: Record<string, { label: string; required?: true; initial?: string }>,
	fields: object,
) {
	for (const [name, { label, required, initial }] of Object.entries(declared))
		if (required && initial === undefined && !(name in fields))
			draft.issues.push({
				severity: 'error',
				code: 'MISSING',
				path: `${path}/${name}`,
				message: `${label} is missing from the document.`,
			})
}

function doubtOfStay({ fields }: DraftElement): Doubt | null {
	const [checkIn, checkOut] = [String(fields.checkIn?.value ?? ''), String(fields.checkOut?.value ?? '')]
	if (!checkIn || !checkOut) return null
	if (checkOut <= checkIn)
		return ['checkOut', 'DATES_REVERSED', `Check-out (${checkOut}) is not after check-in (${checkIn}).`]
	const nights = fields.nights?.value
	return nights === undefined || Number(nights) === daysBetween(checkIn, checkOut)
		? null
		: ['nights', 'NIGHTS_DIFFER', `${nights} nights do not match the dates ${checkIn} to ${checkOut}.`]
}

/** Compares instants if both time zones are known, otherwise the local times. */
function doubtOfFlight({ fields }: DraftElement): Doubt | null {
	const { departureTime, arrivalTime, departureAirport, arrivalAirport } = fields
	if (!departureTime || !arrivalTime) return null
	const [from, to] = [departureTime, arrivalTime].map(({ value, zone }) =>
		zone ? instantOf(zone, String(value)) : Date.parse(`${value}Z`),
	)
	if (from === undefined || to === undefined) return null
	const bothZones = departureTime.zone && arrivalTime.zone
	const hours = (to - from) / 3_600_000
	const [departure, arrival] = [departureTime.value, arrivalTime.value]
	if (bothZones ? hours <= 0 : hours < -24)
		return [
			'arrivalTime',
			'ARRIVES_BEFORE_DEPARTURE',
			`The arrival (${arrival}) is before the departure (${departure}).`,
		]
	const [a, b] = [departureAirport, arrivalAirport].map((end) => airportByCode(String(end?.value ?? '')))
	return bothZones && a && b && distanceKm(a, b) / hours > MAX_SPEED_KMH
		? ['arrivalTime', 'TOO_FAST', `No aircraft flies from ${a.code} to ${b.code} in that time. Check the times.`]
		: null
}
