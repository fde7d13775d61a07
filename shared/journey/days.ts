import { addDays, daysBetween } from '../dates.ts'
import { type BookedLists, bookedRecords } from '../trips/kinds/booked-records.ts'
import type { Moment } from './moment.ts'
import { isAgain } from './date-line.ts'

/** A date of the trip as its travellers live it. */
export type Day = {
	/** Its date, or '2026-05-22~2' where the date begins a second time. */
	key: string
	/** '2026-05-22' */
	date: string
	/** 3 for the third day of the trip. Null outside the trip's dates. */
	number: number | null
	/** The zone where it begins. Null when unknown. */
	zone: string | null
	/** They have crossed the date line, and the same date begins once more, or the one before. */
	again: boolean
	/** In order. Empty on a day on which nothing is arranged. */
	moments: Moment[]
	/** Where they spend the night: a stay, or on a flight. */
	sleeps: Bed | 'air' | null
	/** The whole day passes on a flight. */
	inTheAir: boolean
}
/** `stay` is the id of the record. */
type Bed = { stay: string; name: string }

type Trip = BookedLists & { startDate: string; endDate: string }
type Flown = { leaves: Moment; lands: Moment }

/** The longest gap that is filled day by day. A mistyped year must not make a million days. */
const LONGEST_GAP = 1000

/** The days of a journey. None for a trip without moments: nothing can be said about its days. */
export function daysOf(trip: Trip, moments: readonly Moment[]): Day[] {
	const flown = flights(moments)
	const runs = runsOf(moments, flown)
	const [first, last] = [runs[0]?.[0]?.day, runs.at(-1)?.[0]?.day]
	if (first === undefined || last === undefined) return []
	const dates = [
		...datesBetween(addDays(trip.startDate, -1), first),
		...runs.flatMap((run, n) => {
			const day = run[0]?.day ?? first
			const next = runs[n + 1]?.[0]?.day ?? addDays(trip.endDate, 1)
			return [run, ...datesBetween(day, next)]
		}),
	]
	const isOfTrip = (date: string) => date >= trip.startDate && date <= trip.endDate
	const entries = dates
		.map((one) => (typeof one === 'string' ? { date: one, moments: [] } : { date: one[0]?.day ?? first, moments: one }))
		.filter(({ date, moments: own }) => own.length > 0 || isOfTrip(date) || liesInTheAir(date, flown))
	const seen = new Map<string, number>()
	let zone: string | null = entries.find(({ moments: own }) => own[0]?.zone)?.moments[0]?.zone ?? null
	return entries.map(({ date, moments: own }, n): Day => {
		const count = (seen.get(date) ?? 0) + 1
		seen.set(date, count)
		const begins = own.find((one) => one.zone !== null)?.zone ?? zone
		zone = own.findLast((one) => one.zone !== null)?.zone ?? zone
		const inTheAir = own.length === 0 && liesInTheAir(date, flown)
		const next = entries[n + 1]
		return {
			key: count === 1 ? date : `${date}~${count}`,
			date,
			number: isOfTrip(date) ? daysBetween(trip.startDate, date) + 1 : null,
			zone: begins,
			again: own[0] !== undefined && flown.some(({ leaves, lands }) => lands === own[0] && isAgain(leaves, lands)),
			moments: own,
			sleeps: inTheAir || fliesOn(own, flown) ? 'air' : next?.date === date ? null : bedOf(trip, date),
			inTheAir,
		}
	})
}

/** The moments with the same date, one after the other. */
function runsOf(moments: readonly Moment[], flown: readonly Flown[]): Moment[][] {
	const runs: Moment[][] = []
	for (const moment of moments) {
		const run = runs.at(-1)
		const begins = flown.some(({ leaves, lands }) => lands === moment && isAgain(leaves, lands))
		if (run?.[0]?.day === moment.day && !begins) run.push(moment)
		else runs.push([moment])
	}
	return runs
}

function flights(moments: readonly Moment[]): Flown[] {
	const landings = new Map(moments.filter(({ what }) => what === 'lands').map((one) => [one.part.id, one]))
	return moments.flatMap((leaves) => {
		const lands = leaves.what === 'leaves' ? landings.get(leaves.part.id) : undefined
		return lands ? [{ leaves, lands }] : []
	})
}

/** The dates after one and before another. */
function datesBetween(after: string, before: string): string[] {
	const count = Math.min(daysBetween(after, before) - 1, LONGEST_GAP)
	return Array.from({ length: Math.max(0, count) }, (_, n) => addDays(after, n + 1))
}

/** A whole day between a departure and a landing. */
const liesInTheAir = (date: string, flown: readonly Flown[]) =>
	flown.some(({ leaves, lands }) => leaves.day < date && date < lands.day)

/** A flight that leaves on this day lands on another. */
const fliesOn = (own: readonly Moment[], flown: readonly Flown[]) =>
	flown.some(({ leaves, lands }) => own.includes(leaves) && !own.includes(lands))

function bedOf(trip: BookedLists, date: string): Bed | null {
	const beds = bookedRecords(trip).flatMap(({ kind, record }) => {
		const bed = record.status === 'cancelled' ? undefined : kind.sleeps?.(record)
		return bed && bed.from <= date && date < bed.until ? [{ stay: record.id, name: bed.at }] : []
	})
	return beds[0] ?? null
}
