type FoundTime = { time: string; from: number; to: number }

const TWELVE_HOUR = /(?<![\d:.])(\d{1,2})(?:[:.h](\d{2}))? ?([ap])\.?m\b\.?/gi
/** '7h 10m' is how long something takes. */
const TWENTY_FOUR_HOUR = /(?<![\d:.,+-])([01]?\d|2[0-3])(?::| ?h ?)([0-5]\d)(?!\d| ?m(?:in|ins|inutes)?\b)/gi
const WITH_UNIT = /(?<![\d:.])([01]?\d|2[0-3])[:.h]?([0-5]\d) ?(?:hrs|hours|uhr|uur|h)\b/gi
/** Matches 'ore 12.35', 'um 15.30' and 'at 8.45'. */
const AFTER_PREPOSITION = /(?<!\p{L})(?:ore|um|at|às|kl\.?|alle) ([01]?\d|2[0-3])\.([0-5]\d)(?!\d|\.\d)/giu
/** '07.30  Transfer' at the start of a line, 'arr 15.10' behind a word for a time. */
const DOTTED =
	/(?:^[\s*•–-]*|(?<!\p{L})(?:dep|arr|ab|an|etd|eta|departs?|arrives?|delle|dalle|from|from about|ca\.?|vers)[.:]? )([01]?\d|2[0-3])\.([0-5]\d)(?=\s+\p{L}|\s*(?:[-–/,;)|]|$))(?!\.\d)/giu
/** '15.30' is a time only if the text contains nothing else, or if it stands behind two places: 'Oslo (OSL) 16.40 - Arlanda (ARN) 17.40'. */
const TIME_ONLY = /^\s*([01]?\d|2[0-3])\.([0-5]\d)\s*(?:\(?\+ ?[12](?: \p{L}{3,5})?\)?\s*)?$/u
const DOTTED_PAIR =
	/(?<=\p{L}\)? )([01]\d|2[0-3])\.([0-5]\d)(?=\)? ?[-–—→>,/] ?\p{L}.{2,60}?\p{L}\)? [012]\d\.[0-5]\d(?!\d|\.\d))|(?<=\d\d\.[0-5]\d\)? ?[-–—→>,/] ?\p{L}.{2,60}?\p{L}\)? )([01]\d|2[0-3])\.([0-5]\d)(?!\d|\.\d)/gu
/** 'às 9h', 'à 10 h' */
const HOUR_AFTER = /(?<!\p{L})(?:às|à|a las|alle|um|at|vers|dès) ([01]?\d|2[0-3]) ?h(?![\p{L}\d])(?! ?\d)/giu
/** '10h' at the start of an answer, and ', 14 h – ' in a list. In the middle of a text it is a duration. */
const FULL_HOUR = /^\s*([01]?\d|2[0-3])h(?=\s|$)(?! ?\d{1,2} ?m)|(?:^\s*|[,;|]\s?)([01]?\d|2[0-3]) ?h(?=\s*[-–—:])/g
/** '15 Uhr', 'at 11 o’clock'. */
const WHOLE_HOUR = /(?<![\d:.,/-])([01]?\d|2[0-3]) ?(?:uhr|uur|o[’'`]?clock)(?!\p{L})/giu
/** '0815 Transfer', 'dep 2335 arr 0630+1'. '2027' is a year. */
const FOUR_DIGITS =
	/(?:^\s*|(?<!\p{L})(?:dep|arr|etd|eta|std|sta|departs?|departing|arrives?|arriving|at|um|kl|p\/?u|pick ?-?up)[.:]? |(?<=(?<!\d)[012]\d[0-5]\d ?[-–/] ?|\d\p{L}{3}\d{0,4} |20\d{6}[ T]))(?!20[2-4]\d)([01]\d|2[0-3])([0-5]\d)(?:hrs?|h)?(?=\s+\p{L}|\s*(?:[-–/,;.)+|(]|$))(?![-–]\d{2}(?!\d))/giu
const NAMED_TIME = /\b(?:12 )?(noon|midday|midnight)\b/gi

/** Every time in a text, as 'HH:MM', in order: '8:40pm', '20:40', '2040 hrs', '20h40', 'noon'. */
export function findTimes(text: string): FoundTime[] {
	const found: FoundTime[] = []
	const add = (match: RegExpExecArray, hour: number, minute: number) => {
		const from = match.index + match[0].search(/\d|[nm]/i)
		const to = match.index + match[0].length
		if (hour > 23 || minute > 59 || found.some((one) => from < one.to && to > one.from)) return
		found.push({ time: `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`, from, to })
	}
	for (const match of text.matchAll(TWELVE_HOUR)) {
		const hour = Number(match[1])
		if (hour >= 1 && hour <= 12)
			add(match, (hour % 12) + (match[3]?.toLowerCase() === 'p' ? 12 : 0), Number(match[2] ?? 0))
	}
	const alone = TIME_ONLY.exec(text)
	if (alone) add(alone, Number(alone[1]), Number(alone[2]))
	for (const match of text.matchAll(WITH_UNIT)) add(match, Number(match[1]), Number(match[2]))
	for (const match of text.matchAll(TWENTY_FOUR_HOUR)) add(match, Number(match[1]), Number(match[2]))
	for (const match of text.matchAll(DOTTED)) add(match, Number(match[1]), Number(match[2]))
	for (const match of text.matchAll(DOTTED_PAIR)) add(match, Number(match[1] ?? match[3]), Number(match[2] ?? match[4]))
	for (const match of text.matchAll(AFTER_PREPOSITION)) add(match, Number(match[1]), Number(match[2]))
	for (const match of text.matchAll(WHOLE_HOUR)) add(match, Number(match[1]), 0)
	for (const match of text.matchAll(FOUR_DIGITS)) add(match, Number(match[1]), Number(match[2]))
	for (const match of text.matchAll(HOUR_AFTER)) add(match, Number(match[1]), 0)
	for (const match of text.matchAll(FULL_HOUR)) add(match, Number(match[1] ?? match[2]), 0)
	for (const match of text.matchAll(NAMED_TIME)) add(match, match[1]?.toLowerCase() === 'midnight' ? 0 : 12, 0)
	return found.toSorted((a, b) => a.from - b.from)
}
