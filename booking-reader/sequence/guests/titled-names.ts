import type { Line, SequenceElement } from '../lines.ts'
import { type Context, GREETING, person, SERVING } from './person.ts'

/** People with a title, unless they serve the travellers or are greeted. */
export const titledNames = (line: Line, context: Context): SequenceElement[] =>
	GREETING.test(line.text) || SERVING.test(line.label) ? [] : greetedNames(line, context)

/** The same where they may be greeted: 'Thank you for booking with us, Dr. Lena Hoffmann!' names the traveller if nothing else does. */
export function greetedNames(line: Line, context: Context): SequenceElement[] {
	const people = line.entities.filter(({ kind }) => kind === 'person')
	return people.flatMap(({ value, from }, index) => {
		if (SERVING.test(line.text.slice(Math.max(0, from - 24), from))) return []
		// 'TICKET FOR SAMPLE/JOHN MR' has a word too many in front.
		if (value.includes('/') && context.names.some((name) => value.endsWith(` ${name}`))) return []
		// 'Dr Anna Muster (born 14 May 1968), Mr Max Muster (born 2 November 1970)'
		return person(
			line,
			inOneCase(value),
			context,
			line.text.slice(people.length === 1 ? 0 : from, people[index + 1]?.from),
		)
	})
}

/** 'MRS ELIZABETH MONTAGUE Frequent flyer': a name in capitals ends where they end. */
function inOneCase(name: string): string {
	const words = name.split(' ')
	if (!words.slice(0, 2).every((word) => word === word.toUpperCase())) return name
	const end = words.findIndex((word) => word !== word.toUpperCase())
	return words.slice(0, end === -1 ? words.length : end).join(' ')
}
