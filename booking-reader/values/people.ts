import { fold } from '#shared/fold.ts'

type PersonName = { title?: string; fullName: string }

/** The agency's titles with what documents write for them, folded. Marks distinguish the short ones from initials. */
const TITLE_WORDS = {
	Mr: 'mr mister monsieur herr herrn hr sig signor signore sr senor senhor dhr heer meneer pan bay',
	Mrs: 'mrs mme madame frau fru sig.ra signora sra senora senhora sra.d dna dona mevr mevrouw mw pani bayan',
	Miss: 'miss mlle mademoiselle fraulein sig.na signorina srta senorita menina',
	Ms: 'ms',
	Mx: 'mx',
	Dr: 'dr doctor doktor dott dottor dottore dott.ssa dottoressa dra doutor doutora docteur',
	Professor: 'prof professor',
	Master: 'mstr master',
	Sir: 'sir',
	Dame: 'dame',
	Lord: 'lord',
	Lady: 'lady',
	Rev: 'rev revd reverend',
}
const TITLES = new Map(
	Object.entries(TITLE_WORDS).flatMap(([title, words]) =>
		words.split(' ').map((word): [string, string] => [word.replace('.', ' '), title]),
	),
)
/** 'M. Dupont' and 'D. Álvaro Ferrer' are titled; 'M Dupont' has an initial. */
const MARKED: Readonly<Record<string, string>> = { 'M.': 'Mr', 'D.': 'Mr' }
/** 'DOE/JOHN' and 'Doe, John', but not 'John Doe, MD'. */
const FAMILY_FIRST = /^([^,/]+)[,/] ?(?!(?:jr|sr|ii|iii|phd|md|esq)\b)([^,/]+)$/i
/** Barcodes and old reservation systems append the title to the given name: 'JOHNMR'. */
const TITLE_SUFFIX = /^(\p{Lu}{3,})(MR|MRS|MISS|MSTR)$/u

/** The agency's title for 'MR', 'mr.', 'Frau' or 'Dña.' (IMPORT-41). Null if the text is not a title. */
export const readTitle = (text: string): string | null => TITLES.get(fold(text)) ?? MARKED[text.trim()] ?? null

/**
 * Title and name from 'DOE/JOHN MR', 'DOE/JOHNMR', 'Okafor, Daniel (Mr)' or 'Dr Priya Raman (adult)'. Names in capitals
 * become 'John Doe'. Null if no name is left.
 */
export function readPersonName(text: string): PersonName | null {
	const line = text
		.replaceAll(/\((?:adult|child|infant|lead|adt|chd|inf|\d)[^)]{0,50}\)/gi, ' ')
		.replace(/\s(?:ADT|CHD|CNN|INF|INS|YTH)\s*$/, '')
		.replace(/^\s*\d{1,2}[.)]\s*/, '')
		.replace(/^(?:de|el|la|il|le|o|a|der|die|den) (?=(?:heer|se[ñn]ora?|signora?|senhora?|herrn?|frau)\b)/iu, '')
		.replaceAll(/[()]/g, ' ')
		.replace(/(?<=\p{L}{3})\.\s*$/u, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
	const [, family, given] = (readTitle(line.split(/[,/]/)[0] ?? '') ? null : FAMILY_FIRST.exec(line)) ?? []
	const words = (given ?? line).split(/[\s,]+/).filter(Boolean)
	// Reservation systems write the title last: in 'KONQUI/DOCTOR MR', DOCTOR is the given name.
	let title = takeTitle(words, family ? -1 : 0)
	title ??= takeTitle(words, family ? 0 : -1)
	// 'Herr Dr. Matthias Grünwald' has two titles. The second one says more.
	if (title && !family) title = takeTitle(words, 0) ?? title
	if (family) words.push(...family.split(' ').filter(Boolean))
	const isAllCaps = words.length > 1 && !/\p{Ll}/u.test(words.join(''))
	const [, withoutSuffix, titleSuffix] = (isAllCaps && TITLE_SUFFIX.exec(words[0] ?? '')) || []
	if (withoutSuffix) words[0] = withoutSuffix
	title ??= readTitle(titleSuffix ?? '')
	const fullName = words.map(isAllCaps ? toNameCase : (word) => word).join(' ')
	return /\p{L}/u.test(fullName) ? { ...(title ? { title } : {}), fullName } : null
}

/** Titles precede a name, but follow it in reservation systems, which have the English ones only. */
function takeTitle(words: string[], at: 0 | -1): string | null {
	const word = words.at(at) ?? ''
	const title = words.length > 1 && (at === 0 || ENGLISH.test(word)) ? readTitle(word) : null
	if (title) words.splice(at, 1)
	return title
}

const ENGLISH = /^(?:mr|mrs|miss|ms|mx|dr|prof|mstr|master|sir|dame|lord|lady|rev)\.?$/i

/** 'Hartley-Jones' from 'HARTLEY-JONES'. */
const toNameCase = (word: string) =>
	word.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())

/**
 * Whether a text may be a person's name: two to six words, or a title and one, none of which is common in forms or
 * letters.
 */
export function looksLikeName(text: string): boolean {
	if (/[\d@:£$€?!]/.test(text) || text.length > 80) return false
	const name = readPersonName(text)
	const words = name?.fullName.split(' ') ?? []
	return (
		words.length >= (name?.title ? 1 : 2) &&
		words.length <= 6 &&
		words.every((word) => /^\p{L}[\p{L}'’.-]*$/u.test(word) && !NOT_NAMES.has(fold(word)))
	)
}

/** Whether an unlabelled line is a person's name: capitalised, and not a sentence. */
export const isCapitalisedName = (text: string): boolean =>
	looksLikeName(text) &&
	!/\p{L}{4}\.$/u.test(text.trim()) &&
	text
		.trim()
		.split(/[\s,/]+/)
		.every((word) => /^\p{Lu}/u.test(word) || PARTICLES.has(fold(word)) || readTitle(word) !== null)

const PARTICLES = new Set(
	'de del della di da dos du van von der den ten ter zu la le al el bin ibn y e af av'.split(' '),
)
const NOT_NAMES = new Set(
	(
		'the of and for from with without your our you we us dear hello this that is are has have please thank thanks see no yes ' +
		'booking confirmation number reference information details summary overview name date time total payment deposit balance ' +
		'guest list client agent agency driver flight flights airline airport ticket hotel hotels room rooms suite villa stay stays transfer transfers guests passenger passengers traveller travellers ' +
		'adult adults children infant itinerary trip holiday journey tour activity activities airways airlines resort requests request ' +
		'frequent flyer insurance baggage luggage seat seats class meal meals diet dietary passport nationality phone mobile email address'
	).split(' '),
)

/** The same key for the same person, regardless of word order, accents, case and title: 'daniel okafor'. */
export const personKey = (fullName: string): string =>
	fold(readPersonName(fullName)?.fullName ?? fullName)
		.split(' ')
		.toSorted()
		.join(' ')
