import type { DayContext } from '../../values/days.ts'
import { readFlightName } from '../../values/flights.ts'
import { isKnownLabel } from '../labels/dictionaries.ts'
import type { SectionType } from '../section-types.ts'
import { type EntryType, entryTypeOfLabel } from './entry-types.ts'
import { splitFragments, parseEntry, type LabelledValues } from './parse-entry.ts'
import { readEntry } from './read-entry.ts'

type EntryContext = { days: DayContext; isDated: boolean; section: SectionType | null }
type LinesBelow = readonly { text: string }[]

/** Reads the entry that begins on a line, including the lines below that add to it. `lines` is their number. */
export function readLongestEntry(
	kind: EntryType,
	words: string,
	linesBelow: LinesBelow,
	{ days, isDated, section }: EntryContext,
) {
	const isNamed = () => splitFragments(parseEntry(words, days).rest).length > 0
	if ((kind === 'accommodation' || kind === 'activity') && !isNamed()) return null
	let best: { values: LabelledValues; lines: number } | null = null
	for (let lines = 0; lines <= linesBelow.length; lines++) {
		const last = linesBelow[lines - 1]?.text
		// The next entry begins here.
		if (last !== undefined && best && readEntry(kind, last, days, isDated)) break
		if (last !== undefined && best && kind === 'flight' && startsWithFlightNumber(last)) break
		if (last !== undefined && startsAnother(last, kind, section)) break
		const values = readEntry(
			kind,
			joinLines([words, ...linesBelow.slice(0, lines).map(({ text }) => text)]),
			days,
			isDated,
		)
		if (values && (!best || values.length > best.values.length)) best = { values, lines }
	}
	return best
}

const startsWithFlightNumber = (line: string) => /^(?:[A-Z]|\d[A-Z])/.test(readFlightName(line).flightNumber ?? '')

/** Joins lines: a long line continues on the next one, a short one ends. */
const joinLines = (lines: readonly string[]) =>
	lines.reduce((whole, line, index) => whole + ((lines[index - 1]?.length ?? 0) > 56 ? ' ' : ' | ') + line)

/** Whether a line has a label of its own, so that it describes something else. */
const startsAnother = (line: string, kind: EntryType, section: SectionType | null) => {
	const [, label = ''] = /^\W{0,3}(?:\d\d:\d\d )?\s*([\p{L} -]{2,30}\d{0,2})\s?:\s/u.exec(line) ?? []
	if (/^(?:conf|ref|pnr|record|locator|voucher|booking ref)/i.test(label)) return false
	return label !== '' && (entryTypeOfLabel(label) !== null || isKnownLabel(label, section) || isKnownLabel(label, kind))
}
