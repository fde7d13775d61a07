import { addDays } from '#shared/dates.ts'

/** Nights in a row, as days 'YYYY-MM-DD'. `to` is the day of leaving: it is not among the nights, and others may arrive on it. */
export type Nights = { from: string; to: string }

export const overlap = (a: Nights, b: Nights): boolean => a.from < b.to && b.from < a.to

/** The same nights in order, each once: stays that overlap or touch are one. */
export function joinNights(all: readonly Nights[]): Nights[] {
	const joined: Nights[] = []
	for (const { from, to } of all.toSorted((a, b) => (a.from < b.from ? -1 : 1))) {
		const last = joined.at(-1)
		if (!last || from > last.to) joined.push({ from, to })
		else if (to > last.to) last.to = to
	}
	return joined
}

/** The nights that are in none of `taken`. */
export const nightsWithout = (nights: Nights, taken: readonly Nights[]): Nights[] =>
	joinNights(taken).reduce(
		(left, { from, to }) =>
			left.flatMap((part) =>
				[
					{ from: part.from, to: from < part.to ? from : part.to },
					{ from: to > part.from ? to : part.from, to: part.to },
				].filter((rest) => rest.from < rest.to),
			),
		nights.from < nights.to ? [nights] : [],
	)

/** Every night, by the day on which it begins. */
export function eachNight({ from, to }: Nights): string[] {
	const days: string[] = []
	for (let day = from; day < to; day = addDays(day, 1)) days.push(day)
	return days
}
