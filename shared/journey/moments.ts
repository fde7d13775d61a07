import { addDays } from '../dates.ts'
import { instantOf } from '../places/zoned-time.ts'
import { type BookedLists, bookedRecords } from '../trips/kinds/booked-records.ts'
import { instantsBetween } from './clock-readings.ts'
import { type DeclaredMoment, RANKS } from './declared-moment.ts'
import type { Moment } from './moment.ts'
import { type Place, placeKey, type Places } from './place.ts'
import { placeUntimed, type Placing } from './untimed.ts'

/** All moments of a trip with what is cancelled, by instants; at the same instant by rank and then by key. */
export function orderedMoments(trip: BookedLists, places: Places): Moment[] {
	const declared = declaredMoments(trip, places)
	const zones = zonesForOrder(declared)
	const placings = declared.map((one, n): Declared & Placing => {
		const zone = zones[n] ?? 'UTC'
		const at = one.clockAt ?? (one.declared.clock === null ? null : instantOf(zone, localOf(one.declared)))
		return { ...one, zone, order: at, moment: one.declared }
	})
	return placings
		.map((placing): Moment => {
			const { part, declared, place, cancelled, pending, clockAt, until, zone } = placing
			const { what, day, clock, said, title, detail } = declared
			return {
				key: keyOf(part.id, declared),
				part,
				what,
				day,
				clock,
				said,
				place,
				zone: place?.zone ?? null,
				at: clockAt,
				until,
				order: placing.order ?? placeUntimed(placing, placings),
				dayEnds: instantOf(zone, `${addDays(day, 1)}T00:00:00`),
				pending: pending && what !== 'checkOut',
				cancelled,
				title,
				detail,
			}
		})
		.toSorted((a, b) => a.order - b.order || RANKS[a.what] - RANKS[b.what] || (a.key < b.key ? -1 : 1))
}

const keyOf = (id: string, { what, day }: DeclaredMoment) =>
	what === 'goesOn' ? `${id}:${what}:${day}` : `${id}:${what}`
const localOf = ({ day, clock }: { day: string; clock: string | null }) => `${day}T${clock ?? '00:00'}:00`

type Declared = {
	part: Moment['part']
	declared: DeclaredMoment
	place: Place | null
	pending: boolean
	cancelled: boolean
	/** The instants of the clock and of the end, where their zones are known. */
	clockAt: number | null
	until: number | null
}

function declaredMoments(trip: BookedLists, places: Places): Declared[] {
	return bookedRecords(trip).flatMap(({ list, kind, record }) => {
		const declared = kind.moments(record)
		const placeOf = (end: DeclaredMoment['at']) => places[placeKey(record.id, end)] ?? null
		const span = declared.map((one) => spanOf(one, placeOf)).find((one) => one !== null) ?? null
		return declared.map((one): Declared => {
			const place = placeOf(one.at)
			const isEnd = span !== null && span.end === endOf(one)
			const first = place?.zone && one.clock !== null ? instantOf(place.zone, localOf(one)) : null
			return {
				part: { list, id: record.id },
				declared: one,
				place,
				pending: record.status === 'pending',
				cancelled: record.status === 'cancelled',
				clockAt: one.until && span ? span.starts : isEnd ? span.ends : first,
				until: one.until && span ? span.ends : null,
			}
		})
	})
}

/** A record's moment that lasts, such as a flight. Both its ends are read together, so that it ends after it begins. */
function spanOf(one: DeclaredMoment, placeOf: (end: DeclaredMoment['at']) => Place | null) {
	if (!one.until || one.clock === null) return null
	const [from, to] = [placeOf(one.at), placeOf(one.until.at)]
	if (!from?.zone || !to?.zone) return null
	const [starts, ends] = instantsBetween(
		{ zone: from.zone, local: localOf(one), place: from },
		{ zone: to.zone, local: localOf(one.until), place: to },
	)
	return { starts, ends, end: endOf({ ...one.until, what: 'lands' }) }
}

const endOf = ({ what, day, clock, at }: Pick<DeclaredMoment, 'what' | 'day' | 'clock' | 'at'>) =>
	`${what} ${day} ${clock} ${at}`

/** The zone that orders each moment: its own, or where that is unknown the one they were in before, by the clocks on the wall. */
function zonesForOrder(declared: readonly Declared[]): string[] {
	let zone = declared.find(({ place }) => place?.zone)?.place?.zone ?? 'UTC'
	const zones: string[] = []
	const byClock = [...declared.keys()].toSorted((a, b) => (readingOf(declared[a]) < readingOf(declared[b]) ? -1 : 1))
	for (const n of byClock) zones[n] = zone = declared[n]?.place?.zone ?? zone
	return zones
}

const readingOf = (one: Declared | undefined) => (one ? `${one.declared.day}T${one.declared.clock ?? '24:00'}` : '')
