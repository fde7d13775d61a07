import { localTimeAt, offsetAt } from '#shared/places/zoned-time.ts'

/** A clock reading as a document gives it: 'YYYY-MM-DDTHH:MM', with what it says of the zone. */
export type ClockReading = { clock: string; offset?: string | undefined; zone?: string | undefined }
type ZonedReading = { value: string; zone?: string; offsetClashes?: true }

const ISO =
	/(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?(?:\[([A-Za-z_]+(?:\/[\w+-]+)*)\])?/

/** The first date-time by ISO 8601 or RFC 9557 in a text: '2027-05-20T07:25+01:00[Europe/London]'. */
export function readIsoClock(text: string): ClockReading | null {
	const [, day, time, offset, zone] = ISO.exec(text) ?? []
	if (!day || !time || Number.isNaN(Date.parse(`${day}T${time}Z`))) return null
	return { clock: `${day}T${time}`, offset, zone }
}

/**
 * What the clock reads at the place. A bare UTC time is converted; an offset that agrees with the place's zone goes, one that does
 * not is left aside and said (`clashes`): the digits are kept. Without either, the zone is the place's (IMPORT-35).
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

/** Whether that is an IANA time zone which this machine knows. */
export function isZone(name: string): boolean {
	try {
		offsetAt(name, 0)
		return true
	} catch {
		return false
	}
}
