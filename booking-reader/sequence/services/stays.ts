import { daysBetween } from '#shared/dates.ts'
import { lookUpLabel, normaliseLabel } from '../../segments/labels/dictionaries.ts'
import type { Entity } from '../entities.ts'
import type { Line, SequenceElement } from '../lines.ts'
import { joinNights, LONGEST_STAY, statedStay } from './stated-stays.ts'
import { statedRide } from './stated-rides.ts'
import type { Statement } from '../statements.ts'
import { type Range, staysIn } from './stay-region.ts'
import { nightsIn } from './stay-words.ts'

const STAY =
	/\b(?:stay(?:s|ing)?|suite|half board|full board|nights?|nts?|hotel|villa|resort|lodge|chalet|apartment|yacht|charter|cabins?|cruise|croisiere|kreuzfahrt|crociera|crucero|cruzeiro|property|accommodation|rental|overnight|check in|rental period|tenancy|miet(?:zeit|objekt|dauer)|locazione|sejour|alquiler|arrendamiento|huurperiode|uber?nachtung\p{L}*|nachte|aufenthalt|unterkunft|sejour|nuits?|chambre|hebergement|estancia|noches?|alojamiento|soggiorno|notti|pernottamento|camera|estadia|noites|hospedagem|verblijf|nachten|overnatting\p{L}*|netter|opphold|pobyt|nocleg\p{L}*|noce?)\b/u
const FIELDS = { checkIn: 'in', checkOut: 'out' } as Record<string, 'in' | 'out'>

/** Finds stays by their two dates, from labels or in a sentence, and reads the rest of a stay around them. */
export function readStays(lines: readonly Line[], statements: readonly Statement[]): SequenceElement[] {
	// 'A car takes you to Sample House. There you stay three nights.'
	let reached: string | undefined
	const stated = statements.map((statement) => {
		const stays = statedStay(statement, reached)
		reached = String(statedRide(statement)[0]?.fields.toLocation?.value ?? '') || reached
		return { statement, stays }
	})
	const unnamed = stated.filter(({ stays }) => stays.length === 0).map(({ statement }) => statement)
	const ranges = [...findRanges(lines), ...rangesIn(lines, unnamed)].toSorted((a, b) => a.at - b.at)
	const groups = ranges.map((range, index) => {
		const before = ranges[index - 1]?.end ?? -1
		const after = ranges[index + 1]?.at ?? lines.length
		return staysIn(range, lines, Math.max(before + 1, range.at - 8), Math.min(after, range.end + 12))
	})
	groups.push(...joinNights(stated.flatMap((one) => one.stays)).map((one) => [one]))
	// The rooms of one range have the same nights. What else has them is another reading of the same stay.
	const distinct = groups.flatMap((stays, index) => {
		const others = groups.slice(0, index).flat()
		return stays.filter((one) => others.every((other) => keyOf(other) !== keyOf(one)))
	})
	return distinct.filter(
		(one) =>
			distinct.filter((other) => isWithin(other, one)).length < 2 &&
			!(isDerived(one) && distinct.some((other) => other !== one && !isDerived(other) && beginsLike(one, other))),
	)
}

/** 'Hotel: Sample House' below a day is one night, unless the lines below say until when. */
const isDerived = ({ fields }: SequenceElement) => fields.checkOut?.certainty === 'derived'
const beginsLike = ({ fields: one }: SequenceElement, { fields: other }: SequenceElement) =>
	one.checkIn?.value === other.checkIn?.value

/** Whether one stay lies within another and is not as long. What holds two others is the whole trip. */
const isWithin = ({ fields: inner }: SequenceElement, { fields: outer }: SequenceElement) =>
	keyOf({ fields: inner }) !== keyOf({ fields: outer }) &&
	String(inner.checkIn?.value) >= String(outer.checkIn?.value) &&
	String(inner.checkOut?.value) <= String(outer.checkOut?.value)

const keyOf = ({ fields }: Pick<SequenceElement, 'fields'>) => `${fields.checkIn?.value} ${fields.checkOut?.value}`
/** Whether a line names both sides of a stay. */
const fieldsNamedIn = (text: string) =>
	text
		.split(/[^\p{L} -]+/u)
		.map((part) => sideOf(part.trim()) ?? '')
		.join(' ')
const sideOf = (label: string) => FIELDS[lookUpLabel('accommodation', normaliseLabel(label))?.field ?? ''] ?? null
/** 'Arrival' and 'From' are dates of flights and transfers too. */
const isPlain = (label: string) => lookUpLabel('accommodation', normaliseLabel(label))?.isUnambiguous !== true

function findRanges(lines: readonly Line[]): Range[] {
	const ranges: Range[] = []
	let open: { at: number; line: Line; entity: Entity } | null = null
	for (const [at, line] of lines.entries()) {
		if (line.section === 'flight' || line.section === 'transfer') open = null
		const dates = line.entities.filter((one) => one.kind === 'date')
		const side = line.label ? sideOf(line.label) : null
		if (side && dates[0] && (line.section === 'accommodation' || !isPlain(line.label) || isAmongStays(lines, at))) {
			const [, until] = dates
			// 'CHECK IN: Friday 4 June   CHECK OUT: Monday 7 June'
			if (
				side === 'in' &&
				(!isPlain(line.label) || line.section === 'accommodation') &&
				until &&
				until.value > dates[0].value &&
				!/[.,(]/.test(line.text) &&
				/out/.test(fieldsNamedIn(line.text))
			)
				ranges.push({ at, end: at, line, from: dates[0], to: until, isHeading: true })
			else if (side === 'in') open = { at, line, entity: dates[0] }
			else if (open && (dates[0].value > open.entity.value || isReversed(open, line, dates[0]))) {
				ranges.push({ at: open.at, end: at, line: open.line, from: open.entity, to: dates[0] })
				open = null
			}
		}
	}
	return ranges
}

/** 'Check-in: 8 June', 'Check-out: 5 June': the document is wrong, which is doubted (IMPORT-45). */
const isReversed = (open: { line: Line; entity: Entity }, line: Line, out: Entity) =>
	out.value < open.entity.value && !isPlain(open.line.label) && !isPlain(line.label)

/** Two dates of a stay in a sentence that names no hotel: 'the Property for the period from 3 to 17 July'. */
function rangesIn(lines: readonly Line[], statements: readonly Statement[]): Range[] {
	return statements.flatMap(({ text, where, words, entities, dates: [from, to, ...more], section }): Range[] => {
		const isStay = STAY.test(words.replaceAll(/\bcheck ?(?:in|out)\b/g, '')) || section === 'accommodation'
		const isAgreed = from && to && nightsIn(text) === daysBetween(from.value, to.value)
		const isOther =
			(section === 'guest' && !isAgreed) || entities.some(({ kind }) => kind === 'flight' || kind === 'amount')
		// The cells of a row may be days of several rooms.
		if (text.includes('\t') && !isAgreed) return []
		if (!from || !to || more.length > 0 || to.value <= from.value || !isStay || isOther) return []
		const at = lines.findIndex(
			(line) =>
				line.where === where && line.entities.some(({ kind, value }) => kind === 'date' && value === from.value),
		)
		const line = lines[at]
		return line && daysBetween(from.value, to.value) <= LONGEST_STAY
			? [{ at, end: at, line, from, to, isSentence: true }]
			: []
	})
}

/** 'Arrivée' and 'Départ' are those of a stay where the lines around speak of a room and nights, and of no flight. */
function isAmongStays(lines: readonly Line[], at: number): boolean {
	const around = lines.slice(Math.max(0, at - 6), at + 7)
	const isJourney = around.some(
		({ section, entities }) =>
			section === 'flight' ||
			section === 'transfer' ||
			entities.some(({ kind }) => kind === 'flight' || kind === 'airport'),
	)
	return !isJourney && around.some(({ words }) => STAY.test(words))
}
