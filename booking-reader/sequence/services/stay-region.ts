import { lookUpLabel, normaliseLabel } from '../../segments/labels/dictionaries.ts'
import type { DraftFields } from '#shared/import/draft.ts'
import { nameInHeading, sectionTypeOf } from '../../segments/section-types.ts'
import { isBoardBasis, readBoardBasis } from '../../values/stays.ts'
import type { Entity } from '../entities.ts'
import { doubtsOf, fieldsOf, isAnyLabel, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { referenceIn } from '../segment-values.ts'
import { isTitle } from './hotel.ts'
import type { House } from './house.ts'
import { describeStay } from './stated-stays.ts'
import { hotelNamedIn, isRoomOnly, NOUN, ROOM, SIDE } from './stay-words.ts'

/** The two dates of a stay, and the lines they are in. */
export type Range = {
	at: number
	end: number
	line: Line
	from: Entity
	to: Entity
	isSentence?: true
	isOnly?: boolean
}

/** The lines that go on about a stay: up to the next day, time, flight or hotel. */
const MOST_BELOW = 4

/** What the lines from one on say of the room, the meals and the reference of a stay of those days. */
export function detailsBelow(all: readonly Line[], from: number, days: readonly unknown[]): DraftFields {
	const lines = all.slice(from, from + MOST_BELOW)
	const isOther = (one: Entity, words: string) =>
		one.kind === 'flight' ||
		(one.kind === 'date' && !days.includes(one.value)) ||
		(one.kind === 'time' && !SIDE.test(words))
	const end = lines.findIndex(
		({ text, words, entities, label }) =>
			entities.some((one) => isOther(one, words)) ||
			hotelNamedIn(text) !== undefined ||
			(label === '' && sectionTypeOf(text) !== null && nameInHeading(text) === ''),
	)
	const own = end === -1 ? lines : lines.slice(0, end)
	const said = own.map((line) => ({ line, ...describeStay(line.text, line.entities) }))
	const [room, board] = [said.find((one) => one.room), said.find((one) => one.board)]
	return fieldsOf({
		roomType: room?.room && valueFrom(room.line, room.line.text, room.room.slice(0, 200)),
		boardBasis: board?.board && valueFrom(board.line, board.line.text, readBoardBasis(board.board)),
		confirmationNumber: referenceIn(own),
	})
}

/** The stay of two dates, from the lines of the `window` around them: one for each room that they list (IMPORT-104). */
export function staysIn(
	range: Range,
	lines: readonly Line[],
	window: readonly Line[],
	house: House | null,
): SequenceElement[] {
	const below = window.slice(window.indexOf(range.line))
	// What follows a stay's dates is its own, unlike what is between it and the one before.
	const ordered = [...below, ...window]
	const field = (name: string) => ordered.find((line) => fieldOf(line) === name)
	const named = nameOf(range, lines, field('hotelName'), house)
	const [hotel = ''] = named?.value.split(/,\s+/) ?? []
	const board = boardOf(field('boardBasis')) ?? ordered.map(boardOf).find((one) => one !== null)
	const address = field('address')
	const shared = {
		hotelName: named && valueFrom(named.line, named.line.text, hotel.replace(/\.$/, '').slice(0, 200)),
		address: address && valueFrom(address, address.text, address.value.slice(0, 500)),
		checkIn: valueFrom(range.line, range.line.text, range.from.value),
		checkOut: valueFrom(range.line, range.line.text, range.to.value),
		boardBasis: board && valueFrom(board.line, board.line.text, board.basis),
		confirmationNumber: referenceIn(range.isSentence ? [range.line] : window),
	}
	const issues = [...doubtsOf('checkIn', range.from), ...doubtsOf('checkOut', range.to)]
	const days = [range.from.value, range.to.value]
	const details = detailsBelow(lines, range.at, days)
	const rooms = roomsOf(below)
	const room = field('roomType')
	if (rooms.length === 0 && room) rooms.push({ line: room, room: room.value })
	return (rooms.length > 0 ? rooms : [null]).map((one) => ({
		fields: {
			...details,
			...fieldsOf({
				...shared,
				roomType: one && valueFrom(one.line, one.line.text, one.room.slice(0, 200)),
				confirmationNumber: (one && referenceIn([one.line])) ?? shared.confirmationNumber,
			}),
		},
		issues,
	}))
}

/** The field of a stay that a line's label names, if its value may be one. */
function fieldOf({ label, value, text }: Line): string | null {
	if (value.length > 160) return null
	const field = lookUpLabel('accommodation', normaliseLabel(label))?.field ?? null
	if (field === 'hotelName' && isRoomOnly(value)) return 'roomType'
	const isNone = /^\d/.test(text) || !/\p{L}{3}/u.test(value) || isAnyLabel(value)
	return field === 'hotelName' && isNone ? null : field
}

/** The board that a line states, alone or among other things: 'EUR 1,120 per night, Bed & Breakfast'. A labelled value stays as written. */
function boardOf(line: Line | undefined): { line: Line; basis: string } | null {
	if (!line || line.value.length > 160) return null
	const part = [line.value, ...line.value.split(BOARD_ENDS)].find((text) => text.length < 60 && isBoardBasis(text))
	if (part !== undefined) return { line, basis: readBoardBasis(part) }
	return fieldOf(line) === 'boardBasis' && line.value.length <= 40 && !/ {3}/.test(line.value)
		? { line, basis: readBoardBasis(line.value).slice(0, 200) }
		: null
}
const BOARD_ENDS = /[,;|·]\s|\s[–—-]\s/

const NUMBERED = /^(?:room|zimmer|chambre|camera|habitacion|quarto|kamer|suite|cabin|cabine|kabine|rom|rum) \d{1,2}$/
const LISTED = /^(?:[-*•–]\s+|[-*•–]?\s*(?:\d{1,2} ?[x×]?|[x×] ?\d)\s+)(\S.*)$/u
const ROOM_ENDS =
	/\s{2,}|,|;|\s[–—-]\s|\s\((?!.*\bm²)|\s(?:für|for|pour|per|para|voor|til|för|mit|with|con|avec|com|EUR|€|£)\s/u

/** How many, but not which. */
const BARE = /^(?:rooms?|zimmer|chambres?|camer[ae]|habitaci\p{L}+|quartos?|kamers?|suites?|cabins?)$/iu

/** Rooms that are listed one by one: 'Zimmer 1  Suite', '- 1 Doppelzimmer "Zirbe" für Theresa'. */
function roomsOf(lines: readonly Line[]): { line: Line; room: string }[] {
	const found = lines.flatMap((line) => {
		const listed = NUMBERED.test(line.label) ? line.value : (LISTED.exec(line.text)?.[1] ?? '')
		const [room = ''] = listed.split(ROOM_ENDS)
		const isRoom = ROOM.test(room) && !BARE.test(room) && room.length <= 60
		return isRoom ? [{ line, room: room.trim() }] : []
	})
	return found.length > 1 ? found : []
}

type Named = { value: string; line: Line }

function nameOf(range: Range, lines: readonly Line[], labelled: Line | undefined, house: House | null): Named | null {
	if (labelled)
		return { value: labelled.value.split(/\s{3,}/)[0]?.replace(/\s*[-–|(]\s*\d.*$/, '') ?? '', line: labelled }
	const above = lines.slice(Math.max(0, range.at - 12), range.at).toReversed()
	const own: Named | null = house && { value: house.name, line: { ...range.line, ...house.line } }
	// An event may take place in a house of another name, and so may the next stay.
	const others = range.isOnly ? lines.filter(({ entities }) => entities.every(({ kind }) => kind !== 'time')) : []
	for (const line of [...above, ...(own && NOUN.test(own.value) ? [] : others)]) {
		const name = hotelNamedIn(line.text)
		if (name) return { value: name, line }
	}
	if (own) return own
	// Directly above a sentence with the days stands what they are of.
	const titled = above.find(
		({ text, label, entities }, at) =>
			label === '' &&
			entities.length === 0 &&
			isTitle(text) &&
			(NOUN.test(text) || (at === 0 && range.isSentence && /^\D+, /.test(text))),
	)
	return titled ? { value: titled.text, line: titled } : null
}
