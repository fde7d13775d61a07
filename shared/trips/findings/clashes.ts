import { timeOf } from '#shared/dates.ts'
import type { Moment } from '#shared/journey/moment.ts'
import type { Place } from '#shared/journey/place.ts'
import { distanceKm } from '#shared/places/distance.ts'
import { localTimeAt, offsetAt } from '#shared/places/zoned-time.ts'
import { BOOKED_KINDS, type EnteredSection } from '../kinds/registry.ts'
import { type Finding, intended, staffDay } from './finding.ts'
import type { Checked } from './flown.ts'
import { earlyPickUps } from './pick-ups.ts'

/** Further away is no day trip. */
const DAY_TRIP_KM = 150

/** Two things at once, and things where the guests are not (CRM-150). */
export const clashFindings = (all: Checked): Finding[] => [...overlaps(all), ...elsewhere(all), ...clocks(all)]

const sectionOf = ({ part }: Moment) => BOOKED_KINDS[part.list].names.section as EnteredSection

/** What begins while something else lasts: a flight, or an activity whose end is known. A pick-up before its flight's landing is a finding already. */
function overlaps(all: Checked): Finding[] {
	const { trip, journey } = all
	const early = earlyPickUps(all).map(({ mayBeIntended }) => mayBeIntended?.key)
	const lasting = journey.moments.filter(({ at, until }) => at !== null && until !== null && until > at)
	return lasting.flatMap((long) =>
		journey.moments.flatMap((one): Finding[] => {
			if (one.part.id === long.part.id || one.at === null || one.what === 'lands') return []
			if (one.at < Number(long.at) || one.at >= Number(long.until)) return []
			// Two that begin at once are one finding.
			if (one.at === long.at && one.until !== null && one.key < long.key) return []
			if (early.includes(`pickUpEarly:${one.part.id}:${long.part.id}`)) return []
			const [name, other] = [nameOf(trip, one), nameOf(trip, long)]
			return [
				{
					where: sectionOf(one),
					problem: `${name} on ${staffDay(one.day)} at ${one.clock} begins during ${other}.`,
					remedy: 'Correct one of their times.',
					mayBeIntended: intended(trip, 'atOnce', [one.part.id, long.part.id]),
				},
			]
		}),
	)
}

/** An activity far from where they landed, sleep or slept. A record without its own evidence is wherever they are. */
function elsewhere({ trip, journey }: Checked): Finding[] {
	const anchors = journey.moments.filter(({ what, place }) => (what === 'lands' || what === 'checkIn') && place?.zone)
	return journey.moments.flatMap((one): Finding[] => {
		const { place } = one
		if (one.what !== 'starts' || !place || !isKnown(place)) return []
		const last = anchors.findLast(({ order }) => order <= one.order)
		const beds = trip.accommodations
			.filter(({ checkIn, checkOut }) => checkIn <= one.day && one.day <= checkOut)
			.flatMap(({ id }) => anchors.find(({ part }) => part.id === id)?.place ?? [])
		const around = [...beds, ...(last?.place ? [last.place] : [])]
		if (around.length === 0 || around.some((other) => isNear(place, other, one.order))) return []
		const there = around[0]
		return [
			{
				where: sectionOf(one),
				problem: `${nameOf(trip, one)} on ${staffDay(one.day)} is in ${townOf(place)}, far from ${townOf(there)}, where the guests are.`,
				remedy: 'Correct its date or its location.',
				mayBeIntended: intended(trip, 'elsewhere', [one.part.id], [townOf(there)]),
			},
		]
	})
}

/** Hours that are skipped that night, and clocks of no known zone. */
function clocks({ trip, journey }: Checked): Finding[] {
	return journey.moments.flatMap((one): Finding[] => {
		if (one.clock === null || !one.place) return []
		const where = sectionOf(one)
		const name = nameOf(trip, one)
		if (one.zone === null)
			return [
				{
					where,
					problem: `The time zone of ${one.place.name} is not known.`,
					remedy: 'Add its town or its airport code.',
					mayBeIntended: intended(trip, 'unknownZone', [one.part.id]),
				},
			]
		if (one.at === null || timeOf(localTimeAt(one.zone, one.at)) === one.clock) return []
		return [
			{
				where,
				problem: `${name}: ${one.clock} does not exist on ${staffDay(one.day)}, when clocks go forward in ${one.place.name}.`,
				remedy: 'Correct its time.',
				mayBeIntended: intended(trip, 'skippedHour', [one.part.id]),
			},
		]
	})
}

const isKnown = (place: Place | null) =>
	place?.known === 'airport' || place?.known === 'town' || place?.known === 'country'
const townOf = (place: Place | undefined) => place?.town ?? place?.name ?? ''

function isNear(one: Place, other: Place, instant: number): boolean {
	if (one.zone && other.zone && offsetAt(one.zone, instant) !== offsetAt(other.zone, instant)) return false
	const [a, b] = [one, other].map(({ latitude, longitude }) =>
		latitude === null || longitude === null ? null : { latitude, longitude },
	)
	return !a || !b || distanceKm(a, b) <= DAY_TRIP_KM
}

function nameOf(trip: Checked['trip'], { part }: Moment): string {
	const kind = BOOKED_KINDS[part.list]
	const record = (trip[part.list] as { id: string }[]).find(({ id }) => id === part.id)
	return record ? (kind.shortName as (record: unknown) => string)(record) : kind.labels.title
}
