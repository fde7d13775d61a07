import { fold } from '#shared/fold.ts'
import { readCabinClass } from '../../values/flights.ts'
import { readAirport } from '../../values/places.ts'
import { withoutEntities } from '../day-lines.ts'
import type { Entity } from '../entities.ts'
import { doubtsOf, fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import { isCancelled } from '../cancelled.ts'
import { referenceOf } from '../segment-values.ts'
import type { Statement } from '../statements.ts'
import { isEvent, isPlace, MEETING, NO_EVENT, placeAfterPreposition, withoutVerbs } from './activity-words.ts'
import { type Fragment, fragmentsOf, isNothing } from './fragments.ts'
import { RIDE, statedRide } from './stated-rides.ts'

/** Finds what travellers do at a time: statements with a title. A document about one event may state its address apart. */
export function readActivities(lines: readonly Line[], statements: readonly Statement[]): SequenceElement[] {
	const stated = statements.flatMap(statedActivity)
	const events = stated.filter((one, at) => !stated.slice(0, at).some((other) => isAgain(one, other)))
	const [only, ...others] = events
	const address = lines.find(({ label, section }) => ADDRESS.test(label) && section !== 'accommodation')
	if (only && others.length === 0 && address) only.fields.location ??= valueFrom(address, address.value, address.value)
	return events
}
/** 'The massage at 16:30 replaces …' speaks of one that is listed. */
const isAgain = ({ fields: one }: SequenceElement, { fields: other }: SequenceElement) =>
	one.date?.value === other.date?.value &&
	one.time?.value === other.time?.value &&
	fold(String(other.name?.value)).includes(fold(String(one.name?.value)).split(' ')[0]!)
const ADDRESS = /^(?:address|adresse|direccion|indirizzo|where|location)$/

/** An event is told by words for one, a heading above it, a place, a reference, its place in a list, or a title. */
const ENOUGH = 2

/** The event that a statement with a time describes: '18:30 Street Food after Dark: a walk with your guide. Start: hotel lobby.' */
function statedActivity(statement: Statement): SequenceElement[] {
	const { text, entities, dates, time, isCall } = statement
	const [date, until] = dates
	const isOther = entities.some(({ kind }) => kind === 'airport' || kind === 'flight')
	if (!date || !time || until || isOther || isCall || text.length > 500 || statedRide(statement).length > 0) return []
	const said = namedIn(statement)
	const reference = referenceOf(statement)
	if (!said || !isName(said) || plausibility(statement, said, reference !== null) < ENOUGH) return []
	return [
		{
			fields: fieldsOf({
				name: valueFrom(statement, text, said.name),
				date: valueFrom(statement, text, date.value),
				time: valueFrom(statement, text, time.value),
				location: said.place && valueFrom(statement, text, said.place),
				confirmationNumber: reference,
				status: isCancelled(statement) && valueFrom(statement, text, 'cancelled'),
			}),
			issues: doubtsOf('date', date),
		},
	]
}

type Named = { name: string; place: string | undefined; isMet: boolean; isTitle: boolean }

/** The event and its place: what comes first, and what follows it in the same cell or sentence. */
function namedIn({ text, entities }: Statement): Named | null {
	const met = MEETING.exec(text)
	const fragments = fragmentsOf(text, entities).filter(({ text: piece }) => !met?.[0].includes(piece))
	const card = titleOfCard(text, entities)
	const free = fragments.filter(({ isBracketed }) => !isBracketed)
	// 'Breakfast. 09:30 Private visit of the museum' begins with what is no event.
	const first =
		free.find(
			({ text: piece, isLate, isBehindColon }) =>
				card === null &&
				isLate &&
				isEvent(piece) &&
				!isEvent(free[0]?.text ?? '') &&
				(isBehindColon || !free[0]?.isLate),
		) ?? free[0]
	if (!first) return null
	const behind = fragments.slice(fragments.indexOf(first) + 1)
	const later = card === null ? -1 : behind.findIndex(({ text: piece }) => !card.includes(piece))
	const rest = behind.filter(({ sentence }, at) =>
		card === null ? sentence === first.sentence : later >= 0 && at >= later,
	)
	const name = card ?? withoutVerbs(first.text)
	const place = met ? whereMet(text, met) : placeAmong(rest)
	return { name, place, isMet: met !== null, isTitle: card !== null }
}

/** What a card begins with, below which it says the rest, a line each: 'BONO 2 | Mesa reservada en: Casa Sample | 29/04/2027 …'. */
function titleOfCard(text: string, entities: readonly Entity[]): string | null {
	const segments = text.split(' | ')
	let at = 0
	for (const segment of segments.slice(0, Math.min(2, segments.length - 1))) {
		const end = at + segment.length
		const [named] = fragmentsOf(segment, [])
		if (named && segment.length < 100 && entities.every(({ from, to }) => to <= at || from >= end))
			return segment.replace(/^\(?\d{1,2}[.)] /, '').split(/\t|\s{3,}/)[0]!
		at = end + 3
	}
	return null
}

/** A place with the address or the words behind its comma, and all of its line in a card. */
function whereMet(text: string, met: RegExpExecArray): string {
	const [whole, place = ''] = met
	const rest = text.slice(met.index + whole.length)
	const isOwnLine = /(?:^|[|\t])\s*$/.test(text.slice(0, met.index + 1))
	const [, more = ''] =
		(isOwnLine
			? /^(, [^|\t]{2,80}|\s\([^|\t]{2,80}\))(?=\s*(?:[|\t]|$))/
			: /^((?:, (?=\p{Lu}|\d|kaj|gegen)[^,;|.()]{2,50})+)/u
		).exec(rest) ?? []
	const pieces = more.split(/(?=, )/)
	const end = pieces.findIndex((piece) => isNothing(piece.replace(', ', '')))
	return [place, ...pieces.slice(0, end < 0 ? undefined : end)].join('').trim()
}

/** The place in the pieces behind the event: behind a preposition, or names and addresses of the same sentence. */
function placeAmong(rest: readonly Fragment[]): string | undefined {
	const stated = rest.map(({ text }) => placeAfterPreposition(text)).find(Boolean)
	if (stated) return stated
	// 'Language: English' is no place, by its label and its value.
	const isLabel = (at: number) => rest[at + 1]?.isBehindColon && rest[at]?.group === rest[at + 1]?.group
	const at = rest.findIndex(
		({ text, isBracketed, isBehindColon }, index) =>
			!isBracketed && !(isBehindColon && index > 0) && !isLabel(index) && isPlace(text),
	)
	const begin = rest[at]
	if (!begin) return undefined
	const end = rest.findIndex(
		(one, index) => index > at && (one.group !== begin.group || one.isBracketed || !isPlace(one.text)),
	)
	return rest
		.slice(at, end < 0 ? undefined : end)
		.map(({ text }) => text)
		.join(', ')
}

const isName = ({ name }: Named) =>
	name.length >= 4 &&
	name.length <= 90 &&
	!NO_EVENT.test(fold(name)) &&
	!AT_LEISURE.test(fold(name)) &&
	(isEvent(name) || !FROM_TO.test(name)) &&
	(isEvent(name) || (!readCabinClass(name) && !readAirport(name.replaceAll(/\b[A-Z]{3}\b/g, ''))?.airport))

/** 'Déjeuner libre' is the traveller's own affair. */
const AT_LEISURE =
	/ (?:libre|livre|libero|libera|free|frei|fri|vrij|at leisure|own arrangements|por su cuenta|en liberte)$/
const FROM_TO =
	/(?<!\p{L})(?:from|vo[nm]|van|d[eu]|da|dal(?:la)?|del|fra|från) .+ (?:to|nach|zu[mr]|naar|à|aux?|a|al(?:la)?|ao|para|til|till) \p{Lu}|[→➔➜@<>]/iu

function plausibility(
	{ text, section, words, isNearFlight, entities }: Statement,
	{ name, place, isMet, isTitle }: Named,
	isReferenced: boolean,
) {
	const isNamed = (name.match(/(?<!\p{L})\p{Lu}\p{Ll}/gu) ?? []).length > 1
	const evidence = [
		section === 'activity' && 2,
		isEvent(name) && 2,
		isMet && 2,
		place && 1,
		isReferenced && 1,
		isNamed && 1,
		isTitle && 1,
		isListed(text, entities) && 3,
		/^\p{Ll}/u.test(name) && !isEvent(name) && -1,
		isNearFlight && !isEvent(name) && -1,
		section === 'flight' && !isEvent(name) && -3,
		RIDE.test(words.replaceAll(/\bcourse\b/g, '')) && !isEvent(name) && -2,
		entities.some(({ kind }) => kind === 'amount') && -1,
	]
	return evidence.reduce((sum: number, one) => sum + (typeof one === 'number' ? one : 0), 0)
}

/** Only a day and a time before it, perhaps a colon or a dash: what follows them in a list is the event, even in lower case. */
const isListed = (text: string, entities: readonly Entity[]) =>
	LISTED.test(
		withoutEntities(
			text,
			entities.filter(({ kind }) => kind === 'date' || kind === 'time'),
			'¦',
		),
	)
const LISTED =
	/^[^\p{L}¦]*(?:\p{L}{2,14}(?:-feira)?[.,]? )?¦(?:[\s,|]*(?:at|um|à|às|alle|ore|a las|om|kl\.?)?[\s,|]*¦)? ?(?:uhr|uur|h|hrs)?\s*(?:[,:–—|-]\s|\t|\s)/iu
