import { daysBetween } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import type { DraftElement, DraftFields } from '#shared/import/draft.ts'
import { lookUpLabel, normaliseLabel } from '../../segments/labels/dictionaries.ts'
import { isBoardBasis, readBoardBasis } from '../../values/stays.ts'
import type { Entity } from '../entities.ts'
import { doubtsOf, fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { referenceIn } from '../segment-values.ts'
import type { SourceLine } from '../source-lines.ts'
import { joinNights, LONGEST_STAY, statedStay } from './stated-stays.ts'
import { statedRide } from './stated-rides.ts'
import type { Statement } from '../statements.ts'
import { hotelNamedIn, NAMED, nightsIn, NOUN } from './stay-words.ts'

const STAY =
	/\b(?:stay(?:s|ing)?|suite|half board|full board|nights?|nts?|hotel|villa|resort|lodge|chalet|apartment|property|accommodation|rental|overnight|check in|rental period|tenancy|miet(?:zeit|objekt|dauer)|locazione|sejour|alquiler|arrendamiento|huurperiode|uber?nachtung\p{L}*|nachte|aufenthalt|unterkunft|sejour|nuits?|chambre|hebergement|estancia|noches?|alojamiento|soggiorno|notti|pernottamento|camera|estadia|noites|hospedagem|verblijf|nachten|overnatting\p{L}*|netter|opphold|pobyt|nocleg\p{L}*|noce?)\b/u
const FIELDS = { checkIn: 'in', checkOut: 'out' } as Record<string, 'in' | 'out'>
const ADDRESS = /^(?=.*\d)(?=.*,)[\p{L}\p{N}][^:@]{8,120}$/u
type Range = { at: number; end: number; line: Line; from: Entity; to: Entity; isSentence?: true; isHeading?: true }

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
	const stays = ranges.flatMap((range, index) => {
		const before = ranges[index - 1]?.end ?? -1
		const after = ranges[index + 1]?.at ?? lines.length
		return toStay(range, lines, Math.max(before + 1, range.at - 8), Math.min(after, range.end + 12))
	})
	stays.push(...joinNights(stated.flatMap((one) => one.stays)))
	const distinct = stays.filter((one, index) => stays.findIndex((other) => keyOf(other) === keyOf(one)) === index)
	return distinct.filter((one) => distinct.filter((other) => other !== one && isWithin(other, one)).length < 2)
}

/** Whether one stay lies within another. What holds two others is the whole trip. */
const isWithin = ({ fields: inner }: SequenceElement, { fields: outer }: SequenceElement) =>
	String(inner.checkIn?.value) >= String(outer.checkIn?.value) &&
	String(inner.checkOut?.value) <= String(outer.checkOut?.value)

const keyOf = ({ fields }: SequenceElement) => `${fields.checkIn?.value} ${fields.checkOut?.value}`
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
				!isPlain(line.label) &&
				until &&
				until.value > dates[0].value &&
				!/[.,(]/.test(line.text) &&
				/out/.test(fieldsNamedIn(line.text))
			)
				ranges.push({ at, end: at, line, from: dates[0], to: until, isHeading: true })
			else if (side === 'in') open = { at, line, entity: dates[0] }
			else if (open && dates[0].value > open.entity.value) {
				ranges.push({ at: open.at, end: at, line: open.line, from: open.entity, to: dates[0] })
				open = null
			}
		}
	}
	return ranges
}

/** Two dates of a stay in a sentence that names no hotel: 'the Property for the period from 3 to 17 July'. */
function rangesIn(lines: readonly Line[], statements: readonly Statement[]): Range[] {
	return statements.flatMap(({ text, where, words, entities, dates: [from, to, ...more], section }): Range[] => {
		const isStay = STAY.test(words.replaceAll(/\bcheck ?(?:in|out)\b/g, '')) || section === 'accommodation'
		const isOther = section === 'guest' || entities.some(({ kind }) => kind === 'flight' || kind === 'amount')
		// The cells of a row may be days of several rooms.
		if (text.includes('\t')) return []
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

function toStay(range: Range, lines: readonly Line[], from: number, to: number): SequenceElement[] {
	const window = lines
		.slice(from, to)
		.filter(({ section }) => section !== 'flight' && section !== 'guest' && section !== 'transfer')
	// What follows a stay's dates is its own, unlike what is between it and the one before.
	const field = (name: string) =>
		[...window.filter((line) => lines.indexOf(line) >= range.at), ...window].find(
			({ label, value, text }) =>
				label !== '' &&
				value !== '' &&
				value.length < 160 &&
				lookUpLabel('accommodation', normaliseLabel(label))?.field === name &&
				!(name === 'hotelName' && /^\d/.test(text)),
		)
	const named = nameOf(range, lines, field('hotelName'))
	if (!named) return []
	const [hotel = '', ...place] = named.value.split(/,\s+/)
	const room = field('roomType')
	const board = field('boardBasis') ?? window.find(({ value }) => value.length < 60 && isBoardBasis(value))
	const address = field('address')
	const nights = nightsIn(window.map(({ text }) => text).join(' | '))
	return [
		{
			fields: fieldsOf({
				hotelName: valueFrom(named.line, named.line.text, hotel.slice(0, 200)),
				address: address
					? valueFrom(address, address.text, address.value.slice(0, 500))
					: place.length > 0 && valueFrom(named.line, named.line.text, place.join(', ')),
				checkIn: valueFrom(range.line, range.line.text, range.from.value),
				checkOut: valueFrom(range.line, range.line.text, range.to.value),
				nights:
					nights === daysBetween(range.from.value, range.to.value) && valueFrom(range.line, range.line.text, nights),
				roomType: room && valueFrom(room, room.text, room.value.slice(0, 200)),
				boardBasis: board && valueFrom(board, board.text, readBoardBasis(board.value).slice(0, 200)),
				confirmationNumber: referenceIn(range.isSentence ? [range.line] : window),
			}),
			issues: [...doubtsOf('checkIn', range.from), ...doubtsOf('checkOut', range.to)],
		},
	]
}

type Named = { value: string; line: Line }

function nameOf(range: Range, lines: readonly Line[], labelled: Line | undefined): Named | null {
	if (labelled) return { value: labelled.value.replace(/\s*[-–|(]\s*\d.*$/, ''), line: labelled }
	const above = lines.slice(Math.max(0, range.at - 12), range.at).toReversed()
	for (const line of [...above, ...lines]) {
		const stated = NAMED.map((pattern) => pattern.exec(line.text)).find(Boolean)
		if (!stated?.[1] || !/ /.test(stated[1])) continue
		const after = line.text.slice(stated.index + stated[0].length)
		const place = /^(?:,| ·)\s+([^;:]{5,90}?)(?=, (?:compris|with|which|for)|[;.]|$)/u.exec(after)?.[1]
		return { value: place ? `${stated[1]}, ${place}` : stated[1], line }
	}
	const below = range.isHeading ? lines[range.end + 1] : undefined
	if (below && below.entities.length === 0 && isTitle(below.text)) return { value: below.text, line: below }
	const titled = above.find(
		({ text, label, entities }) => label === '' && entities.length === 0 && isTitle(text) && NOUN.test(text),
	)
	const first = titled ?? lines.slice(0, 12).find((line, index) => isLetterhead(line.text, lines[index + 1]?.text))
	return first ? { value: first.text, line: first } : null
}

/** A name above an address, as hotels head their letters. */
const isLetterhead = (text: string, below = '') => isTitle(text) && !/\d/.test(text) && ADDRESS.test(below)

/** Where a hotel is, as letters set it: 'Uferstraße 18 · 82319 Starnberg · Tel. +49 8151 000'. */
const addressIn = (text: string) =>
	text
		.split(/\s[·|•]\s|\s{3,}/)
		.filter((part) => !/^(?:tel|phone|fon|fax|www|t\b|\+)|@/i.test(part.trim()))
		.join(', ')

/** The hotel that heads or signs a letter, for what the letter says of its rooms (IMPORT-104). */
export function letterheadOf(source: readonly SourceLine[]): DraftFields | null {
	const lines = source
		.filter(({ text, standing, isTitle }) => standing === 'live' && text.trim() !== '' && !isTitle)
		.map((line) => ({ ...line, text: addressIn(line.text.trim()) }))
	const at = lines.slice(0, 12).findIndex(({ text }, index) => isLetterhead(text, lines[index + 1]?.text))
	const [name, address] = [lines[at], lines[at + 1]]
	if (at === -1 || !name || !address) {
		const signed = lines.find(({ text }) => text.length < 80 && NAMED[2]?.exec(text)?.[1])
		const hotel = signed && hotelNamedIn(signed.text)
		return hotel ? { hotelName: valueFrom(signed, signed.text, hotel) } : null
	}
	return { hotelName: valueFrom(name, name.text, name.text), address: valueFrom(address, address.text, address.text) }
}

const isTitle = (text: string) =>
	/^(?:\p{Lu}|the )/u.test(text) && text.length <= 70 && !/[.!?:]$/.test(text) && text.split(' ').length <= 9

/** Adds where a hotel is from the line below its name, wherever that stands. */
export function addAddresses(stays: readonly DraftElement[], source: readonly SourceLine[]) {
	const lines = source.filter(({ text, standing }) => standing === 'live' && text.trim() !== '')
	for (const { fields } of stays) {
		const name = fold(String(fields.hotelName?.value ?? ''))
		if (fields.address || name === '') continue
		const at = lines.findIndex(
			({ text }, index) => fold(text).startsWith(name) && ADDRESS.test(addressIn(lines[index + 1]?.text ?? '')),
		)
		const below = lines[at + 1]
		if (at >= 0 && below && !/\d{4}-|@/.test(below.text) && below.text.length < 110)
			fields.address = valueFrom(below, below.text, addressIn(below.text.trim()))
	}
}
