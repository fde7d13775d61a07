import { fold } from '#shared/fold.ts'
import { SIGN_OFF } from '../../segments/read-guests.ts'
import { isCapitalisedName, looksLikeName, readTitle } from '../../values/people.ts'
import type { Line, SequenceElement } from '../lines.ts'
import { isNaming } from './naming.ts'
import { AFTER_NAME, type Context, person } from './person.ts'

/** The names below a heading for guests or in a column for them, up to two lines apart, and rows anywhere that state a birth. Where one has a number or title, all have. */
export function listedNames(lines: readonly Line[], context: Context): SequenceElement[] {
	const found: SequenceElement[] = []
	let last = -1
	let areMarked = false
	/** The column of a table whose heading is for travellers. */
	let column: number | null = null
	for (const [at, line] of lines.entries()) {
		if (SIGN_OFF.test(line.text)) break
		const head = columnOfNames(line.text)
		if (head >= 0) column = head
		const isList = line.section === 'guest' || column !== null
		if (head >= 0 || (last === -1 && isList)) last = at
		const name = nameOfRow(column === null ? line.text : line.text.split(COLUMNS).slice(column).join('   '))
		const isMarked = MARK.test(line.text) || readTitle(name.split(' ')[0] ?? '') !== null
		const isName =
			isCapitalisedName(name) &&
			(isMarked ||
				column !== null ||
				(!areMarked && name.split(' ').length <= 4 && !line.entities.some(({ kind }) => kind === 'amount')))
		const isInList = isList
			? at - last <= (column === null ? 3 : 1)
			: isMarked && /\p{Ll}/u.test(name) && statesBirth(line, context)
		if (!isInList) column = null
		if (line.section !== 'guest' && !isInList) last = -1
		if (!isName || !isInList) continue
		found.push(...person(line, name, context))
		areMarked ||= isMarked
		last = at
	}
	return found
}

const COLUMNS = /\s{3,}/

/** Which heading of a row of headings is for travellers, -1 if none: 'Room   Guest', and 'Passenger: Seat' of two. */
function columnOfNames(text: string): number {
	const heads = /\d/.test(text) ? [] : text.split(/\s{3,}|:\s/)
	return heads.length < 2 || heads.some(isCapitalisedName) ? -1 : heads.findIndex((head) => isNaming(fold(head)))
}

/** The name at the beginning of a row, in one cell or in several: '2  SHAW, Piers (Mr)  27/01/1966', '01 Mme DE KERGORLAY  Solange  née'. */
function nameOfRow(text: string): string {
	const bare = text.replace(MARK, '')
	const system = OF_SYSTEM.exec(bare)?.[0]
	if (system) return system
	const [, title = '', family = '', given = ''] = IN_CELLS.exec(bare) ?? []
	const inCells = `${family}, ${readTitle(title) ? title : ''} ${given}`.replace(/ {2,}/, ' ')
	// Not 'LENORE SAMPLE   Adult'.
	// 'SAMPLE JOHN   Mr': the title is in a column of its own.
	if (readTitle(given)) return family.replace(' ', `, ${given} `)
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
