import { addDays, daysBetween } from '#shared/dates.ts'
import type { ReadValue } from '#shared/import/draft.ts'
import { lookUpLabel, normaliseLabel } from '../segments/labels/dictionaries.ts'
import { isBoardBasis, readBoardBasis } from '../values/stays.ts'
import type { Entity } from './entities.ts'
import { explanationOf } from './explained.ts'
import { doubtsOf, fieldsOf, type Line, type SequenceElement, valueFrom } from './lines.ts'
import { referenceIn } from './segment-values.ts'

const STAY =
	/\b(?:stay(?:s|ing)?|suite|half board|full board|nights?|nts?|hotel|villa|resort|lodge|chalet|apartment|property|accommodation|rental|overnight|check in|uber?nachtung\p{L}*|nachte|aufenthalt|unterkunft|sejour|nuits?|chambre|hebergement|estancia|noches?|alojamiento|soggiorno|notti|pernottamento|camera|estadia|noites|hospedagem|verblijf|nachten|overnatting\p{L}*|netter|opphold|pobyt|nocleg\p{L}*|noce?)\b/u
const FIELDS = { checkIn: 'in', checkOut: 'out' } as Record<string, 'in' | 'out'>
const NOUN =
	/\b(?:hotel|villa|palace|palazzo|resort|lodge|house|inn|riad|chalet|suites?|residence|camp|retreat|manor|castle|grand|park|club|spa|ryokan|parador|pousada|hacienda|finca|masseria|auberge|maison|gasthof|pension|apartments?|cottage|island|beach)\b/i
const NAME =
	"((?:[Tt]he |[Ll][ae]s? |[Ii]l |[Ee]l )?\\p{Lu}[\\p{L}\\p{N}’'&.-]*(?: (?:de|del|della|di|da|do|du|des|d’|la|le|les|el|al|on|at|of|the|and|&|y|e|et|by|\\p{Lu}[\\p{L}\\p{N}’'&.-]*)){0,7})"
const NAMED = [
	new RegExp(
		`\\b(?:known as|called|confirmed at|named|reservation at|booking at|stay(?:ing)? (?:at|in)|nights? (?:at|in)|guests? (?:at|of)|welcome (?:you )?to|accommodated (?:at|in)|check(?:ing)? (?:in|into) (?:at|to)?|overnight at|accommodation at) ${NAME}`,
		'u',
	),
	new RegExp(
		`(?<!\\p{L})(?=(?:H[oô]tel|Villa|Palace|Palazzo|Riad|Casa|Ch[aâ]teau|Chalet|Relais|Schloss|Schlosshotel|Hacienda|Finca|Masseria|Pousada|Parador|Quinta|Agriturismo|Gasthof|Auberge|Domaine|Locanda|Borgo|Tenuta|Ryokan|Resort|Lodge) (?:(?:de|del|della|di|da|do|du|des|la|le|les|el|al|zum|zur|am) )*\\p{Lu})${NAME}`,
		'u',
	),
	new RegExp(
		`^(?:(?:booking|reservation|hotel|your) )*(?:confirmation|reservation|booking|stay)(?: of your \\p{L}+)?\\s*[:–-]\\s*${NAME}$`,
		'iu',
	),
]
const ADDRESS = /^(?=.*\d)(?=.*,)[\p{L}\p{N}][^:@]{8,120}$/u
const ROOM =
	/\b(?:suite|room|villa|bungalow|cottage|tent|penthouse|residence|pavilion|studio|king|queen|twin|double|deluxe|superior|junior|sea view|garden|zimmer|doppelzimmer|chambre|camera|habitaci[oó]n|doble|quarto|kamer|rom|pok[oó]j)\b/iu

type Range = { at: number; end: number; line: Line; from: Entity; to: Entity; text: string }

/** Finds stays by their two dates, from labels or in a sentence, and reads the rest of a stay around them. */
export function readStays(lines: readonly Line[]): SequenceElement[] {
	const nightly = overnightStays(lines)
	if (nightly.length > 0) return nightly
	const ranges = findRanges(lines)
	const stays = ranges.flatMap((range, index) => {
		const before = ranges[index - 1]?.end ?? -1
		const after = ranges[index + 1]?.at ?? lines.length
		return toStay(range, lines, Math.max(before + 1, range.at - 8), Math.min(after, range.end + 12))
	})
	return stays.filter((one, index) => stays.findIndex((other) => keyOf(other) === keyOf(one)) === index)
}

const OVERNIGHT =
	/^(?:overnight(?: at| stay)?|night at|ubernachtung|nuit(?:ee)?|noche|notte|pernottamento|overnachting|nocleg)$/

/** 'Overnight: Palace Sample (Half Board)' below each day of a programme. Nights in a row are one stay. */
function overnightStays(lines: readonly Line[]): SequenceElement[] {
	let day: { entity: Entity; line: Line } | null = null
	const stays: { name: string; board: string; line: Line; from: Entity; last: string }[] = []
	for (const line of lines) {
		const date = line.entities.find(({ kind }) => kind === 'date')
		if (date && line.text.length < 60) day = { entity: date, line }
		if (!OVERNIGHT.test(line.label) || !day) continue
		const [, name = '', board = ''] = /^(.{3,80}?)(?:\s*\(([^)]{2,40})\))?\.?$/u.exec(line.value) ?? []
		const open = stays.at(-1)
		if (open && open.name === name && addDays(open.last, 1) === day.entity.value) open.last = day.entity.value
		else if (name) stays.push({ name, board, line, from: day.entity, last: day.entity.value })
	}
	return stays.map(({ name, board, line, from, last }) => {
		const [hotel = '', ...place] = name.split(/,\s+/)
		return {
			fields: fieldsOf({
				hotelName: valueFrom(line, line.text, hotel),
				address: place.length > 0 && valueFrom(line, line.text, place.join(', ')),
				checkIn: valueFrom(line, from.text, from.value),
				checkOut: { ...valueFrom(line, from.text, addDays(last, 1)), certainty: 'derived' },
				boardBasis: isBoardBasis(board) && valueFrom(line, board, readBoardBasis(board)),
			}),
			issues: doubtsOf('checkIn', from),
		}
	})
}

const keyOf = ({ fields }: SequenceElement) => `${fields.checkIn?.value} ${fields.checkOut?.value}`
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
			if (side === 'in') open = { at, line, entity: dates[0] }
			else if (open && dates[0].value > open.entity.value) {
				ranges.push({ at: open.at, end: at, line: open.line, from: open.entity, to: dates[0], text: '' })
				open = null
			}
			continue
		}
		for (const text of sentencesOf(line.text)) {
			const start = line.text.indexOf(text)
			const own = dates.filter(
				(one) => one.from >= start && one.to <= start + text.length && !explanationOf(one, plainWords(text)),
			)
			const [from, to] = own
			if (!from || !to || own.length > 2 || to.value <= from.value || line.section === 'guest') continue
			if (daysBetween(from.value, to.value) > 60) continue
			const isStay = STAY.test(plainWords(text)) || line.section === 'accommodation'
			if (isStay && !line.entities.some(({ kind }) => kind === 'flight' || kind === 'amount'))
				ranges.push({ at, end: at, line, from, to, text })
		}
	}
	return ranges
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

/** Times of day and check-in words explain times, not the dates of the stay. */
const plainWords = (text: string) =>
	text
		.toLowerCase()
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.replaceAll(/\bcheck[ -]?(?:in|out)\b|[^\p{L}\p{N}]+/gu, ' ')

const sentencesOf = (text: string) => text.split(/(?<=[^.\s]{2}[.;!?])\s+(?=\p{Lu})/u)

function toStay(range: Range, lines: readonly Line[], from: number, to: number): SequenceElement[] {
	const window = lines
		.slice(from, to)
		.filter(({ section }) => section !== 'flight' && section !== 'guest' && section !== 'transfer')
	const field = (name: string) =>
		window.find(
			({ label, value, text }) =>
				label !== '' &&
				value !== '' &&
				value.length < 160 &&
				lookUpLabel('accommodation', normaliseLabel(label))?.field === name &&
				!(name === 'hotelName' && /^\d/.test(text)),
		)
	const parts = range.text ? fragmentsOf(range) : []
	const named = nameOf(range, lines, field('hotelName'), parts)
	if (!named) return []
	const [hotel = '', ...place] = named.value.split(/,\s+/)
	const room = field('roomType')
	const board = field('boardBasis')
	const address = field('address')
	const rest = parts.filter((part) => !named.value.includes(part) && !part.includes(hotel))
	const rooms = rest.filter((part) => ROOM.test(part) && !isBoardBasis(part) && part.split(' ').length <= 6)
	const first = rest[0] ?? ''
	const isPlace =
		/^\p{Lu}/u.test(first) && first.split(' ').length <= 4 && !isBoardBasis(first) && !rooms.includes(first)
	const roomPart = rooms[0] ?? (isPlace && !/\d|\bconf|\bref/i.test(first) ? first : undefined)
	const placePart = rooms.length > 0 && isPlace ? first : undefined
	const boardPart = rest.find(isBoardBasis)
	const nights = /\b(\d{1,3}) ?(?:nights?|nts?|n[äa]chte|nuits?|noches|notti|noites|nachten|netter)\b/iu.exec(
		`${range.text} ${window.map(({ text }) => text).join(' | ')}`,
	)?.[1]
	const reference = range.text
		? referenceIn([
				{
					...range.line,
					text: range.text,
					entities: range.line.entities.filter((one) => range.text.includes(one.text)),
				},
			])
		: referenceIn(window)
	const below = addressBelow(named.line, hotel, lines)
	const places = placePart ? [...place, placePart] : place
	return [
		{
			fields: fieldsOf({
				hotelName: valueFrom(named.line, named.line.text, hotel.slice(0, 200)),
				address: address
					? valueFrom(address, address.text, address.value.slice(0, 500))
					: places.length > 0
						? valueFrom(named.line, named.line.text, places.join(', '))
						: below,
				checkIn: valueFrom(range.line, range.line.text, range.from.value),
				checkOut: valueFrom(range.line, range.line.text, range.to.value),
				nights:
					Number(nights) === daysBetween(range.from.value, range.to.value) &&
					valueFrom(range.line, nights ?? '', Number(nights)),
				roomType: room
					? valueFrom(room, room.text, room.value.slice(0, 200))
					: roomPart && valueFrom(range.line, roomPart, roomPart),
				boardBasis: board
					? valueFrom(board, board.text, readBoardBasis(board.value).slice(0, 200))
					: boardPart && valueFrom(range.line, boardPart, readBoardBasis(boardPart)),
				confirmationNumber: reference,
			}),
			issues: [...doubtsOf('checkIn', range.from), ...doubtsOf('checkOut', range.to)],
		},
	]
}

/** The parts of a sentence between commas and dashes, without the dates and what belongs to them. */
function fragmentsOf({ text, from, to, line }: Range): string[] {
	const start = line.text.indexOf(text)
	let bare = text
	for (const { from: at, to: end } of [to, from]) bare = `${bare.slice(0, at - start)} | ${bare.slice(end - start)}`
	return bare
		.split(/\s*(?:[|;·•]|,(?=\s)|\s[-–—]\s|\.$)\s*/u)
		.map((part) =>
			part
				.replaceAll(/^(?:in|on) an? |^(?:in|on) the (?=\p{Lu})| basis$/giu, '')
				.replaceAll(
					/\(?\b\d{1,3} nights?\b\)?|^(?:to|from|until|and|bis|vom|al|del)\b|\b(?:from|on|to|until|the)$/giu,
					'',
				)
				.trim(),
		)
		.filter((part) => /\p{L}{2}|\p{L}&\p{L}/u.test(part))
}

type Named = { value: string; line: Line }

function nameOf(
	range: Range,
	lines: readonly Line[],
	labelled: Line | undefined,
	parts: readonly string[],
): Named | null {
	if (labelled) return { value: labelled.value.replace(/\s*[-–|(]\s*\d.*$/, ''), line: labelled }
	if (range.text) {
		const own = NAMED.map((pattern) => pattern.exec(range.text)?.[1]).find(Boolean)
		if (own) return { value: own, line: range.line }
		const [first] = parts
		const bare = first?.replace(/^[^:]{2,30}:\s*/, '').replace(/^.*\b(?:at|in)\s+(?=(?:the )?\p{Lu})/iu, '') ?? ''
		if (
			/^\p{Lu}/u.test(bare) &&
			bare.length < 70 &&
			bare.split(' ').length > 1 &&
			!/\b(?:the|shall|will|is)\b/.test(bare)
		)
			return { value: bare, line: range.line }
	}
	const above = lines.slice(Math.max(0, range.at - 12), range.at).toReversed()
	for (const line of [...above, ...lines]) {
		const stated = NAMED.map((pattern) => pattern.exec(line.text)).find(Boolean)
		if (!stated?.[1] || !/ /.test(stated[1])) continue
		const after = line.text.slice(stated.index + stated[0].length)
		const place = /^,\s+([^;:]{5,90}?)(?=, (?:compris|with|which|for)|[;.]|$)/u.exec(after)?.[1]
		return { value: place ? `${stated[1]}, ${place}` : stated[1], line }
	}
	const titled = above.find(
		({ text, label, entities }) => label === '' && entities.length === 0 && isTitle(text) && NOUN.test(text),
	)
	const first =
		titled ??
		lines
			.slice(0, 12)
			.find(
				(line, index) => isTitle(line.text) && line.entities.length === 0 && ADDRESS.test(lines[index + 1]?.text ?? ''),
			)
	return first ? { value: first.text, line: first } : null
}

const isTitle = (text: string) =>
	/^(?:\p{Lu}|the )/u.test(text) && text.length <= 70 && !/[.!?:]$/.test(text) && text.split(' ').length <= 9

/** The line below a name is its address if it has a number and a comma. */
function addressBelow(line: Line, hotel: string, lines: readonly Line[]): ReadValue | null {
	const at = lines.findIndex(({ text }, index) => text === hotel && ADDRESS.test(lines[index + 1]?.text ?? ''))
	const next = lines[at >= 0 ? at + 1 : lines.indexOf(line) + 1]
	const isAddress =
		next &&
		ADDRESS.test(next.text) &&
		(at >= 0 || line.text === hotel) &&
		next.entities.every(({ kind }) => kind !== 'date')
	return isAddress ? valueFrom(next, next.text, next.text) : null
}
