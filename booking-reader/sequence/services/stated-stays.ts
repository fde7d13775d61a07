import { addDays, daysBetween } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { isBoardBasis, readBoardBasis } from '../../values/stays.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { withoutEntities } from '../day-lines.ts'
import type { Entity } from '../entities.ts'
import { doubtsOf, fieldsOf, isAnyLabel, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceIn } from '../segment-values.ts'
import type { Statement } from '../statements.ts'
import { hotelNamedIn, NIGHTS, NOUN, ROOM } from './stay-words.ts'

/** Longer than this, two dates are no stay. */
export const LONGEST_STAY = 60
const SEPARATOR = /\s*(?:\s{3}|[|;\t·•]|,(?=\s)|\.(?=\s|$)|\s[–—-]\s)\s*/u
const REFERENCE = /^(?:conf|ref|voucher|booking|reservation|locator|no\b)/i
const LABEL =
	/^(?:hotel|villa|lodge|camp|stay|overnight|accommodation|resort|property|alojamiento|unterkunft|h[ée]bergement|pernottamento)\s?:\s*/iu
const SIDE = /^(?:in|out|check ?-?in|check ?-?out|arrival|departure)$/i
const FILLERS =
	/^(?:to|from|until|and|bis|vom|al|del|in|out|stay(?:ing)?(?: at| in)?|overnight(?: at)?)\s+|^(?:in|on) an? |^(?:in|on) the (?=\p{Lu})|\s+(?:from|on|to|until|the|basis)$/giu

/** The stay that a statement describes: '19 to 23 Aug, Sample Camp, 4 nights, Family Tent, full board'. */
export function statedStay(statement: Statement): SequenceElement[] {
	const { text, where, words, entities, section, dates, isBelowCancelled } = statement
	const from = dates[0]
	const to = dates[1] ?? afterNights(from, text)
	const isOther = section === 'flight' || section === 'guest' || section === 'transfer' || statement.time !== null
	if (!from || !to || dates.length > 2 || to.value <= from.value || isOther || text.length > 500) return []
	const stayed = daysBetween(from.value, to.value)
	const isPriced = entities.some(({ kind }) => kind === 'amount') && Number(NIGHTS.exec(text)?.[1]) !== stayed
	if (stayed > LONGEST_STAY || isPriced || entities.some(({ kind }) => kind === 'flight')) return []
	const line = { text, where, words, entities, isBelowCancelled }
	const own = entities.filter(({ kind }) => kind === 'date' || kind === 'reference' || kind === 'amount')
	const parts = withoutEntities(text, own, '|')
		.split(SEPARATOR)
		.map((part) =>
			part
				.replace(NIGHTS, '')
				.replace(/^[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+/u, '')
				.replace(/^\d{1,2} ?[x×] /, '')
				.replace(LABEL, '')
				.replaceAll(FILLERS, '')
				.trim(),
		)
		.filter((part) => /\p{L}{2}|\p{L}&\p{L}/u.test(part) && !REFERENCE.test(part) && !SIDE.test(part))
	const nights = NIGHTS.exec(text)?.[1]
	const board = parts.find(isBoardBasis)
	const hotel = hotelNamedIn(text) ?? parts.find((part) => part !== board && isName(part))
	if (!hotel) return []
	const after = parts.slice(parts.findIndex((part) => part.includes(hotel)) + 1).filter((part) => part !== board)
	const room = after.find((part) => ROOM.test(part) && part.split(' ').length <= 6) ?? (board && after.find(isName))
	const end = after.findIndex((part) => part === room || !PLACE.test(part))
	const place = after.slice(0, end === -1 ? after.length : end).join(', ')
	const reference = referenceIn([line])
	if (!(nights ?? board ?? room ?? reference) && section !== 'accommodation' && !NOUN.test(hotel)) return []
	return [
		{
			fields: fieldsOf({
				hotelName: valueFrom(line, text, hotel.slice(0, 200)),
				address: place && valueFrom(line, text, place),
				checkIn: valueFrom(line, text, from.value),
				checkOut: valueFrom(line, text, to.value),
				nights: Number(nights) === stayed && valueFrom(line, text, stayed),
				roomType: room && valueFrom(line, text, room),
				boardBasis: board && valueFrom(line, text, readBoardBasis(board)),
				confirmationNumber: reference,
				status: isCancelled(line) && valueFrom(line, text, 'cancelled'),
			}),
			issues: [...doubtsOf('checkIn', from), ...doubtsOf('checkOut', to)],
		},
	]
}

/** The last day of a stay whose nights are stated: '11 Aug, Sample Camp, 3 nights'. */
function afterNights(from: Entity | undefined, text: string): Entity | undefined {
	const nights = Number(NIGHTS.exec(text)?.[1] ?? 0)
	return from && nights > 0 && nights <= LONGEST_STAY ? { ...from, value: addDays(from.value, nights) } : undefined
}

const PLACE = /^\p{Lu}[\p{L}\s’'-]{2,50}$/u

/** A few words that begin with a capital, and no sentence. */
const isName = (part: string) =>
	/^(?:the )?\p{Lu}/u.test(part) &&
	part.length < 70 &&
	part.split(' ').length > 1 &&
	/\p{L}{4}/u.test(part) &&
	!isAnyLabel(part) &&
	!/:|\b(?:shall|will|is|are|we|you)\b/.test(part) &&
	fold(part)
		.split(' ')
		.every((word) => weekdaysNamed(word).size === 0 || word.length < 3)
