import { instantOf, localTimeAt, offsetAt } from '#shared/places/zoned-time.ts'

/** A local time as a document writes it: 'YYYY-MM-DDTHH:MM', with the offset and zone it states. */
export type ClockReading = { clock: string; offset?: string | undefined; zone?: string | undefined }
type ZonedReading = { value: string; zone?: string; offsetClashes?: true }

const ISO =
	/(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?! ?[AaPp]\.?[Mm])(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?(?:\[([A-Za-z_]+(?:\/[\w+-]+)*)\])?/

/** The first ISO 8601 or RFC 9557 date-time in a text: '2027-05-20T07:25+01:00[Europe/London]'. */
export function readIsoClock(text: string): ClockReading | null {
	const [, day, time, offset, zone] = ISO.exec(text) ?? []
	if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null
	return { clock: `${day}T${time}`, offset, zone }
}

/**
 * The local time at a place. A bare UTC time is converted. An offset that agrees with the place's zone is dropped; one
 * that disagrees keeps the digits and sets `offsetClashes`. Without an offset the zone is the place's (IMPORT-35).
 */
export function resolveClock({ clock, offset, zone }: ClockReading, zoneOfPlace: string | null): ZonedReading {
	const knownZone = zone !== undefined && isZone(zone) ? zone : zoneOfPlace
	if (knownZone === null) return { value: clock }
	if (offset === 'Z') return { value: localTimeAt(knownZone, Date.parse(`${clock}Z`)).slice(0, 16), zone: knownZone }
	if (offset === undefined) return { value: clock, zone: knownZone }
	const instant = Date.parse(`${clock}${offset.length === 5 ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset}`)
	const agrees = localTimeAt(knownZone, instant).slice(0, 16) === clock
	return agrees ? { value: clock, zone: knownZone } : { value: clock, zone: knownZone, offsetClashes: true }
}

/** Whether this machine knows an IANA time zone of that name. */
export function isZone(name: string): boolean {
	try {
		offsetAt(name, 0)
		return true
	} catch {
		return false
	}
}

/** The instant of a local time in milliseconds. Without a zone, it can be compared with another one without. */
export const instantAt = (clock: string, zone: string | null | undefined): number =>
	zone ? instantOf(zone, clock) : Date.parse(`${clock}Z`)
