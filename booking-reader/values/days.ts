import { addDays } from '#shared/dates.ts'
import { findDayRanges } from './day-ranges.ts'
import { isEnglishWeekday, monthNamed, weekdaysNamed } from './month-names.ts'
import { AT_TIME } from './time-words.ts'

/** How a document writes 03/07/2027. `assumed`: the document does not show it, so the British order is used. */
type DayOrder = { first: 'day' | 'month'; assumed: boolean }
/**
 * The order of nn/nn, and a date close to dates without a year, as 'YYYY-MM-DD'. `notBefore`: where only the day of issue
 * is known, nothing was booked for an earlier day. `tripDay`: the first day of the trip that the document names.
 */
export type DayContext = { order: DayOrder; near: string; notBefore?: string; tripDay?: string | undefined }
export type Doubt = 'DATE_ORDER_ASSUMED' | 'WEEKDAY_DIFFERS' | 'TWO_DIGIT_YEAR' | 'YEAR_ASSUMED'
/** `isOnWeekday`: it stands behind the weekday that it is. */
type FoundDay = { day: string; from: number; to: number; doubts: Doubt[]; isOnWeekday: boolean }

const WHOLE: readonly RegExp[] = [
	/(?<!\d)(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<date>\d{1,2})(?!\d)/g,
	// '20270111' in data.
	/(?<![\d.-])(?<year>20[2-4]\d)(?<month>0[1-9]|1[0-2])(?<date>0[1-9]|[12]\d|3[01])(?![\d.-])/g,
	/(?<!\d)(?<year>\d{4})\s?[年년]\s?(?<month>\d{1,2})\s?[月월]\s?(?<date>\d{1,2})\s?[日일]/g,
	// '4. 6. 2027' with blanks, '4/6-2027' and '4/6 2027': in these the day is first.
	/(?<![\d.])(?<date>\d{1,2})\. (?<month>\d{1,2})\. ?(?<year>20\d\d)(?!\d)/g,
	/(?<![\d./])(?<date>\d{1,2})\/(?<month>\d{1,2})[- ](?<year>20\d\d)(?![\d:])/g,
	/(?<![\d.])(?<date>\d{1,2})[. ] ?(?<month>I{1,3}|IV|VI{0,3}|IX|XI{0,2})[. ] ?(?<year>(?:19|20)\d\d)(?!\d)/g,
]
const NUMERIC = /(?<![\d/.]|(?<!\d{4})-)(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?![\d/:])/g
/** '22.7.' in German, without a year. '2.1.' at the start of a line is a number of a section. */
const DAY_AND_MONTH = /(?<![\d.])(?:(?<=\p{L}\.?,? )\d{1,2}|0\d|[123]\d)\.\d{1,2}\.(?!\d)/gu
/** '20/03' alone in a cell, at the start of a line, after a weekday or at the end of a range. */
const SLASHED =
	/(?:^[\s*•–-]*|(?<=\p{L}{2}\.?,? )|(?<=\d\d\/\d\d ?(?:[-–—]|au|al|bis|to|a|au|tot) ?))(0[1-9]|[12]\d|3[01])\/(0[1-9]|[12]\d|3[01])(?![\d/])/gu
const RANGE = /^(?:du|dal|del|vom|from|van|de|le)\b/i
/** '27/2 kl. 09.30', 'ma 26/4 om 11.00' and '3.6. klo 9' at the start of a line. */
const BEFORE_TIME = new RegExp(
	`^[\\s*•–-]*(?:\\p{L}{2}\\.? )?([1-9]|[12]\\d|3[01])(?:\\/|\\. ?)([1-9]|1[0-2])\\.?(?=\\s+(?:(?:${AT_TIME})\\s?\\d|\\d{1,2}[.:h]\\d\\d))`,
	'giu',
)
const ROMAN_MONTHS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ')
/** 'fredag 4/6', 'pt 4.06', 'Sa 14.10', 'pá 4. 6.', 'za 13-02', and 'den 4/6': behind a weekday or an article. */
const AFTER_WEEKDAY =
	/(?<=\p{L}{2}\.?,? |\p{L}{2}\.?,? d(?:en|\.) |^d(?:en|\.) )(\d{1,2})(?:(\/)|\. ?|(?<=\d\d)-(?=\d\d))(\d{1,2})(?![\d/:]|[.-]\d|\.? ?(?:uhr|uur|hrs|h)(?!\p{L}))/giu
/** 'martedì 14, ore 10.30', 'Wednesday the 8th': the month is the one around it. A number before a noun counts something. */
const DAY_OF_MONTH =
	/(?<=\p{L}{2}\.?,? (?:the |den |le |el |il |o |d\. )?)([12]\d|3[01]|[1-9])(?:(?:st|nd|rd|th)\b|\.?(?=\s*(?:[,;:|\t)]|$)|\s(?:\p{Lu}|(?:at|from|alle|dalle|ore|à|às|a las|om|kl)(?!\p{L}))))(?![:,]\d|\s*\p{Lu}*\d)/gu
/** A day of a month without the month is at most this many days from a day of the trip. */
const MONTH_AROUND = 31
/** 'um 14.10.' ends a sentence, and is no day. */
const IS_TIME = new RegExp(`(?<!\\p{L})(?:${AT_TIME}) ?$`, 'iu')
const DAY_MONTH =
	/(?<![\d:+])(\d{1,2})(?: ?(?:st|nd|rd|th)|:[ae]|er|ème|\.?[º°ª]|e|\.)?(?: (?:day of|of|de|di|päivänä|päivä)(?!\p{L}))?[ \-./]{0,2}(?!(?:to|bis|and|und|until|till|tot|til|les|est)(?!\p{L}))(\p{L}{3,12})\.?(?:,? (?:de|del|di|do))?[ \-./,]{0,2}(?:(?<! {2})(?<year>(?:19|20|21)\d{2})|(?<!,\s?)'?(?<short>\d{2})(?![\d:.]| ?(?:%|h(?!\p{L}))))?(?![\p{L}\d])/iuy
const MONTH_DAY =
	/(?<!\p{L})(\p{L}{3,12})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?:(?: \(\p{L}{2,4}\.?\))?,? (?<year>(?:19|20|21)\d{2})(?![\d:])|(?![\d:/]|\.\d))/gu

/**
 * The order of day and month in a document. A part over 12 decides, in a date with a year before one without, then the
 * page's language (en-US: month first), then day first (IMPORT-36).
 */
export function dayOrderOf(text: string, language: string): DayOrder {
	for (const [, first, , second] of text.matchAll(NUMERIC)) {
		if (Number(first) > 12 && Number(second) <= 12) return { first: 'day', assumed: false }
		if (Number(second) > 12 && Number(first) <= 12) return { first: 'month', assumed: false }
	}
	const withoutYear = ordersWithoutYear(text)
	const [first] = withoutYear
	if (first && withoutYear.size === 1) return { first, assumed: false }
	if (/^en-(us|ph)\b/i.test(language)) return { first: 'month', assumed: false }
	return { first: 'day', assumed: !/^(en-(gb|ie|au|nz)|de|fr|es|it|nl|pt|da|sv|nb)\b/i.test(language) }
}

/** '14/03' at the start of a line or cell, behind a label, or at the end of a range; '14/3' only behind a weekday. */
const SHORT =
	/(?<=^[ *•–-]*|[:|\t] *|\d\d\/\d\d ?(?:[-–—]|to|bis|au|al|tot) ?)(0[1-9]|[12]\d|3[01])\/(0[1-9]|[12]\d|3[01])(?![\d/])|(?<=(\p{L}{2,14})\.?,? )(\d{1,2})\/(\d{1,2})(?![\d/])/gmu

/** The orders that dates without a year show. */
function ordersWithoutYear(text: string): ReadonlySet<'day' | 'month'> {
	const orders = new Set<'day' | 'month'>()
	for (const [, one, other, word, date, month] of text.matchAll(SHORT)) {
		if (word !== undefined && weekdaysNamed(word).size === 0) continue
		const [a, b] = [Number(one ?? date), Number(other ?? month)]
		if (a > 12 && a <= 31 && b >= 1 && b <= 12) orders.add('day')
		if (b > 12 && b <= 31 && a >= 1 && a <= 12) orders.add('month')
	}
	return orders
}

/** Every date in a text, in order: ISO, numeric, '14th August 2027', 'Aug 14, 2027', 'Sat 14 Aug'. */
export function findDays(text: string, days: DayContext): readonly FoundDay[] {
	// Most lines of a page have no digit, and each pattern needs one.
	if (!/\d/.test(text)) return NONE
	let known = KNOWN.get(days)
	if (!known || known.size > MAX_KNOWN) KNOWN.set(days, (known = new Map()))
	let found = known.get(text)
	if (!found) known.set(text, (found = scanForDays(text, days)))
	return found
}
const NONE: readonly FoundDay[] = []
/** Several readers look for the dates of a text. The context of dates is the document's own. */
const KNOWN = new WeakMap<DayContext, Map<string, readonly FoundDay[]>>()
const MAX_KNOWN = 5000

function scanForDays(text: string, { order, near, notBefore = '', tripDay }: DayContext): FoundDay[] {
	const found: FoundDay[] = []
	const add = (index: number, raw: string, day: string | null, doubts: Doubt[]) => {
		const to = index + raw.trimEnd().length
		if (!day || found.some((one) => index < one.to && to > one.from)) return
		const weekday = weekdayBefore(text.slice(Math.max(0, index - 16), index))
		if (weekday.size > 0 && !weekday.has(weekdayIndex(day))) doubts.push('WEEKDAY_DIFFERS')
		found.push({ day, from: index, to, doubts, isOnWeekday: weekday.has(weekdayIndex(day)) })
	}
	for (const { from, to, date, month, year, isEitherOrder } of findDayRanges(text, order.first)) {
		const raw = text.slice(from, to)
		const doubts: Doubt[] = isEitherOrder && order.assumed ? ['DATE_ORDER_ASSUMED'] : []
		if (year.length === 2) doubts.push('TWO_DIGIT_YEAR')
		if (year) add(from, raw, realDay(fullYear(year), month, date), doubts)
		else add(from, raw, nearestDay(month, date, { near, notBefore }, NO_WEEKDAY), ['YEAR_ASSUMED'])
	}
	for (const match of WHOLE.flatMap((pattern) => [...text.matchAll(pattern)])) {
		const { year, month = '', date } = match.groups!
		add(
			match.index,
			match[0],
			realDay(Number(year), Number(month) || ROMAN_MONTHS.indexOf(month) + 1, Number(date)),
			[],
		)
	}
	for (const match of text.matchAll(NUMERIC)) {
		const [raw, one = '', , two = '', year = ''] = match
		const a = Number(one)
		const b = Number(two)
		const isUnambiguous = a > 12 !== b > 12 || a === b
		const dayFirst = a > 12 || (b <= 12 && order.first === 'day')
		const doubts: Doubt[] = isUnambiguous || !order.assumed ? [] : ['DATE_ORDER_ASSUMED']
		if (year.length === 2) doubts.push('TWO_DIGIT_YEAR')
		add(match.index, raw, realDay(fullYear(year), dayFirst ? b : a, dayFirst ? a : b), doubts)
	}
	for (const match of text.matchAll(DAY_AND_MONTH)) {
		const before = text.slice(Math.max(0, match.index - 40), match.index)
		// 'Roma 15.30 - Amman 20.05.' ends with a time.
		const isLast = match.index + match[0].length === text.trimEnd().length
		if (IS_TIME.test(before) || (isLast && /\d\.[0-5]\d(?![.\d])/.test(before))) continue
		const [date, month] = match[0].split('.').map(Number)
		addWithoutYear(match, month ?? 0, date ?? 0)
	}
	for (const match of text.matchAll(SLASHED)) {
		const before = text.slice(Math.max(0, match.index - 16), match.index)
		// Behind a word, only a weekday or the beginning of a range makes it a date.
		const isDay = !/\p{L}[.,]?\s*$/u.test(before) || weekdayBefore(before).size > 0 || RANGE.test(text)
		const [one, other] = [Number(match[1]), Number(match[2])]
		const [day, month] = order.first === 'month' && one <= 12 ? [other, one] : [one, other]
		if (isDay && month <= 12) addWithoutYear(match, month, day)
	}
	for (const match of text.matchAll(AFTER_WEEKDAY)) {
		const [, date, slash, month] = match
		const before = text.slice(Math.max(0, match.index - 16), match.index)
		const isMonthFirst = slash && (order.first === 'month' || Number(month) > 12)
		if (
			(slash || !isEnglishWeekday(before)) &&
			(weekdayBefore(before).size > 0 || /(?<!\p{L})d(?:en|\.) $/iu.test(before))
		)
			addWithoutYear(match, Number(isMonthFirst ? date : month), Number(isMonthFirst ? month : date))
	}
	for (const match of text.matchAll(BEFORE_TIME)) addWithoutYear(match, Number(match[2]), Number(match[1]))
	for (const { index } of text.matchAll(/\d{1,2}/g)) {
		DAY_MONTH.lastIndex = index
		const match = DAY_MONTH.exec(text)
		if (match) addNamed(match, match[2] ?? '', match[1] ?? '')
	}
	for (const match of / \d/.test(text) ? text.matchAll(MONTH_DAY) : []) addNamed(match, match[1] ?? '', match[2] ?? '')
	for (const match of tripDay ? text.matchAll(DAY_OF_MONTH) : []) {
		const weekday = weekdayBefore(text.slice(Math.max(0, match.index - 16), match.index))
		add(match.index, match[0], dayAround(tripDay!, Number(match[1]), weekday), ['YEAR_ASSUMED'])
	}
	return inferYears(found.toSorted((a, b) => a.from - b.from))

	function addNamed(match: RegExpExecArray, name: string, date: string) {
		const month = monthNamed(name)
		if (month === null) return
		const { year, short } = match.groups ?? {}
		// 'Day 1 Apr 11' is the eleventh.
		if (short && DAY_NUMBER.test(text.slice(Math.max(0, match.index - 8), match.index))) return
		if (year) add(match.index, match[0], realDay(Number(year), month, Number(date)), [])
		else if (short) add(match.index, match[0], realDay(fullYear(short), month, Number(date)), ['TWO_DIGIT_YEAR'])
		else if (
			!WORDS.has(name.toLowerCase()) ||
			weekdayBefore(text.slice(Math.max(0, match.index - 16), match.index)).size > 0
		)
			addWithoutYear(match, month, Number(date))
	}

	function addWithoutYear(match: RegExpExecArray, month: number, date: number) {
		const weekday = weekdayBefore(text.slice(Math.max(0, match.index - 16), match.index))
		add(match.index, match[0], nearestDay(month, date, { near, notBefore }, weekday), ['YEAR_ASSUMED'])
	}
}

/** '1951-05-20' for '2051-05-20', where '51' is the year of a birth. */
export const centuryBefore = (day: string): string => `${Number(day.slice(0, 4)) - 100}${day.slice(4)}`

/** In '28 Sep – 3 Oct 2027', the first date takes its year from the second. */
function inferYears(found: FoundDay[]): FoundDay[] {
	return found.map((one, index) => {
		const next = found[index + 1]
		if (
			!next ||
			!one.doubts.includes('YEAR_ASSUMED') ||
			next.doubts.includes('YEAR_ASSUMED') ||
			next.from - one.to > 16
		)
			return one
		const year = Number(next.day.slice(0, 4)) - (one.day.slice(5) > next.day.slice(5) ? 1 : 0)
		return { ...one, day: `${year}${one.day.slice(4)}`, doubts: one.doubts.filter((doubt) => doubt !== 'YEAR_ASSUMED') }
	})
}

/** The date as text, or null if it does not exist, such as 31 June. */
function realDay(year: number, month: number, date: number): string | null {
	const isReal = month >= 1 && month <= 12 && date >= 1 && date <= new Date(Date.UTC(year, month, 0)).getUTCDate()
	if (!isReal || year < 1900 || year >= 4000) return null
	return `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
}

/** '27' is 2027: bookings lie in this century. */
const fullYear = (digits: string) => (digits.length === 2 ? 2000 + Number(digits) : Number(digits))

/** Abbreviated months that are words elsewhere: '2 set of keys'. They need a year or a weekday. */
const WORDS = new Set(['set', 'out', 'ago', 'mag', 'mei'])
const DAY_NUMBER = /(?<!\p{L})(?:day|tag|jour|d[ií]a|giorno|dag|dzień) ?$/iu
const NO_WEEKDAY: ReadonlySet<number> = new Set()

const weekdayIndex = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay()

function weekdayBefore(text: string): ReadonlySet<number> {
	const name =
		/(?<!\p{L})(?!(?<=\d\.? )do )(\p{L}{2,14}(?:-feira)?)\.?,? {0,2}(?:the |den |el |le |il |o |d\. )?$/u.exec(
			text,
		)?.[1] ?? ''
	const named = weekdaysNamed(name)
	// Letters say 'sexta' for 'sexta-feira'.
	return named.size > 0 ? named : weekdaysNamed(`${name}-feira`)
}

/** The day of a month on that weekday that is close to `near`. */
function dayAround(near: string, date: number, weekday: ReadonlySet<number>): string | null {
	const distances = Array.from({ length: 2 * MONTH_AROUND + 1 }, (_, index) => index - MONTH_AROUND)
	const days = distances.toSorted((a, b) => Math.abs(a) - Math.abs(b)).map((distance) => addDays(near, distance))
	return days.find((day) => Number(day.slice(8)) === date && weekday.has(weekdayIndex(day))) ?? null
}

/** The occurrence of a day and month that is closest to `near`, on the given weekday and not too early if there is one. */
function nearestDay(
	month: number,
	date: number,
	{ near, notBefore }: { near: string; notBefore: string },
	weekday: ReadonlySet<number>,
): string | null {
	const year = Number(near.slice(0, 4))
	const days = [-1, 0, 1, 2, -2, 3].flatMap((more) => realDay(year + more, month, date) ?? [])
	const narrow = (all: string[], isFit: (day: string) => boolean) => (all.some(isFit) ? all.filter(isFit) : all)
	const fitting = narrow(
		narrow(days, (day) => weekday.has(weekdayIndex(day))),
		(day) => day >= notBefore,
	)
	const distance = (day: string) => Math.abs(Date.parse(day) - Date.parse(near))
	return fitting.toSorted((a, b) => distance(a) - distance(b))[0] ?? null
}
