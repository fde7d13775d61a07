import { fold } from '#shared/fold.ts'
import type { DraftElement, DraftFields, DraftIssue, ReadValue } from '#shared/import/draft.ts'
import { DOUBT_MESSAGES } from '../segments/group-reader.ts'
import { type ElementType, lookUpLabel, normaliseLabel } from '../segments/labels/dictionaries.ts'
import { nameInHeading, type SectionType, sectionTypeOf } from '../segments/section-types.ts'
import type { DayContext } from '../values/days.ts'
import { excerpt } from '../values/text.ts'
import { type Entity, findEntities, wordsOf } from './entities.ts'
import { followCancelled } from './cancelled.ts'
import { isNaming } from './guests/naming.ts'
import type { SourceLine } from './source-lines.ts'
import { SIDE } from './services/stay-words.ts'
import { rowsOf } from './whole-lines.ts'

/** A live line with what it states. `label` is what names its value: 'Check-in', before a colon or on the line above. */
export type Line = {
	text: string
	where: string
	words: string
	entities: readonly Entity[]
	label: string
	value: string
	section: SectionType | null
	isBelowCancelled: boolean
}
/** An element as the sequence readers build it. An issue's `field` is the one it concerns. */
export type SequenceElement = DraftElement & {
	issues: (Pick<DraftIssue, 'code' | 'message' | 'raw'> & { field: string })[]
}

const MAX_LINES = 3000
/** Labels of people who do not travel. */
const ROLE =
	/^(?:your )?(?:driver|chauffeur|fahrer|autista|conductor|guide|(?:file )?handler|contact|agent|consultant|host|captain|prepared by)$/i
const LABELLED = /^[-*•·\s]*([^:]{2,45}?)\s?:(?:\s+|$)(.*)$/u
/** The live lines of a document with their entities, labels and sections. */
export function toLines(source: readonly SourceLine[], days: DayContext): Line[] {
	const lines: Line[] = []
	let section: SectionType | null = null
	let above = ''
	const isBelowCancelled = followCancelled()
	for (const { text: raw, where } of rowsOf(source).flatMap(toParts)) {
		const text = raw.replaceAll('\u00a0', ' ').replaceAll('\t', '   ').trim()
		if (text === '') continue
		if (lines.length >= MAX_LINES) break
		const entities = findEntities(text, days)
		const [, named = '', value = ''] = LABELLED.exec(text) ?? labelBeforeDay(text, entities) ?? []
		const label = /\d{3}/.test(named) ? '' : named
		// 'Passengers (2)'
		const isBare = label === '' && text.length <= 45 && !/\d/.test(text.replace(/ ?\(\d{1,2}\)$/, ''))
		const type = isBare || (label !== '' && value === '') ? sectionTypeOf(text) : null
		if (type && nameInHeading(text.replace(/:$/, '')) === '') section = type
		const isAlone = (label !== '' && value === '') || (isBare && isLabel(text.replace(/ ?\(\d{1,2}\)$/, '')))
		lines.push({
			text,
			where,
			words: wordsOf(text, days),
			entities,
			label: fold(label && value ? label : isAlone ? '' : above),
			value: label && value ? value : text,
			section,
			isBelowCancelled: isBelowCancelled(text),
		})
		above = isAlone ? label || text : ''
	}
	return lines
}

/** 'Arrivo giovedì 22 aprile' */
function labelBeforeDay(text: string, [first]: readonly Entity[]): string[] | null {
	if (first?.kind !== 'date' || text.length > 60) return null
	const words = text.slice(0, first.from).split(' ')
	const end = words.findIndex((_, at) => at > 0 && SIDE.test(fold(words.slice(0, at).join(' '))))
	const label = words.slice(0, end).join(' ')
	return end > 0 && isAnyLabel(label) ? [text, label, text.slice(label.length)] : null
}

/** A line describes one thing per label: 'Overnight: Palace Sample Meals: B'. So do two cells or columns: 'Room 1   Garden Suite'. */
function toParts(line: SourceLine): SourceLine[] {
	const [label = '', value, ...more] = line.text.trim().split(/\s*\t\s*|\s{2,}/)
	const isPair = value !== undefined && more.length === 0 && isLabel(label.replace(/ ?\d{1,2}$/, '')) && !isLabel(value)
	const texts = isPair ? [`${label.replace(/\s?:$/, '')}: ${value.replace(/^:\s*/, '')}`] : splitAtLabels(line.text)
	return texts.map((text) => ({ ...line, text }))
}
const isLabel = (text: string) =>
	text.length <= 45 && !/[\d,]| - /.test(text) && (isAnyLabel(text) || ROLE.test(text) || isNaming(fold(text)))

/** The next label of a line, perhaps behind a sign: '… · Reisende: Ingrid Eksempel · …'. */
const NEXT_LABEL = /\s+([·•]\s+)?(?=(\p{Lu}\p{Ll}+(?: \p{L}+)?):\s)/gu

function splitAtLabels(text: string): string[] {
	const first = text.indexOf(':')
	const starts = [...text.matchAll(NEXT_LABEL)].flatMap(({ index, 0: blank, 1: sign, 2: label = '' }) =>
		(sign || index > first) && isLabel(label) ? [index + blank.length] : [],
	)
	return [0, ...starts].map((from, index) => text.slice(from, starts[index]).trim())
}

export const TYPES: readonly ElementType[] = ['trip', 'guest', 'flight', 'accommodation', 'transfer', 'activity']

/** Whether a text is a label of any kind of element. */
export const isAnyLabel = (text: string): boolean => {
	const label = normaliseLabel(text)
	return label !== '' && TYPES.some((type) => lookUpLabel(type, label) !== null)
}

/** A value read from a line. */
export const valueFrom = (
	line: Pick<Line, 'where'>,
	raw: string,
	value: string | number,
	zone?: string | null,
): ReadValue => ({
	value,
	from: { layer: 'labelled', where: line.where, raw: excerpt(raw) },
	certainty: 'read',
	...(zone ? { zone } : {}),
})

export type FieldValues = Readonly<Record<string, ReadValue | null | undefined | false | ''>>

/** The fields of an element that have a value. */
export const fieldsOf = (values: FieldValues): DraftFields =>
	Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** When a journey or an event begins, to compare it with others. */
export const momentOf = ({ fields }: Pick<DraftElement, 'fields'>): string =>
	`${fields.date?.value}T${fields.time?.value}`

/** The doubts of a date as issues with a field. */
export const doubtsOf = (field: string, { doubts = [], text, value }: Entity): SequenceElement['issues'] =>
	doubts.map((code) => ({ field, code, message: DOUBT_MESSAGES[code](text, value.slice(0, 10)), raw: text }))

/** What lines state of a kind, in order. */
export const entitiesOf = (lines: readonly Line[], kind: Entity['kind']) =>
	lines.flatMap((line, index) =>
		line.entities.filter((one) => one.kind === kind).map((entity) => ({ entity, line, index })),
	)
