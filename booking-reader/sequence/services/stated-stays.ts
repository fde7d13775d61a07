import { addDays, daysBetween } from '#shared/dates.ts'
import { fold } from '#shared/fold.ts'
import { isBoardBasis, readBoardBasis } from '../../values/stays.ts'
import { weekdaysNamed } from '../../values/month-names.ts'
import { withoutEntities } from '../day-lines.ts'
import type { Entity } from '../entities.ts'
import { doubtsOf, fieldsOf, isAnyLabel, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceOf } from '../segment-values.ts'
import { isTitle } from './hotel.ts'
import type { Statement } from '../statements.ts'
import { hotelNamedIn, isRoomOnly, NIGHTS, nightsIn, isPlace, NOUN, ROOM, roomIn, SIDE, spentAt } from './stay-words.ts'

/** Longer than this, two dates are no stay. */
export const LONGEST_STAY = 60
const SEPARATOR =
	/\s*(?:\s{3}|[|;\t·•()[\]]|\s\/\s|[,!](?=\s)|\.(?=\s|$)|\s[–—-]\s|\s(?=(?:with|mit|avec|con|com|met|med|incl\.?|inkl\.?|inclus\p{L}*|including) (?:\p{L}+ ){0,2}?\p{L}*(?:breakfast|frühstück|déjeuner|desayuno|colazione|ontbijt|frukost|frokost|morgenmad|almoço|café|board|pensi[oó]n\p{L}*|pensão)))\s*/iu
const REFERENCE =
	/^(?:conf|ref|voucher|booking|reservation|locator|bevestig|bestätig|confirm|conferma|their|your|our|no\b)/i
const HOTEL_LABEL =
	/^(?:(?:your )?hotell?|h[oô]tel|albergo|villa|lodge|camp|stay|overnight|accommodation|resort|property|alojamiento|alojamento|hospedagem|acomoda[cç][aã]o|alloggio|unterkunft|[uü]bernachtung|h[ée]bergement|pernottamento|pernocte|accommodatie|overnachting|boende|overnatting|indkvartering)\s?:\s*/iu
const LABEL =
	/^(?:room|suite|zimmer|quarto|chambre|camera|habitaci[oó]n|kamer|board|meals|regime|verpflegung|trattamento|formule|pension)\s?:\s*/iu
/** 'Mykonos: Cavo Sample' */
const BEFORE_COLON = /^\p{L}[\p{L} .-]{1,28}:\s+(?=\S)/u
const FILLERS =
	/^(?:to|from|until|and|bis|vom|al|del|in|out|stay(?:ing)?(?: at| in)?|overnight(?: at)?)\s+|^(?:in|on) an? |^(?:in|on) the (?=\p{Lu})|\s+(?:from|on|to|until|the|basis)$/giu

/** 'im Farmzimmer', 'i en Castle View Suite', 'Zimmer "Deluxe Sea View"' */
const BEFORE_ROOM =
	/^(?:[Rr]oom|[Zz]immer|[Cc]hambre|[Cc]amera|[Hh]abitaci[oó]n|[Kk]amer) (?=["“„«])|^(?:(?:[Ii]n|[Ii]m?|en|dans|nell?a?|em|n[oa]) )?(?:(?:an?|the|der|dem|einem|einer|de|een|en|et|une?|la|le|una|uma?|værelset) )?(?=\p{Lu})|^(?:[Ii]n|[Ii]m|dans|nell?a?|em|n[oa]) /u

/** What a text says of a stay apart from its days: its hotel, if it names one, then where it is, the room and the meals. */
export function describeStay(text: string, entities: readonly Entity[], known?: string) {
	const own = entities.filter(({ kind }) => kind === 'date' || kind === 'reference' || kind === 'amount')
	const parts = withoutEntities(text, own, '|')
		.replaceAll(/\bdinner, bed(?: and|,) breakfast\b/gi, 'half board')
		.replaceAll(/(?<!\p{L})n\. (?=\d{1,2} \p{Lu})/gu, '| ')
		.split(SEPARATOR)
		.map((part) =>
			part
				.replace(NIGHTS, '')
				.replace(/^[\s\p{P}\p{S}\p{Extended_Pictographic}\ufe0f]+/u, '')
				.replace(/^(?:n\.? ?)?\d{1,2} (?:[x×] )?(?=\p{Lu})|^\d{1,2} ?[x×] /u, '')
				.replace(HOTEL_LABEL, '')
				.replace(LABEL, '')
				.replace(BEFORE_COLON, '')
				.replaceAll(FILLERS, '')
				.trim(),
		)
		.filter((part) => /\p{L}{2}|\p{L}&\p{L}/u.test(part) && !REFERENCE.test(part) && !isSide(part))
	const boards = parts.filter(isBoardBasis)
	// 'Übernachtung' alone is no meal, but may have one behind it.
	const board = boards.find((part) => readBoardBasis(part) !== 'Room Only') ?? boards[0]
	const names = parts.filter((part) => part !== board && isName(part))
	const hotel =
		hotelNamedIn(text, momentOf(text, own)) ?? names.find((part) => !isRoomOnly(part) && isTitle(part)) ?? known
	const after = parts
		.slice(hotel ? parts.findIndex((part) => part.includes(hotel)) + 1 : 0)
		.filter((part) => part !== board)
	const room =
		after.find((part) => ROOM.test(part) && part.split(' ').length <= 6) ??
		roomIn(hotel ? text.replace(hotel, '|') : text)
	const end = after.findIndex((part) => part === room || !isPlace(part))
	return {
		hotel,
		board,
		room: room?.replace(BEFORE_ROOM, '').replace(/^["“„«](.*)["”“»]$/u, '$1'),
		place: after.slice(0, end === -1 ? after.length : end).join(', '),
	}
}

/** 'Five nights, until 13 April', '1 natt, utsjekk 17. juni': the day is the last. */
const ENDS =
	/(?:(?<!\p{L})(?:until|till|bis|jusqu['’]au|hasta el|fino al?|tot|até|til)|(?:check|sjekk|tjek)\p{L}*) (?:zum )?(?:\p{L}+,? )?$/iu

/** 'Check-in' or 'out' alone. */
const isSide = (part: string) => (part.split(' ').length < 3 && SIDE.test(fold(part))) || /^(?:in|out):?$/i.test(part)

/** Where a text says when or how long a stay is. */
const momentOf = (text: string, entities: readonly Entity[]) =>
	Math.min(
		...[entities.find(({ kind }) => kind === 'date')?.from, NIGHTS.exec(text)?.index].map((at) => at ?? text.length),
	)

/**
 * The stay that a statement describes: '19 to 23 Aug, Sample Camp, 4 nights, Family Tent, full board', or one night of it. Nights without a name
 * are spent where the travellers were taken, which is `reached`.
 */
export function statedStay(statement: Statement, reached?: string): SequenceElement[] {
	const { where, words, entities, section, dates, isBelowCancelled } = statement
	const night = spentAt(statement.text)
	const text = night ?? statement.text
	const nights = nightsIn(text)
	const length = nights ?? (night === null ? 0 : 1)
	const isEnd = dates.length === 1 && entities.some((one) => one === dates[0] && ENDS.test(text.slice(0, one.from)))
	const from = isEnd ? afterNights(dates[0], -length) : dates[0]
	const to = isEnd ? dates[0] : (dates[1] ?? afterNights(from, length))
	if (!from || !to || dates.length > 2 || to.value <= from.value || text.length > 600) return []
	const stayed = daysBetween(from.value, to.value)
	// What a heading far above says counts less than nights that agree with the days.
	const isOther =
		(section === 'flight' || section === 'guest' || section === 'transfer' || statement.time !== null) &&
		nights !== stayed
	// 'HOTEL   Sample House   3 JUNE' heads a stay, and is not one night of it.
	if (isOther || (night !== null && !nights && entities.some(({ kind }) => kind === 'date'))) return []
	const isPriced = entities.some(({ kind }) => kind === 'amount') && (nights !== stayed || dates.length < 2)
	if (stayed > LONGEST_STAY || isPriced || entities.some(({ kind }) => kind === 'flight')) return []
	const line = { text, where, words, entities, isBelowCancelled }
	const { hotel, board, room, place } = describeStay(text, night === null ? entities : [], nights ? reached : undefined)
	if (!hotel) return []
	const reference = referenceOf(line)
	const isStay = night ?? nights ?? board ?? room ?? reference
	if (!isStay && section !== 'accommodation' && !NOUN.test(hotel)) return []
	const isDerived = night !== null && dates.length < 2
	return [
		{
			fields: fieldsOf({
				hotelName: valueFrom(line, text, hotel.slice(0, 200)),
				address: place && valueFrom(line, text, place),
				checkIn: valueFrom(line, isDerived ? from.text : text, from.value),
				checkOut: { ...valueFrom(line, text, to.value), ...(isDerived ? { certainty: 'derived' } : {}) },
				roomType: room && valueFrom(line, text, room),
				boardBasis: board && valueFrom(line, text, readBoardBasis(board)),
				confirmationNumber: reference,
				status: isCancelled(line) && valueFrom(line, text, 'cancelled'),
			}),
			issues: [...doubtsOf('checkIn', from), ...(isDerived ? [] : doubtsOf('checkOut', to))],
		},
	]
}

/** Nights in a row in one hotel are one stay. */
export function joinNights(stays: readonly SequenceElement[]): SequenceElement[] {
	const joined: SequenceElement[] = []
	for (const stay of stays) {
		const { hotelName, checkIn, checkOut } = stay.fields
		const before = joined.at(-1)
		const isSame = before && fold(String(before.fields.hotelName?.value)) === fold(String(hotelName?.value))
		const isNext =
			isSame && before.fields.checkOut?.certainty === 'derived' && before.fields.checkOut.value === checkIn?.value
		if (!before || !isNext || !checkOut) joined.push(stay)
		else
			joined[joined.length - 1] = {
				...before,
				fields: { ...stay.fields, ...before.fields, checkOut },
			}
	}
	return joined
}

/** The other day of a stay whose nights are stated: '11 Aug, Sample Camp, 3 nights'. */
const afterNights = (from: Entity | undefined, nights: number): Entity | undefined =>
	from && nights !== 0 && Math.abs(nights) <= LONGEST_STAY ? { ...from, value: addDays(from.value, nights) } : undefined

/** A few words that begin with a capital, and no sentence. */
const isName = (part: string) =>
	/^(?:the )?\p{Lu}/u.test(part) &&
	!/^THE [\p{Lu} ]+$/u.test(part) &&
	part.length < 70 &&
	part.split(' ').length > 1 &&
	!/^\p{L}+ \d+$/u.test(part) &&
	/\p{L}{4}/u.test(part) &&
	!isAnyLabel(part) &&
	!/:|\b(?:shall|will|is|are|we|[Yy]ou|[Tt]here|[Dd]aar|[Ss]ie|[Vv]ous|[Ii]hr)\b/.test(part) &&
	fold(part)
		.split(' ')
		.every((word) => weekdaysNamed(word).size === 0 || word.length < 3)
