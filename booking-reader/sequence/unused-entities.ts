import { fold } from '#shared/fold.ts'
import { allFields, type Draft, type ReadValue, type UnusedEntity } from '#shared/import/draft.ts'
import { lookUpLabel, normaliseLabel } from '../segments/labels/dictionaries.ts'
import { isPlaceholder } from '../values/text.ts'
import { centuryBefore, type DayContext } from '../values/days.ts'
import { personKey } from '../values/people.ts'
import { type Entity, findEntities, wordsOf } from './entities.ts'
import { explanationOf } from './explained.ts'
import { TYPES } from './lines.ts'
import type { SourceLine } from './source-lines.ts'

/** More than staff can look at. */
const MAX_UNUSED = 100
/** Longer documents are listed up to here. They are reviewed anyway. */
const MAX_ENTITIES = 5000
const MAY_HOLD_ENTITY = /\d|\p{Lu}/u

/**
 * What a document states and the draft does not use (IMPORT-60): every date, time, flight number, airport, person,
 * reference and amount that no value covers and that its surroundings do not explain.
 */
export function findUnused(
	lines: readonly SourceLine[],
	draft: Draft,
	{ days, receivedAt }: { days: DayContext; receivedAt: Date },
): UnusedEntity[] {
	const today = receivedAt.toISOString().slice(0, 10)
	const isUsed = usedBy(draft)
	const isMentioned = mentionedBy(draft)
	const unused: UnusedEntity[] = []
	const seen = new Set<string>()
	let label = ''
	let count = 0
	for (const { text, where, standing } of lines) {
		const words = wordsOf(text, days)
		if (words === '') continue
		if (standing === 'live' && MAY_HOLD_ENTITY.test(text))
			for (const entity of findEntities(text, days)) {
				if (++count > MAX_ENTITIES) return unused
				const key = `${entity.kind} ${entity.value}`
				if (
					seen.has(key) ||
					isUsed(entity, text) ||
					isPast(entity, today) ||
					explanationOf(entity, `${label} ${words}`)
				)
					continue
				seen.add(key)
				unused.push({ kind: entity.kind, text: entity.text, where, line: excerptAround(text, entity) })
				if (unused.length >= MAX_UNUSED) return unused
			}
		if (standing === 'live') {
			for (const value of answersIn(text)) {
				if (seen.has(value) || isMentioned(value)) continue
				seen.add(value)
				unused.push({ kind: 'value', text: value, where, line: excerptAround(text, { from: 0, to: 100 }) })
			}
		}
		// A label above its value explains it: 'Ticket issued' / '12 Nov 2026'.
		label = /\d/.test(text) || words.length > 60 ? '' : words
	}
	return unused
}

/** Nobody books the past: such a date is that of a letter, an order or a birth. */
const isPast = ({ kind, value }: Entity, today: string) => kind === 'date' && value < today

/** Labels and values in a line: 'Locator: ALB-1 Agent: Nuria Peñalver'. */
const ANSWERS = /(?<![\p{L}\d])(\p{L}[^:\d]{1,44}?)\s?:\s+(\S.{0,120}?)(?=\s+\p{Lu}[\p{L} ]{2,30}?:\s|$)/gu
/** Fields whose values are dates or amounts, which count by themselves, or that staff need not see. */
const OTHERWISE =
	/^(?:checkIn|checkOut|dates|startDate|endDate|firstPaymentDate|totalPrice|perPersonPrice|nights|passengers|baggageWeightKg|status|operator|segmentType|title|notes|specialRequests)$/

/** What labels in a line name. */
export const pairsIn = (text: string): { label: string; value: string }[] =>
	text.length > 400 ? [] : [...text.matchAll(ANSWERS)].map(([, label = '', value = '']) => ({ label, value }))

/** 'Agent: Nuria Peñalver': what the labels that belong to one kind of element name. */
const answersIn = (text: string): string[] =>
	pairsIn(text).flatMap(({ label: name, value }) => {
		if (isPlaceholder(value) || !/\p{L}{3}/u.test(value)) return []
		const label = normaliseLabel(name.split(/\s{2,}|\d\s/).at(-1) ?? '')
		const field = TYPES.map((type) => lookUpLabel(type, label)).find((meaning) => meaning?.isUnambiguous)?.field
		return field && !OTHERWISE.test(field) ? [value] : []
	})

export const valuesOf = (draft: Draft): ReadValue[] => [
	...allFields(draft).flatMap(Object.values<ReadValue>),
	...(draft.order.id ? [draft.order.id] : []),
]

/** Whether most words of a text are in some value, which may be set otherwise. */
function mentionedBy(draft: Draft): (text: string) => boolean {
	const words = new Set(
		valuesOf(draft).flatMap(({ value, from }) =>
			fold(from.raw.length <= 40 ? `${value} ${from.raw}` : String(value)).split(' '),
		),
	)
	return (text) => {
		const own = fold(text).split(' ')
		return own.filter((word) => words.has(word)).length >= own.length / 2
	}
}

const excerptAround = (text: string, { from, to }: Pick<Entity, 'from' | 'to'>) =>
	text.length <= 160 ? text : `…${text.slice(Math.max(0, from - 70), to + 70)}…`

/** Tells whether a value of the draft covers an entity. */
function usedBy(draft: Draft): (entity: Entity, line: string) => boolean {
	const texts = valuesOf(draft).map(({ value }) => String(value))
	const all = ` ${texts.map(fold).join(' | ')} `
	const days = new Set(texts.flatMap((text) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? []))
	const times = new Set(texts.flatMap((text) => /(?:^|T)(\d\d:\d\d)$/.exec(text)?.[1] ?? []))
	const people = new Set(draft.guests.map(({ fields }) => personKey(String(fields.fullName?.value ?? ''))))
	const codes = new Set(texts.flatMap((text) => /^[A-Z]{3}$/.exec(text)?.[0] ?? []))
	const amounts = new Set(texts.map((text) => text.replace(/\.00$/, '')))
	const flights = new Set(draft.flights.map(({ fields }) => numberOf(String(fields.flightNumber?.value ?? ''))))
	return ({ kind, value, text }, line) => {
		if (kind === 'date') return days.has(value) || days.has(centuryBefore(value))
		// Data formats add a midnight to every date.
		if (kind === 'time') return times.has(value) || (value === '00:00' && /T00:00/.test(line))
		if (kind === 'flight') return flights.has(numberOf(value)) || all.includes(fold(text))
		if (kind === 'airport') return codes.has(value) || all.includes(` ${value.toLowerCase()} `)
		if (kind === 'person') return isPerson(value, people) || all.includes(fold(value))
		if (kind === 'amount') return amounts.has(value.replaceAll(/,|\.00$/g, ''))
		return all.includes(fold(value))
	}
}

/** 'Herr Brandt' is Matthias Brandt. */
const isPerson = (name: string, people: ReadonlySet<string>) => {
	const key = personKey(name).split(' ')
	return [...people].some((one) => key.every((word) => one.split(' ').includes(word)))
}

/** The digits of a flight number: airlines write EJU8353 and EC8353 for the same flight. */
const numberOf = (flight: string) => /(\d+)[A-Z]?$/.exec(flight)?.[1]?.replace(/^0+/, '') ?? ''
