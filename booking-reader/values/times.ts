import { ABOUT_TIME, ARRIVES, AT_TIME, DEPARTS, TIME_LABEL } from './time-words.ts'

type FoundTime = { time: string; from: number; to: number }

const HOUR = '([01]?\\d|2[0-3])'
const MINUTE = '([0-5]\\d)'
/** Units of a time of day, and not of how long something takes. */
const UNIT = "hrs|hours|uhr|uur|hs|hod(?:in)?|o[’'`]?clock|h"
/** What follows an amount or a measure. */
const NO_UNIT = '(?!\\s?(?:€|£|\\$|%|(?:eur|euros?|gbp|usd|chf|sek|nok|dkk|pln|czk|kr|z[łl]|m|km|kg|m²)(?!\\p{L})))'

/** '8:40pm', '8 p.m.' and '8:40p'. */
const TWELVE_HOUR = /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))? ?\(?([ap])(?:(?:\. ?)?m\b\.?|(?<=:\d\d[ap])(?!\p{L}))/giu
/** '1244P' in a column of a print. */
const IN_PRINT = /(?<=\S\s{2,9})(\d{1,2})(\d\d)([AP])(?=\s|[+#]|$)/g
/** '2-4pm', '2.30 to 4 p.m.': the first time is before the second. */
const BEFORE_TWELVE_HOUR =
	/(?<![\d:.–/-])(\d{1,2})(?:[:.](\d{2}))? ?(?:-|–|to|until|till)(?= ?(\d{1,2})(?:[:.]\d{2})? ?([ap])(?:\. ?)?m\b)/gi
/** '7h 10m' is how long something takes. */
const TWENTY_FOUR_HOUR =
	/(?<![\d:：∶,+-]|(?<!\p{L})\.)([01]?\d|2[0-3])(?:[:：∶]| ?h ?)([0-5]\d)(?!\d| ?m(?:in|ins|inutes?)?\b)/giu
const WITH_UNIT = new RegExp(`(?<![\\d:.])${HOUR}[:.h]?${MINUTE} ?(?:${UNIT})(?!\\p{L})`, 'giu')
/** Matches 'ore 12.35', 'um 15.30', 'kl 13,01' and 'at 8.45'. */
const AFTER_PREPOSITION = new RegExp(
	`(?<!\\p{L})(?:(?:${AT_TIME}) ?(?:ca\\.? )?${HOUR}\\.|(?:ore|kl\\.?|klo) ${HOUR},)${MINUTE}(?!\\d|\\.\\d)${NO_UNIT}`,
	'giu',
)
/** '07.30  Transfer' at the start of a line or in the cell behind its day, 'arr 15.10' behind a word for a time. */
const DOTTED = new RegExp(
	`(?:^[\\s*•–-]*|(?<= \\t)|(?<!\\p{L})(?:${DEPARTS}|${ARRIVES}|${ABOUT_TIME}|${TIME_LABEL})\\s?[.:]*\\s)${HOUR}\\.${MINUTE}(?=\\s+\\p{L}|\\s*(?:[-–/,;)|]|$))(?!\\.\\d)${NO_UNIT}`,
	'giu',
)
/** '10.30-12.00' behind the first of them. */
const UNTIL = new RegExp(
	`^(?:\\s?[-–/]\\s?|\\s(?:to|until|till|bis|à|a|alle|às|as|a las|até|tot|til|do)\\s)${HOUR}\\.${MINUTE}(?![.\\d])`,
	'iu',
)
/** '15.30' is a time only if the text contains nothing else, or if it stands behind two places: 'Oslo (OSL) 16.40 - Arlanda (ARN) 17.40', or in columns. */
const TIME_ONLY = /^\s*([01]?\d|2[0-3])\.([0-5]\d)\s*(?:\(?\+ ?[12](?: \p{L}{3,5})?\)?\s*)?$/u
const DOTTED_PAIR =
	/(?<=\p{L}\)? {1,20})([01]\d|2[0-3])\.([0-5]\d)(?=\)?(?: ?[-–—→>,/] ?| {2,20})\p{L}.{2,60}?\p{L}\)? {1,20}[012]\d\.[0-5]\d(?!\d|\.\d))|(?<=\d\d\.[0-5]\d\)?(?: ?[-–—→>,/] ?| {2,20})\p{L}.{2,60}?\p{L}\)? {1,20})([01]\d|2[0-3])\.([0-5]\d)(?!\d|\.\d)/gu
/** 'às 9h', 'à 10 h', 'à 9 heures 30', 'kl. 9', 'alle ore 9'. */
const HOUR_AFTER =
	/(?<!\p{L})(?:(?:às|as|das|pelas|à|a las?|hasta las?|alle|um|at|vers|dès|de|jusqu[’']à|v|ve|od|do) ([01]?\d|2[0-3]) ?(?:h|hs|heures?|horas?|hod(?:in)?)(?![\p{L}\d])(?! ?\d)|(?:à|vers|dès|de) ([01]?\d|2[0-3]) heures ([0-5]\d)(?!\d)|(?:kl\.?|klo|kello|klockan|klokken|alle ore|(?<!\d )ore|a las|godz\.?|godzinie) ?([01]?\d|2[0-3])(?!\d|[.,:/-]\d|\.? ?h? ?\d| ?(?:h|min|uhr|uur|[ap]\.? ?m)(?!\p{L})))/giu
/** '10h' at the start of an answer, and ', 14 h – ' in a list. In the middle of a text it is a duration. */
const FULL_HOUR = /^\s*([01]?\d|2[0-3])h(?=\s|$)(?! ?\d{1,2} ?m)|(?:^\s*|[,;|]\s?)([01]?\d|2[0-3]) ?h(?=\s*[-–—:])/g
/** '15 Uhr', '13 Uhr 5', 'at 11 o’clock'. */
const WHOLE_HOUR =
	/(?<![\d:.,/-])([01]?\d|2[0-3]) ?(?:uhr|uur|o[’'`]?clock)(?!\p{L})(?: (?:([0-5]\d)(?![\d.:/]| (?:pers|pax|gäste|tage|min))|([1-9])(?=\s*(?:[,;.)]|$))))?/giu
/** '0815 Transfer', 'dep 2335 arr 0630+1'. '2027' is a year. */
const FOUR_DIGITS = new RegExp(
	`(?:^\\s*|(?<!\\p{L})(?:${DEPARTS}|${ARRIVES}|at|um|kl|klo|${TIME_LABEL})[.:]? |(?<=(?<!\\d)[012]\\d[0-5]\\d ?[-–/] ?|\\d\\p{L}{3}\\d{0,4} |20\\d{6}[ T]))(?!20[2-4]\\d)([01]\\d|2[0-3])([0-5]\\d)(?:hrs?|h)?(?=\\s+\\p{L}|\\s*(?:[-–/,;.)+|(]|$))(?![-–]\\d{2}(?!\\d))${NO_UNIT}`,
	'giu',
)
/** '1455/2350' are two times. */
const TIME_PAIR =
	/(?<=^|\s)(?!20[2-4]\d|19)([01]\d|2[0-3])([0-5]\d)(?= ?[-–/] ?(?:[01]\d|2[0-3])[0-5]\d(?:\s|[+,;)]|$))/g
/** Behind a number they say which half of the day it is in. 'Canal du Midi' and the Mezzogiorno are no times. */
const NAMED_TIME =
	/(?<![\p{L}’'-]|\d:?\d\d (?:in the |del |di |w |v )?)(?:12 )?(?:[Nn]oon|NOON|[Mm]idday|(?<=(?:^|[ààa:–-]|vers|avant|après) ?)midi|mezzogiorno|medio ?d[ií]a|meio-dia|w południe|v poledne|keskipäivällä|([Mm]idnight|MIDNIGHT|minuit|mezzanotte|media ?noche|meia-noite|[Mm]itternacht|middernacht|midnatt?|o północy|o půlnoci|keskiyöllä))(?!\p{L}| Sun\b)/gu
/** The second half of the day, behind a time. */
const AFTERNOON =
	/^,? ?(?:p\.?m\b|in the (?:afternoon|evening)|at night|tonight|nachmittags|am nachmittag|abends|am abend|du soir|de l[’']apr[èe]s-midi|de la (?:tarde|noche)|del pomeriggio|di sera|della sera|da (?:tarde|noite)|[’'´`]s (?:middags|avonds)|på (?:eftermiddagen|kvällen)|om (?:aftenen|eftermiddagen|kvelden|ettermiddagen)|po południu|wieczorem|odpoledne|večer|iltapäivällä|illalla)(?!\p{L})/iu

/** Every time in a text, as 'HH:MM', in order: '8:40pm', 'kl. 20.40', '2040 hrs', '20h40', 'noon' (IMPORT-125). */
export function findTimes(text: string): FoundTime[] {
	const found: FoundTime[] = []
	const add = (match: RegExpExecArray, hour: number, minute: number) => {
		const at = match[0].search(/\d/)
		const from = match.index + Math.max(at, 0)
		const to = match.index + match[0].length
		if (hour > 23 || minute > 59 || found.some((one) => from < one.to && to > one.from)) return
		const isLater = hour > 0 && hour < 12 && AFTERNOON.test(text.slice(to, to + 24))
		const time = `${String(isLater ? hour + 12 : hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
		found.push({ time, from, to })
	}
	for (const match of [TWELVE_HOUR, IN_PRINT].flatMap((pattern) => [...text.matchAll(pattern)])) {
		const hour = Number(match[1])
		if (hour >= 1 && hour <= 12)
			add(match, (hour % 12) + (match[3]?.toLowerCase() === 'p' ? 12 : 0), Number(match[2] ?? 0))
	}
	for (const match of text.matchAll(BEFORE_TWELVE_HOUR)) {
		const [hour, until] = [Number(match[1]), Number(match[3])]
		const isAfternoon = match[4]?.toLowerCase() === 'p' && hour % 12 <= until % 12
		if (hour >= 1 && hour <= 12) add(match, (hour % 12) + (isAfternoon ? 12 : 0), Number(match[2] ?? 0))
	}
	for (const pattern of [TIME_ONLY, ...CLOCKS])
		for (const match of pattern.global ? text.matchAll(pattern) : [pattern.exec(text)]) {
			if (!match) continue
			const [hour, minute] = match.slice(1).filter((part) => part !== undefined)
			add(match, Number(hour), Number(minute ?? 0))
			const end = match.index + match[0].length
			const until = match[0].includes('.') && UNTIL.exec(text.slice(end))
			if (until) add(Object.assign(until, { index: end }), Number(until[1]), Number(until[2]))
		}
	for (const match of text.matchAll(NAMED_TIME)) add(match, match[1] ? 0 : 12, 0)
	return found.toSorted((a, b) => a.from - b.from)
}

/** Each states the hour and perhaps the minute. The first that matches a place counts. */
const CLOCKS = [
	WITH_UNIT,
	TWENTY_FOUR_HOUR,
	DOTTED,
	DOTTED_PAIR,
	TIME_PAIR,
	AFTER_PREPOSITION,
	WHOLE_HOUR,
	FOUR_DIGITS,
	HOUR_AFTER,
	FULL_HOUR,
]
