import { fold } from '#shared/fold.ts'
import { readTitle } from '../../values/people.ts'
import type { Line, SequenceElement } from '../lines.ts'
import { type Context, GREETING, person, SERVING } from './person.ts'

/** Words in front of a family name that are no given names. */
const NO_GIVEN =
	/^(?:famil\p{L}+|fam|house|villa|casa|hotel|chalet|palazzo|haus|herren?|gruppe|group|the|le|la|el|il|and|und|et|og|och|liebe\p{L}*|dear|hello|hallo|hej|hi|bonjour|hola|ciao|team|party)$/u
const AND = '(?:und|and|et|y|e|en|og|och|&|i)'

/** Who shares the family name of a known traveller: 'Theresa (14) und Moritz Muster (11)' with Herrn Georg Muster. */
export function relatives(
	lines: readonly Line[],
	known: readonly SequenceElement[],
	context: Context,
): SequenceElement[] {
	const families = new Set(
		known.flatMap(
			({ fields }) => /(?:(?<= )\p{Ll}{2,3} )*[\p{L}’'-]{3,}$/u.exec(String(fields.fullName?.value))?.[0] ?? [],
		),
	)
	return [...families].slice(0, 8).flatMap((family) => {
		const name = new RegExp(
			`(?<![\\p{L}’'@/-])(?:(?<!\\p{Lu}[\\p{L}’'-]{0,20} )(\\p{Lu}\\p{Ll}+)(?: \\([^()]{1,16}\\))?,? ${AND} )?(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?: \\([^()]{1,16}\\))? ${family}(?![\\p{L}’'-])`,
			'gu',
		)
		return lines.flatMap((line) => {
			if (line.text.length > 400 || !line.text.includes(family) || GREETING.test(line.text) || SERVING.test(line.label))
				return []
			return [...line.text.matchAll(name)].flatMap(({ 0: whole, 1: first, 2: second = '', index }) => {
				if (SERVING.test(line.text.slice(Math.max(0, index - 24), index))) return []
				const given = [first, second].filter(
					(one) => one !== undefined && !NO_GIVEN.test(fold(one)) && readTitle(one) === null,
				)
				return given.flatMap((one) => person(line, `${one} ${family}`, context, whole))
			})
		})
	})
}
