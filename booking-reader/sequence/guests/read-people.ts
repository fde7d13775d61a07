import { personKey } from '../../values/people.ts'
import type { Entity } from '../entities.ts'
import type { Line, SequenceElement } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { addDetails } from './guest-details.ts'
import { labelledNames } from './labelled-names.ts'
import { listedNames, namesInColumns } from './listed-names.ts'
import { relatives } from './relatives.ts'
import { thankedNames, titledNames } from './titled-names.ts'

/** Finds travellers: people with a title, and names where a label, a column or a list says that they are names. `source` has the cells. */
export function readPeople(lines: readonly Line[], source: readonly SourceLine[]): SequenceElement[] {
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
		...namesInColumns(lines, source, context),
	]
	const travellers = found.length > 0 ? found : lines.flatMap((line) => thankedNames(line, context))
	const people = merged([...travellers, ...relatives(lines, travellers, context)])
	addDetails(lines, people)
	// 'Mr & Mrs A Fairweather' stands for people who are named in full elsewhere.
	const isShort = (one: SequenceElement) => /^\p{Lu}\.? /u.test(String(one.fields.fullName?.value))
	return (people.every(isShort) ? people : people.filter((one) => !isShort(one))).slice(0, 40)
}

const isDate = ({ kind }: Entity) => kind === 'date'
/** One element for each person, with what all places say. 'Frau Muster' and 'Anna Muster' are 'Anna Maria Muster'. */
function merged(people: readonly SequenceElement[]): SequenceElement[] {
	const found: { parts: Set<string>; one: SequenceElement }[] = []
	const ordered = people
		.map((one) => ({ parts: new Set(personKey(String(one.fields.fullName?.value)).split(' ')), one }))
		.toSorted((a, b) => b.parts.size - a.parts.size)
	for (const { parts, one } of ordered) {
		const known = found.find((other) => parts.isSubsetOf(other.parts))
		// The order of a name is that of a sentence, where a list in capitals may have another.
		if (!known) found.push({ parts, one: { ...one, fields: { ...one.fields } } })
		else if (known.parts.size === parts.size && !known.one.fields.title && one.fields.title)
			known.one.fields = { ...known.one.fields, ...one.fields }
		else known.one.fields = { ...one.fields, ...known.one.fields }
	}
	const places = new Map(
		people.map((one, index): [string, number] => [String(one.fields.fullName?.value), index]).toReversed(),
	)
	const placeOf = ({ parts }: { parts: Set<string> }) =>
		Math.min(
			...[...places].flatMap(([name, index]) => (new Set(personKey(name).split(' ')).isSubsetOf(parts) ? [index] : [])),
		)
	return found.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ one }) => one)
}
