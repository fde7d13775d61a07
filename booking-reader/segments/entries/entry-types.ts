import { isKnownLabel } from '../labels/dictionaries.ts'
import type { SectionType } from '../section-types.ts'

export type EntryType = Extract<SectionType, 'flight' | 'accommodation' | 'transfer' | 'activity'>

const TYPE_WORDS: readonly [EntryType, RegExp][] = [
	[
		'transfer',
		/^(?:private |airport |return |hotel )?(?:transfers?|trf|tfr|pick ?up|car|driver|chauffeur|trasferimento|traslado|transfert)(?: \d{1,2})?$/i,
	],
	[
		'flight',
		/^(?:(?:outbound|inbound|return|domestic|internal|private) )?(?:flights?|flt|jet|volo|vuelo|vol|flug|voo)(?: \d{1,2})?$/i,
	],
	[
		'accommodation',
		/^(?:hotel|htl|villa|lodge|camp|stay|overnight|accommodation|staying(?: at)?|resort|property|pernottamento|alojamiento|hébergement|unterkunft|hospedagem)(?: \d{1,2})?$/i,
	],
	[
		'activity',
		/^(?:activity|act|experience|exp|excursion|excn|tour|dinner|lunch|spa|visit|event|restaurant|escursione|excursión|ausflug|activité|cena|pranzo|passeio)(?: \d{1,2})?$/i,
	],
]

/** The type of a line from the word before its colon: 'trf: 27/02/2027 12:45 | Samedan Airport > Kulmpalais'. */
export const entryTypeOfLabel = (label: string): EntryType | null =>
	TYPE_WORDS.find(([, words]) => words.test(label.replaceAll(/[\s:*]+$/g, '').trim()))?.[0] ?? null

/**
 * The type of entry that a line may be, and its text without the label. The label decides, then how the line begins,
 * then the section. `isDated`: a heading above has a date.
 */
export function entryTypeOf(line: string, section: SectionType | null, isDated: boolean): [EntryType | null, string] {
	const [, time = '', label = '', value = ''] =
		/^\W{0,3}(\d\d:\d\d )?\s*([\p{L} -]{2,30}\d{0,2})\s?:\s+(.*)$/u.exec(line) ?? []
	const own =
		entryTypeOfLabel(label) ??
		(/^check ?-?in$/i.test(label.trim()) && /^\D*\p{Lu}.*night/u.test(value) ? 'accommodation' : null)
	if (own) return [own, `${time}${value}`]
	if (section === 'aside' || section === 'guest') return [null, line]
	if (label && isKnownLabel(label, section)) return [null, line]
	const isEntry =
		section === 'flight' || section === 'accommodation' || section === 'transfer' || section === 'activity'
	if (isEntry) return [section, line]
	const fromBeginning = isDated ? BEGINNINGS.find(([, words]) => words.test(line))?.[0] : undefined
	return [fromBeginning ?? null, line]
}

/** Beginnings of dated lines that reveal their type. */
const BEGINNINGS: readonly [EntryType, RegExp][] = [
	['flight', /^(?:\d\d:\d\d )?\s*(?:depart|leave|fly|take off).{2,60}\([A-Z]{3}\)/i],
	[
		'flight',
		/^.{2,60}(?<![\p{L}\d])(?:[A-Z][A-Z0-9]|[0-9][A-Z]) ?\d{1,4}(?![\p{L}\d]).{0,80}\([A-Z]{3}\).{1,80}\([A-Z]{3}\)/u,
	],
	[
		'transfer',
		/^(?:\d\d:\d\d )?\s*(?:private |shared |luxury |chauffeured )?(?:sedan|car|transfer|driver|chauffeur|taxi|limousine|minibus|minivan|van|suv|boat|speedboat|water taxi|helicopter|train|ferry)\b.{0,20}\b(?:from|to) /i,
	],
	['activity', /^.{4,80} at .{3,12}[.,;] (?:meet(?:ing)?(?: point| at)?|venue|where): /i],
]
