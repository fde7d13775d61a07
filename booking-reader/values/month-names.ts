import { fold } from '#shared/fold.ts'

/** Languages whose names of months and weekdays are known, those of our documents first. A name that two share is the first one's. */
const LANGUAGES =
	'en de fr es it pt nl da sv nb fi pl cs sk hu ro hr sl et lv lt el ru uk bg tr ca is sr-Latn id ms vi'.split(' ')
/** Abbreviations that Intl writes otherwise. */
const MONTHS_BESIDES =
	'jan:1 genn:1 janner:1 jaenner:1 janv:1 gen:1 feb:2 feber:2 febr:2 febb:2 fev:2 fevr:2 mar:3 mrz:3 maerz:3 apr:4 avr:4 may:5 jun:6 juin:6 jul:7 juil:7 lugl:7 aug:8 agt:8 ago:8 sept:9 sep:9 sett:9 set:9 setiembre:9 oct:10 okt:10 out:10 ott:10 nov:11 dec:12 dez:12 dic:12 ' +
	// Finnish and Greek in Latin letters.
	'tammik:1 helmik:2 maalisk:3 huhtik:4 toukok:5 kesak:6 heinak:7 elok:8 syysk:9 lokak:10 marrask:11 jouluk:12 ' +
	'ianouariou:1 fevrouariou:2 martiou:3 apriliou:4 maiou:5 iouniou:6 iouliou:7 avgoustou:8 septemvriou:9 oktovriou:10 noemvriou:11 dekemvriou:12'
const WEEKDAYS_BESIDES =
	'sun:0 mon:1 tue:2 tues:2 wed:3 weds:3 thu:4 thur:4 thurs:4 fri:5 sat:6 lun:1 mer:3 jeu:4 ven:5 sam:6 dim:0 dom:0 gio:4 sab:6 mie:3 jue:4 vie:5 miercoles:3 mier:3 juev:4 vier:5 sonnabend:6 samst:6 donn:4 mitt:3 din:2 woe:3 vri:5 zat:6 zon:0 tors:4 tirs:2 lor:6 pn:1 nd:0 sb:6 ' +
	// As they are inflected for 'on'.
	'maanantaina:1 tiistaina:2 keskiviikkona:3 torstaina:4 perjantaina:5 lauantaina:6 sunnuntaina:0 srode:3 sobote:6 niedziele:0 stredu:3 sobotu:6 nedeli:0'

/** Abbreviated weekdays that are far more often another word before a date. */
const PREPOSITIONS = new Set('to la ma ke pe ti su on no el me de da per car'.split(' '))

/** 2024 began on a Monday. */
const MONTH_DAYS = Array.from({ length: 12 }, (_, month) => Date.UTC(2024, month, 15, 12))
const WEEK = Array.from({ length: 7 }, (_, weekday) => Date.UTC(2024, 0, 7 + weekday, 12))

let names: { months: Map<string, number>; weekdays: Map<string, Set<number>> } | undefined

/** Reading the names of thirty languages takes some milliseconds, which documents without such dates need not wait for. */
function load() {
	const months = new Map<string, number>()
	const weekdays = new Map<string, Set<number>>()
	const addMonth = (name: string, month: number) => {
		if (name.length > 1 && !/\d/.test(name) && !months.has(name)) months.set(name, month)
	}
	const addWeekday = (name: string, weekday: number) => {
		if (name.length > 1 && !PREPOSITIONS.has(name)) weekdays.set(name, (weekdays.get(name) ?? new Set()).add(weekday))
	}
	for (const language of LANGUAGES)
		for (const style of ['long', 'short'] as const) {
			const alone = new Intl.DateTimeFormat(language, { month: style, timeZone: 'UTC' })
			// Slavic languages decline the month after a day.
			const dated = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' })
			const ofWeek = new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' })
			for (const [index, at] of MONTH_DAYS.entries()) {
				const inDate = dated.formatToParts(at).find(({ type }) => type === 'month')?.value ?? ''
				for (const name of [alone.format(at), inDate]) addMonth(fold(name), index + 1)
			}
			for (const [index, at] of WEEK.entries()) addWeekday(fold(ofWeek.format(at)), index)
		}
	for (const [name = '', month] of MONTHS_BESIDES.split(' ').map((pair) => pair.split(':')))
		addMonth(name, Number(month))
	for (const [name = '', day] of WEEKDAYS_BESIDES.split(' ').map((pair) => pair.split(':')))
		addWeekday(name, Number(day))
	return { months, weekdays }
}

/** The folded form of a word. Those before and after a number are few, and looked up in each line of a document. */
function folded(word: string): string {
	let known = FOLDED.get(word)
	if (known !== undefined) return known
	if (FOLDED.size >= MAX_FOLDED) FOLDED.clear()
	FOLDED.set(word, (known = fold(word)))
	return known
}
const MAX_FOLDED = 2000
const FOLDED = new Map<string, string>()

/** 1 to 12 for a month's name or abbreviation in any of the languages. */
export const monthNamed = (name: string): number | null => (names ??= load()).months.get(folded(name)) ?? null

/** Whether a text ends with an English weekday, behind which '10.05' may be a time. */
export const isEnglishWeekday = (text: string): boolean =>
	/(?<!\p{L})(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day|sday|nesday|rsday|urday)?\.?,? $/iu.test(text)

/** 0 (Sunday) to 6 for a weekday's name or abbreviation. Several where languages differ, none for other words. */
export const weekdaysNamed = (name: string): ReadonlySet<number> =>
	(names ??= load()).weekdays.get(folded(name)) ?? NONE
const NONE: ReadonlySet<number> = new Set()
