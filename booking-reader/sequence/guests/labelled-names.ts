import { fold } from '#shared/fold.ts'
import { isCapitalisedName } from '../../values/people.ts'
import { NAME_WORD } from '../entities.ts'
import type { Line, SequenceElement } from '../lines.ts'
import { isNaming } from './naming.ts'
import { AFTER_NAME, type Context, person } from './person.ts'

/** Full names one after another: 'Ruth Sample, Hugh Sample and Celia March'. */
const NAME = `${NAME_WORD}(?: ${NAME_WORD}){1,3}`
const RUN = new RegExp(
	`(?<![\\p{L}’'-])${NAME}(?: \\([^()]{1,24}\\))?(?:(?:, | & |,? (?:and|und|et|y|e|en|og|och|i) )${NAME}(?: \\([^()]{1,24}\\))?)+`,
	'gu',
)
const OF_PEOPLE = /\b(?:names?|nombres?|nomi|nome|noms?|namen|namn|navn|tickets?|billetes|bigliettii?|billets)\b/

/** The names behind a label for travellers, and those in a sentence if words say so or two are of one family. */
export function labelledNames(line: Line, context: Context): SequenceElement[] {
	if (line.value.length > 300) return []
	if (isNaming(line.label)) return namesIn(line, line.value, context)
	return [...line.text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
		const people = namesIn(line, run, context)
		const families = people.map(({ fields }) => String(fields.fullName?.value).split(' ').at(-1))
		const isFamily = new Set(families).size < families.length
		return isFamily || OF_PEOPLE.test(fold(line.text.slice(Math.max(0, index - 40), index))) ? people : []
	})
}

/** 'Dragon, Dr. Konqi' is one person. */
export const FAMILY_FIRST = /^[\p{L}’'-]+, (?:\p{L}{2,4}\. )?\p{Lu}[\p{L}’'-]+$/u

function namesIn(line: Line, value: string, context: Context): SequenceElement[] {
	if (FAMILY_FIRST.test(value)) return person(line, value, context)
	return value
		.replaceAll(/\([^()]*\)/g, ' ')
		.split(/\s*(?:[;\n&+·•|]|,(?= ?\p{Lu}\p{Ll})|(?<!\p{L})(?:and|und|et|y|e|en|og|och|i)(?= \p{Lu}))\s*/u)
		.flatMap((part, _, parts) => {
			const name = part.replace(AFTER_NAME, '').replace(/\.$/, '')
			return isCapitalisedName(name) ? person(line, name, context, parts.length === 1 ? line.text : part) : []
		})
}
