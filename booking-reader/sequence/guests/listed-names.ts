import { fold } from '#shared/fold.ts'
import { SIGN_OFF } from '../../segments/read-guests.ts'
import { isCapitalisedName, looksLikeName, readTitle } from '../../values/people.ts'
import type { Line, SequenceElement } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { FAMILY_FIRST } from './labelled-names.ts'
import { isNaming } from './naming.ts'
import { AFTER_NAME, type Context, person } from './person.ts'

/** The names in the column of a table whose heading is for travellers. */
export function namesInColumns(
	lines: readonly Line[],
	source: readonly SourceLine[],
	context: Context,
): SequenceElement[] {
	const found: SequenceElement[] = []
	let heading: { row: number; column: number; table?: number } | null = null
	let lastRow = -1
	for (const [index, { text, where, cell, standing }] of source.entries()) {
		if (!cell || standing !== 'live') continue
		const words = fold(text)
		const beside = source[index + 1]
		const isOfRow = beside?.cell?.row === cell.row && isCapitalisedName(beside.text)
		if (text.length < 40 && isNaming(words) && !isOfRow) heading = cell
		else if (heading && cell.table === heading.table && cell.column === heading.column && cell.row !== lastRow) {
			lastRow = cell.row
			const whole = text.replace(/ \(.*$/, '')
			const name = FAMILY_FIRST.test(whole) ? whole : text.replace(AFTER_NAME, '').trim()
			const line = lines.find((one) => one.where === where && one.text.includes(text))
			if (line && isCapitalisedName(name)) found.push(...person(line, name, context, text))
		}
	}
	return found
}
/** The names below a heading for guests, up to two lines apart, and rows anywhere that state a birth. Where one has a number or title, all have. */
export function listedNames(lines: readonly Line[], context: Context): SequenceElement[] {
	const found: SequenceElement[] = []
	let last = -1
	let areMarked = false
	for (const [at, line] of lines.entries()) {
		if (SIGN_OFF.test(line.text)) break
		const isFirst = last === -1 && line.section === 'guest'
		if (isFirst) last = at
		const name = nameOfRow(line.text)
		const isMarked = MARK.test(line.text) || readTitle(name.split(' ')[0] ?? '') !== null
		const isName =
			isCapitalisedName(name) &&
			(isMarked || (!areMarked && name.split(' ').length <= 4 && !line.entities.some(({ kind }) => kind === 'amount')))
		const isInList =
			line.section === 'guest' ? at - last <= 3 : isMarked && /\p{Ll}/u.test(name) && statesBirth(line, context)
		if (line.section !== 'guest' && !isInList) last = -1
		if (!isName || !isInList) continue
		found.push(...person(line, name, context))
		areMarked ||= isMarked
		last = at
	}
	return found
}

/** The name at the beginning of a row, in one cell or in several: '2  SHAW, Piers (Mr)  27/01/1966', '01 Mme DE KERGORLAY  Solange  née'. */
function nameOfRow(text: string): string {
	const bare = text.replace(MARK, '')
	const system = OF_SYSTEM.exec(bare)?.[0]
	if (system) return system
	const [, title = '', family = '', given = ''] = IN_CELLS.exec(bare) ?? []
	const inCells = `${family}, ${readTitle(title) ? title : ''} ${given}`.replace(/ {2,}/, ' ')
	// Not 'LENORE SAMPLE   Adult'.
	if (given && looksLikeName(inCells)) return inCells
	const [, form = '', forename = '', surname = ''] = CELLS.exec(bare) ?? []
	if (readTitle(form)) return `${form} ${forename} ${surname}`
	return bare.replace(AFTER_NAME, '').trim()
}
/** A title, a family name in capitals, and given names that are not, with gaps or a comma between them. */
const IN_CELLS =
	/^(?:(\p{Lu}\p{L}{0,4}\.?)\s{1,6})?(\p{Lu}[\p{Lu}’' -]{0,40}\p{Lu})(?:, |\s{2,12})(\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*)?)(?=\s{2}|$)/u
/** 'Mr  Fergus  Sample  12/08/1971' */
const CELLS = /^(\p{L}+\.?)\s{2,6}(\p{Lu}[\p{L}’' -]{1,30}?)\s{2,6}(\p{Lu}[\p{L}’' -]{1,30}?)(?=\s{2}|$)/u
/** 'SAMPLE / DANA R — eTicket' */
const OF_SYSTEM = /^\p{Lu}[\p{Lu}’'-]+(?: \p{Lu}+)? ?\/ ?\p{Lu}[\p{Lu}’' -]*?(?=\s[–—-]\s|\s{2}|$)/u
/** A row in capitals with a number is that of a reservation system. */
const MARK = /^\s*(?:\d{1,2}(?:[.)]\s*|\s+(?=\p{Lu}[\p{Lu}’'., -]{0,40}\p{Ll}))|[-*•]\s*)/u
/** A day long past is a birth. */
const statesBirth = ({ entities }: Line, { latest }: Context): boolean =>
	entities.some(({ kind, value }) => kind === 'date' && Number(value.slice(0, 4)) <= Number(latest.slice(0, 4)) - 2)
