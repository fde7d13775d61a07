import { monthNamed } from './month-names.ts'

/** A day of a range that states the month or the year once for both. `year` as written, '' where there is none. */
type DayOfRange = { from: number; to: number; date: number; month: number; year: string; isEitherOrder?: boolean }

const TO =
	"(?:(?:\\s?[-–—~〜→>]\\s?|\\s(?:to|until|till|through|thru|bis|zum|au|al|a|à|ao|até|hasta|tot|t/m|do|og|och|til|till|asti)\\s)(?:(?:the|el|le|il|zum|en met|och med|og med)\\s)?|\\sall[’'])"
const AND = `(?:${TO}|\\s?[&/]\\s?|\\s(?:and|und|y|e|et)\\s(?:el )?)`
const WEEKDAY = '(?:\\(?\\p{L}{2,12}\\.?\\)?,?\\s)?'
const ORDINAL = '(?: ?(?:st|nd|rd|th)|:[ae]|er|ème|e|\\.?[º°ª])?\\.?'
/** 'Tag 1 – Freitag, 3.9.2027', 'DÍA 1 – sábado 8 de mayo' and 'Vol 2 – dim. 6 juin' are one day. */
const DAY_NUMBER =
	'(?<!\\p{L})(?:days?|tag|jour|d[ií]a|giorno|dag|dzień|päivä|etapa?|stage|leg|flight|flug|vol|vuelo|volo|voo|vlucht) '
/** '2 – 12 Oct 2027', '11-12 March', 'Fri 4th to Mon 7th June 2027': the first day has the month and year of the second. */
const BEFORE_MONTH = new RegExp(
	`(?<![\\d\\p{L}:.]|${DAY_NUMBER})(?<head>(?<date>\\d{1,2})${ORDINAL}${AND}${WEEKDAY})(?<until>\\d{1,2})${ORDINAL} ?(?:(?:de|of) )?(?<name>\\p{L}{3,12})\\.?(?:,? ?(?:(?:de|del) )?(?<year>\\d{4}|\\d{2})(?![\\d:.]))?`,
	'giu',
)
/** 'April 4 – 9, 2027' */
const AFTER_MONTH = new RegExp(
	`(?<!\\p{L})(?<head>(?<name>\\p{L}{3,12})\\.? (?<date>\\d{1,2})${ORDINAL}\\s?[-–—]\\s?)(?<until>\\d{1,2})${ORDINAL}(?:,? (?<year>\\d{4}))?(?![\\d:./]|\\s?\\p{L}{3})`,
	'gu',
)
/** '30.01. bis 06.02.2027', '03/06-04/06/27', '15.–20.05.2027', and '8/7 - 11/7' without a year. */
const BEFORE_NUMBERS = new RegExp(
	`(?<![\\d/.:-]|${DAY_NUMBER})(?<head>(?<one>\\d{1,2})(?:[./-](?<other>\\d{1,2}))?\\.?(?:\\s?\\(\\p{L}{2,12}\\.?\\))?${TO}${WEEKDAY})(?<first>\\d{1,2})(?<mark>[./-])(?<second>\\d{1,2})(?:\\k<mark>(?<year>\\d{4}|\\d{2}))?(?![\\d/:])`,
	'giu',
)
/** '2027/4/6 (Tue) - 4/9 (Fri)', '2027年4月6日〜4月9日' */
const AFTER_YEAR = new RegExp(
	`(?<!\\d)(?<head>(?<year>\\d{4})(?:[-/.年] ?)(?<month>\\d{1,2})(?:[-/.月] ?)(?<date>\\d{1,2})日?(?:\\s?\\(\\p{L}{1,12}\\.?\\))?${TO}${WEEKDAY})(?<last>\\d{1,2})(?:[/.月] ?)(?<until>\\d{1,2})(?![\\d/.:-])`,
	'gu',
)

/** The days of ranges that state a part once for both. `order`: which of two numbers is the day. */
export function findDayRanges(text: string, order: 'day' | 'month'): DayOfRange[] {
	const found: DayOfRange[] = []
	const matches = (pattern: RegExp) =>
		[...text.matchAll(pattern)].map(({ index, 0: whole, groups = {} }) => ({ index, whole, parts: groups }))
	const add = (index: number, whole: string, head: string, days: Omit<DayOfRange, 'from' | 'to'>[]) => {
		const [first, last] = days
		if (first) found.push({ from: index, to: index + head.length, ...first })
		if (last) found.push({ from: index + head.length, to: index + whole.length, ...last })
	}
	for (const { index, whole, parts } of [...matches(BEFORE_MONTH), ...matches(AFTER_MONTH)]) {
		const { head = '', date, until, name = '', year = '' } = parts
		const month = monthNamed(name)
		// In '30 Mar 27 - 06 Apr 27', 27 is a year.
		const before = /(?<!\p{L})(\p{L}{3,12})\.? $/u.exec(text.slice(Math.max(0, index - 14), index))?.[1]
		if (month === null || (before !== undefined && monthNamed(before) !== null)) continue
		add(index, whole, head, [
			{ date: Number(date), month, year },
			{ date: Number(until), month, year },
		])
	}
	for (const { index, whole, parts } of matches(BEFORE_NUMBERS)) {
		const { head = '', one, other, first, mark, second, year = '' } = parts
		if (!year && (mark === '.' || other === undefined)) continue
		const isMonthFirst = order === 'month' ? Number(first) <= 12 : Number(second) > 12
		const isDayFirst = other === undefined || !isMonthFirst
		const [date, until] = isDayFirst ? [one, first] : [other, second]
		const [from, last] = (isDayFirst ? [other ?? second, second] : [one, first]).map(Number)
		if (from === undefined || last === undefined) continue
		const isEitherOrder = [one, first, second].every((part) => Number(part) <= 12)
		add(index, whole, head, [
			{ date: Number(date), month: from, year: year && from > last ? String(Number(year) - 1) : year, isEitherOrder },
			{ date: Number(until), month: last, year, isEitherOrder },
		])
	}
	for (const { index, whole, parts } of matches(AFTER_YEAR)) {
		const { head = '', year = '', month, date, last, until } = parts
		add(index, whole, head, [
			{ date: Number(date), month: Number(month), year },
			{
				date: Number(until),
				month: Number(last),
				year: Number(last) < Number(month) ? String(Number(year) + 1) : year,
			},
		])
	}
	return found
}
