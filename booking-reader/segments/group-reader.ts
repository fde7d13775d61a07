import type { Certainty, DraftFields, DraftIssue, Layer, ReadValue } from '#shared/import/draft.ts'
import { type DayContext, type Doubt, findDays } from '../values/days.ts'
import { type Moment, readMoment } from '../values/moments.ts'
import { excerpt, isAwaited, toSingleLine } from '../values/text.ts'
import type { Pair } from './blocks.ts'
import type { FieldGroup } from './field-groups.ts'
import type { ElementType } from './labels/dictionaries.ts'

/** Which reader produces the values, and how the document writes dates. */
export type ReadOptions = { layer: Layer; certainty: Certainty; days: DayContext }
type FieldIssue = Pick<DraftIssue, 'code' | 'message' | 'raw'> & { field: string }
export type ExtractedElement = { fields: DraftFields; issues: FieldIssue[] }

export const DOUBT_MESSAGES: Record<Doubt, (raw: string, day: string) => string> = {
	DATE_ORDER_ASSUMED: (raw, day) =>
		`‘${raw}’ was read day first, as ${day}. The document does not show which comes first.`,
	WEEKDAY_DIFFERS: (raw, day) => `The weekday in ‘${raw}’ does not match ${day}. Check the date.`,
	TWO_DIGIT_YEAR: (raw, day) => `‘${raw}’ has a two-digit year, which was read as ${day.slice(0, 4)}.`,
	YEAR_ASSUMED: (raw, day) => `‘${raw}’ has no year. ${day.slice(0, 4)} was assumed.`,
}

/** What staff are asked about a date. */
export const doubtOf = (code: Doubt, raw: string, day: string) => ({
	code,
	message: DOUBT_MESSAGES[code](excerpt(raw), day),
	raw,
})

export const ZONE_CLASH = {
	code: 'ZONE_CLASH',
	message: 'The UTC offset of this time does not match the place. The time was kept as written. Check it.',
}

/** How data is read, which writes its days in full. */
export const dataOptions = (source: Pick<ReadOptions, 'layer' | 'certainty'>, receivedAt?: Date): ReadOptions => ({
	...source,
	days: { order: { first: 'day', assumed: true }, near: receivedAt?.toISOString().slice(0, 10) ?? '' },
})

/** What a part of a document in a format of its own says, by the fields that the readers of labelled values know. */
export const groupOf = (type: ElementType, said: Readonly<Record<string, Pair | null>>): FieldGroup => ({
	type,
	fields: new Map(Object.entries(said).flatMap(([field, pair]) => (pair ? [[field, pair] as const] : []))),
	block: { type, headings: [], pairs: [], lines: [], where: '' },
	isFirst: false,
})

/** Whether mark-up says what a value is, so that nothing in it needs to be found. */
export const isExact = (pair: Pair | undefined): pair is Pair => pair?.raw !== undefined

/** '1405' below 'Departs'. '2027' is a year. */
const BARE_TIME = /^\s*(?!20[2-5]\d)([01]\d|2[0-3])([0-5]\d)(?=\s*(?:\+\d)?\s*$)/

/** Reads a group's pairs into fields, each with its source. */
export function createGroupReader(group: FieldGroup, options: ReadOptions) {
	const fields: DraftFields = {}
	const issues: FieldIssue[] = []
	/** Several fields look for their part in the same text. */
	const moments = new Map<string, Moment>()
	const pair = (field: string): Pair | undefined => {
		const stated = group.fields.get(field)
		return stated && field !== 'status' && isAwaited(stated.value) ? undefined : stated
	}
	const moment = (from: Pair | undefined): Moment | null => {
		if (!from) return null
		const known = moments.get(from.value) ?? readMoment(from.value.replace(BARE_TIME, '$1:$2'), options.days)
		moments.set(from.value, known)
		return known
	}

	function put(
		field: string,
		from: Pair | undefined,
		value: string | number | null | undefined,
		more: Partial<ReadValue> = {},
	) {
		if (!from || value === null || value === undefined || value === '') return
		fields[field] = {
			value,
			from: { layer: options.layer, where: from.where, raw: from.raw ?? excerpt(from.value) },
			certainty: from.certainty ?? options.certainty,
			...(from.zone && { zone: from.zone }),
			...more,
		}
		issues.push(...(from.doubts ?? []).map((doubt) => ({ raw: from.raw, ...doubt, field })))
	}
	const doubt = (field: string, from: Pair, doubts: readonly Doubt[], day: string) =>
		issues.push(...doubts.map((code) => ({ field, ...doubtOf(code, from.value, day) })))

	/** The first or last date in a text, with issues about any doubts. `meant` corrects the century of a short year. */
	function day(
		field: string,
		from: Pair | undefined,
		which: 'first' | 'last' = 'first',
		meant: (day: string) => string = (found) => found,
	) {
		const days = from ? findDays(from.value, options.days) : []
		const one = which === 'first' ? days[0] : days.at(-1)
		if (!from || !one) return
		const value = meant(one.day)
		put(field, from, value)
		doubt(field, from, one.doubts, value)
	}

	return {
		fields,
		issues,
		pair,
		put,
		moment,
		/** The text in one line, cut to the length that the field allows. */
		text(field: string, name = field, longest = 200) {
			const from = pair(name)
			put(field, from, from && toSingleLine(from.value).slice(0, longest))
		},
		lines(field: string, name = field) {
			const from = pair(name)
			put(field, from, from?.value.slice(0, 5000))
		},
		day,
		/** Two days, each with its own label, or both with one: '3 – 10 July 2027'. */
		range(first: string, last: string) {
			const both = [pair('dates'), pair(first), pair(last)].find((one) => (moment(one)?.days.length ?? 0) > 1)
			const isShared = both && !(pair(first) && pair(last))
			day(first, isShared ? both : (pair(first) ?? pair('dates')))
			day(last, isShared ? both : pair(last), isShared ? 'last' : 'first')
		},
		doubt,
		heading: { label: 'heading', value: group.block.headings.at(-1) ?? '', where: group.block.where } as
			| Pair
			| undefined,
		/** The date in the innermost heading that has one. */
		dayFromHeadings(): Pair | undefined {
			const heading = group.block.headings.findLast((text) => findDays(text, options.days).length > 0)
			return heading === undefined ? undefined : { label: 'heading', value: heading, where: group.block.where }
		},
		issue: (field: string, issue: Omit<FieldIssue, 'field'>) => issues.push({ field, ...issue }),
	}
}
export type GroupReader = ReturnType<typeof createGroupReader>
