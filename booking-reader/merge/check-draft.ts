import { daysBetween } from '#shared/dates.ts'
import {
	type Draft,
	type DraftElement,
	type DraftIssue,
	type ImportedKind,
	IMPORTED_KINDS,
} from '#shared/import/draft.ts'
import { instantOf } from '#shared/places/zoned-time.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { airportByCode } from '#server/airports/airports.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { checkVersions } from './check-versions.ts'

/** No passenger aircraft is faster (kitinerary's limit). */
const MAX_SPEED_KMH = 2140

/** Adds an issue for each missing value and each implausible one. */
export function checkDraft(draft: Draft): void {
	reportMissing(draft, 'trip', tripFields, draft.trip)
	for (const list of IMPORTED_KINDS)
		for (const [index, { fields }] of draft[list].entries())
			reportMissing(draft, `${list}/${index}`, ENTERED_KINDS[list].fields, fields)
	checkVersions(draft)
	for (const [index, one] of draft.flights.entries()) checkFlight(draft, index, one)
	for (const [index, { fields }] of draft.accommodations.entries()) {
		const [checkIn, checkOut] = [fields.checkIn?.value, fields.checkOut?.value]
		if (checkIn === undefined || checkOut === undefined) continue
		if (checkOut <= checkIn)
			warn(
				draft,
				'accommodations',
				index,
				'checkOut',
				'DATES_REVERSED',
				`Check-out (${checkOut}) is not after check-in (${checkIn}).`,
			)
		else if (fields.nights && Number(fields.nights.value) !== daysBetween(String(checkIn), String(checkOut)))
			warn(
				draft,
				'accommodations',
				index,
				'nights',
				'NIGHTS_DIFFER',
				`${fields.nights.value} nights do not match the dates ${checkIn} to ${checkOut}.`,
			)
	}
	const { startDate, endDate } = draft.trip
	if (startDate && endDate && endDate.value < startDate.value)
		draft.issues.push(warning('trip/endDate', 'DATES_REVERSED', 'The trip ends before it begins.'))
}

const warning = (path: string, code: string, message: string): DraftIssue => ({
	severity: 'warning',
	code,
	path,
	message,
})

function warn(draft: Draft, list: ImportedKind, index: number, field: string, code: string, message: string) {
	draft.issues.push(warning(`${list}/${index}/${field}`, code, message))
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

/** Compares instants if both time zones are known, otherwise the local times. */
function checkFlight(draft: Draft, index: number, { fields }: DraftElement) {
	const { departureTime, arrivalTime, departureAirport, arrivalAirport } = fields
	if (!departureTime || !arrivalTime) return
	const [from, to] = [departureTime, arrivalTime].map(({ value, zone }) =>
		zone ? instantOf(zone, String(value)) : Date.parse(`${value}Z`),
	)
	if (from === undefined || to === undefined) return
	const bothZones = departureTime.zone && arrivalTime.zone
	const hours = (to - from) / 3_600_000
	if (bothZones ? hours <= 0 : hours < -24)
		warn(
			draft,
			'flights',
			index,
			'arrivalTime',
			'ARRIVES_BEFORE_DEPARTURE',
			`The arrival (${arrivalTime.value}) is before the departure (${departureTime.value}).`,
		)
	else if (bothZones) {
		const [a, b] = [departureAirport, arrivalAirport].map((end) => airportByCode(String(end?.value ?? '')))
		if (a && b && distanceKm(a, b) / hours > MAX_SPEED_KMH)
			warn(
				draft,
				'flights',
				index,
				'arrivalTime',
				'TOO_FAST',
				`No aircraft flies from ${a.code} to ${b.code} in that time. Check the times.`,
			)
	}
}
