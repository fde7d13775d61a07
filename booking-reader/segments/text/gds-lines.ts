import type { Block, Pair } from '../blocks.ts'

/**
 * Lines as printed by the reservation systems Amadeus, Galileo and Sabre: ' 1. BA 342 J 20MAY LHRNCE HK2 0725 1025',
 * and names as '1.1DOE/JOHN MR'. The formats are the systems' own, regardless of who forwards them.
 */
const SEGMENT =
	/^\s{0,8}\d{1,2}[. ]\s{0,3}([A-Z][A-Z0-9]|\d[A-Z])\s{0,3}(\d{1,4})\s{0,2}([A-Z])\s{1,3}(\d{1,2}[A-Z]{3}(?:\d{2})?)\s(?:[1-7A-Z]{1,2}\s)?\*?([A-Z]{3})\s?([A-Z]{3})\s{1,3}\*?([A-Z]{2}\d{1,2})\s{1,4}(\d{3,4}[AP]?)\s{1,4}(?:[#+]?)(\d{3,4}[AP]?)([+#]\d)?/
const NAMES =
	/(?:^|\s{2})\d{1,2}\.\s?\d?([A-Z][A-Z' -]{1,40}\/[A-Z' ]{1,40}?)(?:\*(\d{2}[A-Z]{3}\d{2,4}))?(?=\s{2}|\s*$|\s\d{1,2}\.)/g
/** A single name. Its title distinguishes it from 'RETURN/EXCHANGE'. */
const NAME = /(?:^|\s{2})([A-Z][A-Z' -]{1,40}\/[A-Z][A-Z' -]{1,40} (?:MR|MRS|MS|MISS|MSTR|DR|PROF))(?=\s{2}|\s*$)/g
const STATUS: Readonly<Record<string, string>> = {
	HK: 'confirmed',
	HS: 'confirmed',
	RR: 'confirmed',
	KK: 'confirmed',
	HL: 'waitlist',
	HN: 'pending',
	HX: 'cancelled',
	UN: 'cancelled',
	XX: 'cancelled',
}

/** The flights and names in a line as blocks. Empty for other lines. */
export function parseGdsLine(line: string, where: string): Block[] {
	const segment = SEGMENT.exec(line)
	if (segment) {
		const [
			,
			airline = '',
			number = '',
			letter = '',
			day = '',
			from = '',
			to = '',
			status = '',
			departs = '',
			arrives = '',
			dayOffset = '',
		] = segment
		return [
			gdsBlock('flight', where, [
				['Flight number', `${airline}${number}`],
				['From', from],
				['To', to],
				['Departs', `${day} ${clock(departs)}`],
				['Arrives', `${clock(arrives)} ${dayOffset.replace('#', '+')}`],
				['Class', CABINS[letter] ?? ''],
				['Status', STATUS[status.slice(0, 2)] ?? ''],
			]),
		]
	}
	const named = [...line.slice(0, 2000).matchAll(NAMES)]
	if (named.length === 0 && !line.includes(':')) named.push(...line.slice(0, 2000).matchAll(NAME))
	return named.map(([, name = '', born = '']) =>
		gdsBlock('guest', where, [
			['Name', name],
			['Date of birth', born],
		]),
	)
}

/** Booking class letters on which airlines agree (IATA resolution 728). */
const CABINS: Readonly<Record<string, string>> = {
	F: 'First',
	A: 'First',
	J: 'Business',
	C: 'Business',
	D: 'Business',
	W: 'Premium Economy',
	Y: 'Economy',
	B: 'Economy',
	M: 'Economy',
}

/** '07:25' from '0725' or '725A'. */
function clock(digits: string): string {
	const [, hours = '', minutes = '', half = ''] = /^(\d{1,2})(\d{2})([AP]?)$/.exec(digits) ?? []
	return half ? `${Number(hours)}:${minutes}${half.toLowerCase()}m` : `${hours.padStart(2, '0')}:${minutes}`
}

const gdsBlock = (type: 'flight' | 'guest', where: string, pairs: [string, string][]): Block => ({
	type,
	headings: [],
	pairs: pairs.flatMap(([label, value]): Pair[] => (value.trim() === '' ? [] : [{ label, value, where }])),
	lines: [],
	where,
})
