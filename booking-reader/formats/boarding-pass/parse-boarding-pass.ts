import { addDays } from '#shared/dates.ts'

/** A leg of a boarding pass. `day` is null if the pass has no valid day. */
export type Leg = {
	pnr: string
	from: string
	to: string
	designator: string
	number: string
	day: string | null
	/** The letter of the booking class, or '' if the pass ends before it. */
	compartment: string
	/** In kg, if the allowance is by weight. */
	baggageKg: number | null
}
type BoardingPass = { passenger: string; legs: Leg[] }

/**
 * Parses the barcode text of a boarding pass (IATA resolution 792), with or without the 'aztecCode:' prefix of mark-up.
 * Its days have no year. The year comes from the date of issue if the pass has one (of which it gives only the last
 * digit), otherwise from `receivedAt`. Null for any other text.
 */
export function parseBoardingPass(text: string, receivedAt: Date): BoardingPass | null {
	const code = text.replace(/^\w+:/, '')
	if (!/^M[1-4][\p{L} .'/-]{20}[E ]/u.test(code)) return null
	const legs: Leg[] = []
	let at = 23
	let issued: string | null = null
	for (let index = 0; index < Number(code[1]); index++) {
		const field = (offset: number, length: number) => code.slice(at + offset, at + offset + length).trim()
		const conditional = code.slice(at + 37, at + 37 + hex(field(35, 2)))
		// Data of the whole pass precedes that of the first leg: '>', a version digit and its own length.
		const isFirst = conditional.startsWith('>')
		const passData = isFirst ? conditional.slice(4, 4 + hex(conditional.slice(2, 4))) : ''
		const legData = conditional.slice(isFirst ? 4 + passData.length : 0)
		issued ??= issueDay(passData.slice(3, 7), receivedAt)
		const [, number = ''] = /^0*(\d+[A-Z]?)$/.exec(field(16, 5)) ?? []
		if (!/^[A-Z]{3}$/.test(field(7, 3)) || !/^[A-Z]{3}$/.test(field(10, 3)) || number === '') break
		legs.push({
			pnr: field(0, 7),
			from: field(7, 3),
			to: field(10, 3),
			designator: field(13, 3),
			number,
			day: flightDay(field(21, 3), issued, receivedAt),
			compartment: field(24, 1),
			baggageKg: Number(/^(\d+)K$/.exec(legData.slice(2 + 38, 2 + 41).trim())?.[1] ?? 0) || null,
		})
		at += 37 + conditional.length
	}
	return legs.length > 0 ? { passenger: code.slice(2, 22).trim(), legs } : null
}

const hex = (digits: string) => (/^[0-9A-F]{2}$/i.test(digits) ? Number.parseInt(digits, 16) : 0)

/** The day with that number in a year: 1 is the first of January. Null if the year has no such day. */
function dayOfYear(year: number, number: number): string | null {
	const day = addDays(`${year}-01-01`, number - 1)
	return number >= 1 && day.startsWith(String(year)) ? day : null
}

/** '7034' is day 34 of the latest year ending in 7 that is not in the future. */
function issueDay(text: string, receivedAt: Date): string | null {
	if (!/^\d{4}$/.test(text)) return null
	const today = receivedAt.toISOString().slice(0, 10)
	const year = receivedAt.getUTCFullYear()
	const years = Array.from({ length: 11 }, (_, ago) => year - ago).filter((one) => one % 10 === Number(text[0]))
	return (
		years.map((one) => dayOfYear(one, Number(text.slice(1)))).find((day) => day !== null && day <= addDays(today, 1)) ??
		null
	)
}

const [PAST_DAYS, COMING_DAYS] = [90, 275]

function flightDay(text: string, issued: string | null, receivedAt: Date): string | null {
	if (!/^\d{1,3}$/.test(text)) return null
	const today = receivedAt.toISOString().slice(0, 10)
	const [first, last] = issued
		? [issued, addDays(issued, 364)]
		: [addDays(today, -PAST_DAYS), addDays(today, COMING_DAYS)]
	const year = Number(first.slice(0, 4))
	return (
		[year, year + 1]
			.map((one) => dayOfYear(one, Number(text)))
			.find((day) => day !== null && day >= first && day <= last) ?? null
	)
}
