import { fold } from '#shared/fold.ts'
import { isCapitalisedName, readTitle } from '../../values/people.ts'
import type { Line, SequenceElement } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { isNaming } from './naming.ts'
import { AFTER_NAME, type Context, person } from './person.ts'

/** The names in the column of a table whose heading is for travellers. */
export function namesInColumns(
	lines: readonly Line[],
	source: readonly SourceLine[],
	context: Context,
): SequenceElement[] {
	const found: SequenceElement[] = []
	let heading: { row: number; column: number; table?: number; isFamilyFirst: boolean } | null = null
	let lastRow = -1
	for (const { text, where, cell, standing } of source) {
		if (!cell || standing !== 'live') continue
		const words = fold(text)
		if (text.length < 40 && isNaming(words)) heading = { ...cell, isFamilyFirst: FAMILY_LABEL.test(words) }
		else if (heading && cell.table === heading.table && cell.column === heading.column && cell.row !== lastRow) {
			lastRow = cell.row
			const name = text.replace(AFTER_NAME, '').trim()
			if (!isCapitalisedName(name)) continue
			const line = lines.find((one) => one.where === where && one.text.includes(text)) ?? {
				text,
				where,
				words,
				entities: [],
				label: '',
				value: text,
				section: null,
				isBelowCancelled: false,
			}
			found.push(
				...person(line, heading.isFamilyFirst && !/[,/]/.test(name) ? name.replace(' ', '/') : name, context, text),
			)
		}
	}
	return found
}
const FAMILY_LABEL =
	/^(?:surname|last name|family name|nachname|cognome|apellidos?|achternaam|efternavn|efternamn|etternavn|nom) (?:et )?(?:first |given )?(?:name|vorname|nome|nombre|prenom|voornaam|fornavn|fornamn)/

/** The names below a heading for guests, up to two lines apart. Where one has a number or title, all have. */
export function listedNames(lines: readonly Line[], context: Context): SequenceElement[] {
	const found: SequenceElement[] = []
	let last = -1
	let areMarked = false
	for (const [at, line] of lines.entries()) {
		if (line.section !== 'guest') {
			last = -1
			continue
		}
		const isFirst = last === -1
		if (isFirst) last = at
		const bare = line.text.replace(MARK, '')
		const [, family = '', given = '', behind = ''] = TITLE_BEHIND.exec(bare) ?? []
		const name = readTitle(behind) ? `${behind} ${given} ${family}` : bare.replace(AFTER_NAME, '').trim()
		const isMarked = MARK.test(line.text) || readTitle(name.split(' ')[0] ?? '') !== null
		const isName = isCapitalisedName(name) && (isMarked || (!areMarked && name.split(' ').length <= 4))
		if (!isName || at - last > 3) continue
		found.push(...person(line, name, context))
		areMarked ||= isMarked
		last = at
	}
	return found
}
/** 'Muster Anna, Frau' */
const TITLE_BEHIND = /^(\p{Lu}[\p{L}’'-]+) (\p{Lu}[\p{L}’' -]+), (\p{L}+\.?)(?=\s|$)/u
const MARK = /^\s*(?:\d{1,2}[.)]\s*|[-*•]\s*)/
