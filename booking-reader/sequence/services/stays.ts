import { daysBetween } from '#shared/dates.ts'
import { lookUpLabel, normaliseLabel } from '../../segments/labels/dictionaries.ts'
import type { Entity } from '../entities.ts'
import type { Line, SequenceElement } from '../lines.ts'
import { houseOfDomain } from './house.ts'
import { joinNights, LONGEST_STAY, statedStay } from './stated-stays.ts'
import { statedRide } from './stated-rides.ts'
import type { SourceLine } from '../source-lines.ts'
import { isLet, type Statement } from '../statements.ts'
import { detailsBelow, type Range, staysIn } from './stay-region.ts'
import { hotelNamedIn, IN_AND_OUT, nightsIn } from './stay-words.ts'

const STAY =
	/\b(?:stay(?:s|ing)?|suite|half board|full board|nights?|nts?|hotel|villa|resort|lodge|chalet|apartment|yacht|charter|cabins?|cruise|croisiere|kreuzfahrt|crociera|crucero|cruzeiro|property|accommodation|rental|overnight|check in|rental period|tenancy|miet(?:zeit|objekt|dauer)|locazione|sejour|alquiler|arrendamiento|huurperiode|uber?nachtung\p{L}*|nachte|aufenthalt|unterkunft|sejour|nuits?|chambre|hebergement|estancia|noches?|alojamiento|soggiorno|notti|pernottamento|camera|estadia|noites|hospedagem|verblijf|nachten|overnatting\p{L}*|netter|opphold|pobyt|nocleg\p{L}*|noce?)\b/u
const FIELDS = { checkIn: 'in', checkOut: 'out' } as Record<string, 'in' | 'out'>

/**
 * Finds stays by their two dates, from labels or in a sentence, and reads the rest of a stay around them. `around` is what heads and signs the
 * document: it may name the hotel.
 */
export function readStays(
	lines: readonly Line[],
	statements: readonly Statement[],
	around: readonly SourceLine[],
): SequenceElement[] {
	// 'A car takes you to Sample House. There you stay three nights.'
	let reached: string | undefined
	const stated = statements.map((statement) => {
		const stays = statedStay(statement, reached)
		const goal = String(statedRide(statement)[0]?.fields.toLocation?.value ?? '')
		reached = goal || hotelNamedIn(statement.text, statement.text.length) || reached
		return { statement, stays }
	})
	const unnamed = stated.filter(({ stays }) => stays.length === 0).map(({ statement }) => statement)
	const ranges = [...findRanges(lines), ...rangesIn(lines, unnamed)].toSorted((a, b) => a.at - b.at)
	const house = ranges.length > 0 ? houseOfDomain([...around, ...lines]) : null
	const groups = ranges.map((range, index) => {
		const before = ranges[index - 1]?.end ?? -1
		const after = ranges[index + 1]?.at ?? lines.length
		const window = lines.slice(Math.max(before + 1, range.at - 8), Math.min(after, range.end + 12))
		return staysIn({ ...range, isOnly: ranges.length === 1 }, lines, window, house)
	})
	for (const { statement, stays } of stated)
		for (const one of stays) {
			const days = [one.fields.checkIn?.value, one.fields.checkOut?.value]
			one.fields = { ...detailsBelow(lines, endOf(statement, lines), days), ...one.fields }
		}
	groups.push(...joinNights(stated.flatMap((one) => one.stays)).map((one) => [one]))
	// A hotel need not name itself.
	const isNamed = groups.flat().some(({ fields }) => fields.hotelName)
	// The rooms of one range have the same nights. What else has them is another reading of the same stay.
	const distinct = groups.flatMap((stays, index) => {
		const others = groups.slice(0, index).flat()
		const whole = stays.filter(({ fields }) => (isNamed ? fields.hotelName : (fields.roomType ?? fields.boardBasis)))
		return whole.filter((one) => others.every((other) => keyOf(other) !== keyOf(one)))
	})
	// 'Hotel: Sample House' below a day is one night, unless the lines below say until when.
	return distinct.filter(
		(one) =>
			!isDerived(one) ||
			!distinct.some((other) => !isDerived(other) && other.fields.checkIn?.value === one.fields.checkIn?.value),
	)
}

/** Whether a line and a statement are of the same text. A page may be one line in its source, so `where` alone does not tell. */
const isOf = (line: Line, { text, where }: Pick<Statement, 'text' | 'where'>) =>
	line.where === where && (text.includes(line.text) || line.text.includes(text))

/** The first line below a statement. */
const endOf = (statement: Statement, lines: readonly Line[]): number =>
	lines.findLastIndex((line) => isOf(line, statement)) + 1 || lines.length

/** 'Arrival: Sample Central   20/04/2027 11:04' is that of a train. */
const STOP = /^\p{L}\D{2,40} {3,}\S*\d/u
const isDerived = ({ fields }: SequenceElement) => fields.checkOut?.certainty === 'derived'
const keyOf = ({ fields }: Pick<SequenceElement, 'fields'>) => `${fields.checkIn?.value} ${fields.checkOut?.value}`
const sideOf = (label: string) => FIELDS[lookUpLabel('accommodation', normaliseLabel(label))?.field ?? ''] ?? null

/** 'Arrival' and 'Departure' are those of a flight where the lines around name one. */
const isAmongFlights = (lines: readonly Line[], at: number) =>
	lines.slice(Math.max(0, at - 3), at + 4).some(({ entities }) => entities.some(({ kind }) => kind === 'flight'))

function findRanges(lines: readonly Line[]): Range[] {
	const ranges: Range[] = []
	let open: { at: number; line: Line; entity: Entity } | null = null
	for (const [at, line] of lines.entries()) {
		if (line.section === 'flight' || line.section === 'transfer' || isAmongFlights(lines, at)) open = null
		const date = line.entities.find((one) => one.kind === 'date')
		const side = line.label && !STOP.test(line.value) ? sideOf(line.label) : null
		if (!side || !date) continue
		if (side === 'in') open = { at, line, entity: date }
		else if (open && date.value > open.entity.value) {
			ranges.push({ at: open.at, end: at, line: open.line, from: open.entity, to: date })
			open = null
		}
	}
	return ranges
}

/** Two dates of a stay in a sentence that names no hotel: 'the Property for the period from 3 to 17 July'. */
function rangesIn(lines: readonly Line[], statements: readonly Statement[]): Range[] {
	return statements.flatMap(({ text, where, words, entities, dates: [from, to, ...more], section }): Range[] => {
		if (!from || !to || more.length > 0 || to.value <= from.value) return []
		const isAgreed = nightsIn(text) === daysBetween(from.value, to.value)
		const isNamed = STAY.test(words.replaceAll(/\bcheck ?(?:in|out)\b/g, '')) || section === 'accommodation'
		const isStay = isAgreed || isNamed || IN_AND_OUT.test(words)
		const isOther =
			(section === 'guest' && !isAgreed) ||
			entities.some(({ kind }) => kind === 'flight' || (kind === 'amount' && !isLet([from, to], text)))
		// The cells of a row may be days of several rooms.
		if (!isStay || isOther || (text.slice(from.to, to.from).includes('\t') && !isAgreed)) return []
		const at = lines.findIndex(
			(line) =>
				isOf(line, { text, where }) && line.entities.some(({ kind, value }) => kind === 'date' && value === from.value),
		)
		const line = lines[at]
		return line && daysBetween(from.value, to.value) <= LONGEST_STAY
			? [{ at, end: at, line, from, to, isSentence: true }]
			: []
	})
}
