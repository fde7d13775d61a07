import { fold } from '#shared/fold.ts'
import { allFields, type Draft, type UnusedEntity } from '#shared/import/draft.ts'
import { dayOrderOf, type DayContext } from '../values/days.ts'
import { personKey } from '../values/people.ts'
import { type Entity, findEntities } from './entities.ts'
import { explanationOf } from './explained.ts'
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
	const unused: UnusedEntity[] = []
	const seen = new Set<string>()
	let label = ''
	let count = 0
	for (const { text, where, standing } of lines) {
		const words = fold(text)
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
		// A label above its value explains it: 'Ticket issued' / '12 Nov 2026'.
		label = /\d/.test(text) || words.length > 60 ? '' : words
	}
	return unused
}

/** Nobody books the past: such a date is that of a letter, an order or a birth. */
const isPast = ({ kind, value }: Entity, today: string) => kind === 'date' && value < today

const excerptAround = (text: string, { from, to }: Entity) =>
	text.length <= 160 ? text : `…${text.slice(Math.max(0, from - 70), to + 70)}…`

/** Tells whether a value of the draft covers an entity. */
function usedBy(draft: Draft): (entity: Entity, line: string) => boolean {
	const values = [...allFields(draft), draft.order.id ? { id: draft.order.id } : {}].flatMap(Object.values)
	const texts = values.map(({ value }) => String(value))
	const all = ` ${texts.map(fold).join(' | ')} `
	const days = new Set(texts.flatMap((text) => /^\d{4}-\d\d-\d\d/.exec(text)?.[0] ?? []))
	const times = new Set(texts.flatMap((text) => /(?:^|T)(\d\d:\d\d)$/.exec(text)?.[1] ?? []))
	const people = new Set(draft.guests.map(({ fields }) => personKey(String(fields.fullName?.value ?? ''))))
	const codes = new Set(texts.flatMap((text) => /^[A-Z]{3}$/.exec(text)?.[0] ?? []))
	const flights = new Set(draft.flights.map(({ fields }) => numberOf(String(fields.flightNumber?.value ?? ''))))
	return ({ kind, value, text }, line) => {
		if (kind === 'date') return days.has(value)
		// Data formats add a midnight to every date.
		if (kind === 'time') return times.has(value) || (value === '00:00' && /T00:00/.test(line))
		if (kind === 'flight') return flights.has(numberOf(value)) || all.includes(fold(text))
		if (kind === 'airport') return codes.has(value) || all.includes(` ${value.toLowerCase()} `)
		if (kind === 'person') return isPerson(value, people) || all.includes(fold(value))
		if (kind === 'amount') return texts.some((one) => one.replace(/\.00$/, '') === value.replaceAll(/,|\.00$/g, ''))
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

/** How a document writes dates, from its lines. */
export function dayContextOf(lines: readonly SourceLine[], language: string, near: string): DayContext {
	const text = lines
		.map((line) => line.text)
		.join('\n')
		.slice(0, 200_000)
	return { order: dayOrderOf(text, language), near }
}
