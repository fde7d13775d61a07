import { personKey } from '../../values/people.ts'
import { readAirport } from '../../values/places.ts'
import type { Entity } from '../entities.ts'
import type { Line, SequenceElement } from '../lines.ts'
import { addDetails } from './guest-details.ts'
import { labelledNames } from './labelled-names.ts'
import { listedNames } from './listed-names.ts'
import { relatives } from './relatives.ts'
import { greetedNames, titledNames } from './titled-names.ts'

/** Finds travellers: people with a title, and names where a label, a column or a list says that they are names. */
export function readPeople(lines: readonly Line[]): SequenceElement[] {
	const latest = lines
		.flatMap(({ entities }) => entities.filter(isDate))
		.reduce((last, { value }) => (value > last ? value : last), '')
	const names = lines.flatMap(({ entities }) =>
		entities.flatMap(({ kind, value }) => (kind === 'person' && value.includes('/') ? [value] : [])),
	)
	const context = { latest, names: [...new Set(names)].slice(0, 40) }
	const found = [
		...lines.flatMap((line) => [...labelledNames(line, context), ...titledNames(line, context)]),
		...listedNames(lines, context),
	]
	const travellers = found.length > 0 ? found : lines.flatMap((line) => greetedNames(line, context))
	const people = merged([...travellers, ...relatives(lines, travellers, context)])
	addDetails(lines, people, latest)
	// 'Mr & Mrs A Fairweather' stands for people who are named in full elsewhere.
	const isShort = (one: SequenceElement) => /^\p{Lu}\.? /u.test(String(one.fields.fullName?.value))
	// 'London Heathrow' is a name as well.
	const isAirport = (one: SequenceElement) => readAirport(String(one.fields.fullName?.value))?.airport != null
	return (people.every(isShort) ? people : people.filter((one) => !isShort(one)))
		.filter((one) => !isAirport(one))
		.slice(0, 40)
}

const isDate = ({ kind }: Entity) => kind === 'date'
/** One element for each person, with what all places say. 'Frau Muster' and 'Anna Muster' are 'Anna Maria Muster'. */
function merged(people: readonly SequenceElement[]): SequenceElement[] {
	const found: { parts: Set<string>; one: SequenceElement; place: number }[] = []
	const ordered = people
		.map((one, place) => ({ parts: new Set(personKey(String(one.fields.fullName?.value)).split(' ')), one, place }))
		.toSorted((a, b) => b.parts.size - a.parts.size)
	for (const { parts, one, place } of ordered) {
		const known = found.find((other) => parts.isSubsetOf(other.parts))
		if (!known) {
			found.push({ parts, one: { ...one, fields: { ...one.fields } }, place })
			continue
		}
		known.place = Math.min(known.place, place)
		known.one.fields = { ...one.fields, ...known.one.fields }
	}
	return found.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}
