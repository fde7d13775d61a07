import { fold } from '#shared/fold.ts'

type PersonName = { title?: string; fullName: string }

/** The agency's titles with what documents write for them. Marks distinguish the short ones from initials. The later ones say more. */
const TITLE_WORDS = {
	Mr: 'Mr Mister Monsieur Herr Herrn Hr Herra Sig Signor Signore Sr Señor Senhor Dhr Heer Meneer Pan Pán Bay Kyrios',
	Mrs: 'Mrs Mme Madame Frau Fru Rouva Sig.ra Signora Sra Señora Senhora Sra.D Dña Doña Dona Mevr Mevrouw Mw Pani Paní Bayan Kyria',
	Miss: 'Miss Mlle Mademoiselle Fräulein Frl Sig.na Signorina Srta Señorita Senhorita Menina Neiti Slečna Mej Mejuffrouw Fröken Frøken Frk',
	Ms: 'Ms',
	Mx: 'Mx',
	Master: 'Mstr Master Menino Jongeheer',
	Lord: 'Lord',
	Lady: 'Lady',
	Rev: 'Rev Revd Reverend Pfarrer Abbé',
	Dr: 'Dr Doctor Doktor Tohtori Dott Dottor Dottore Dott.ssa Dottoressa Dra Doutor Doutora Docteur Doctora Ddr MUDr JUDr PhDr RNDr',
	Professor:
		'Prof Univ.-Prof Professor Professorin Professori Professeur Professeure Profesor Profesora Professora Professore Professoressa',
	Sir: 'Sir',
	Dame: 'Dame',
}
const RANKED = Object.keys(TITLE_WORDS)
const SPELLINGS = Object.values(TITLE_WORDS).flatMap((words) => words.split(' '))
const TITLES = new Map(
	Object.entries(TITLE_WORDS).flatMap(([title, words]) =>
		words.split(' ').map((word): [string, string] => [fold(word), title]),
	),
)
/** Titles that languages without capitals for them write small. English has names and rooms for some: 'master suite'. */
const SMALL =
	'monsieur madame mademoiselle herr herrn frau fru signor signora signorina dottor dottore dottoressa doutor doutora doctora professor professore professoressa profesor profesora professora herra rouva neiti paní señor señora señorita senhor senhora dhr sig sig.ra sig.na dott dott.ssa srta heer meneer mevr mevrouw mw pan pani'
/** The source of a pattern for one title, as people and reservation systems write it. */
export const TITLE_PATTERN = `(?:${[
	...SPELLINGS,
	...SPELLINGS.map((word) => word.toUpperCase()),
	...SMALL.split(' '),
	'Sra\\. D',
	'Sr\\.?[ªa]\\.? D',
	'Da\\.',
	'M',
	'D',
]
	.map((word) => word.replace(/(?<!\\)\./g, '\\.'))
	.join('|')})`
/** 'M. Dupont' and 'D. Álvaro Ferrer' are titled; 'M Dupont' has an initial. */
const MARKED: Readonly<Record<string, string>> = { 'M.': 'Mr', 'D.': 'Mr', 'Da.': 'Mrs' }
/** 'Dr. med. Eva Muster', 'Dipl.-Ing.' */
const DEGREE = /^(?:\p{Ll}|\p{L}{3,5})\.(?:-?\p{L}{1,5}\.?)*$/u
/** 'DOE/JOHN' and 'Doe, John', but not 'John Doe, MD'. */
const FAMILY_FIRST = /^([^,/]+)[,/] ?(?!(?:jr|sr|ii|iii|phd|md|esq)\b)([^,/]+)$/i
/** Barcodes and old reservation systems append the title to the given name: 'JOHNMR'. */
const TITLE_SUFFIX = /^(\p{Lu}{3,}?)(MRS|MISS|MSTR|MR|(?<!DA|IA|O)MS)$/u

/** The agency's title for 'MR', 'mr.', 'Frau', 'Dña.' or 'Herr Prof. Dr.' (IMPORT-41). Null if the text is not a title. */
export function readTitle(text: string): string | null {
	const whole = TITLES.get(fold(text)) ?? MARKED[text.trim()]
	if (whole !== undefined || text.length > 30) return whole ?? null
	const parts = text.trim().split(/(?<=\.)\s*|\s+/)
	const titles = parts.map((part) => TITLES.get(fold(part)) ?? MARKED[part] ?? null)
	return parts.length > 1 && titles.every((title) => title !== null) ? titles.reduce<string | null>(higher, null) : null
}

const higher = (one: string | null, other: string | null): string | null =>
	other !== null && RANKED.indexOf(other) >= LOWEST_RANK && RANKED.indexOf(other) > RANKED.indexOf(one ?? '')
		? other
		: (one ?? other)
/** Those below are no more than a form of address. */
const LOWEST_RANK = RANKED.indexOf('Lord')

/**
 * Title and name from 'DOE/JOHN MR', 'DOE/JOHNMR', 'Okafor, Daniel (Mr)' or 'Dr Priya Raman (adult)'. Names in capitals
 * become 'John Doe'. Null if no name is left.
 */
export function readPersonName(text: string): PersonName | null {
	const line = text
		.replaceAll(/\(([^()]{0,60})\)/g, (whole, inside: string) => (readTitle(inside) ? whole : ' '))
		.replace(/\s(?:ADT|CHD|CNN|INF|INS|YTH)\s*$/, '')
		.replace(/^\s*\d{1,2}[.)]\s*(?:\d(?=[A-Z]))?/, '')
		.replace(/^(?:de|el|la|il|le|o|a|der|die|den) (?=(?:heer|se[ñn]ora?|signora?|senhora?|herrn?|frau)\b)/iu, '')
		.replaceAll(/[()]/g, ' ')
		.replace(/(?<=\p{L}{3})\.\s*$/u, '')
		.replaceAll(/\s+/g, ' ')
		.trim()
	const [, family, given] = (readTitle(line.split(/[,/]/)[0] ?? '') ? null : FAMILY_FIRST.exec(line)) ?? []
	const words = (given ?? line).split(/[\s,]+/).filter(Boolean)
	// Reservation systems write the title last: in 'KONQUI/DOCTOR MR', DOCTOR is the given name.
	let title = family ? takeTitle(words, -1, true) : takeTitlesBefore(words)
	title ??= takeTitle(words, family ? 0 : -1, family !== undefined)
	if (family) words.push(...family.split(' ').filter(Boolean))
	const isAllCaps = words.length > 1 && !/\p{Ll}/u.test(words.join(''))
	const [, withoutSuffix, titleSuffix] = (isAllCaps && TITLE_SUFFIX.exec(words[0] ?? '')) || []
	if (withoutSuffix) words[0] = withoutSuffix
	title ??= readTitle(titleSuffix ?? '')
	// 'DE KERGORLAY Solange' has its family name first.
	const givenAt = isAllCaps ? 0 : words.findIndex((word) => !IS_CAPITAL.test(word))
	if (givenAt > 0 && /^\p{Lu}\p{Ll}/u.test(words[givenAt] ?? '')) words.push(...words.splice(0, givenAt))
	const named = words.map((word, index) =>
		index > 0 && index < words.length - 1 && word === word.toUpperCase() && PARTICLES.has(fold(word))
			? word.toLowerCase()
			: isAllCaps || (IS_CAPITAL.test(word) && word.length > 2)
				? toNameCase(word)
				: word,
	)
	const fullName = named.join(' ')
	return /\p{L}/u.test(fullName) ? { ...(title ? { title } : {}), fullName } : null
}
const IS_CAPITAL = /^\p{Lu}[\p{Lu}’'-]+$/u
/** 'Herr Prof. Dr. med. Matthias Grünwald' has three titles, of which the highest says most, and a degree. */
function takeTitlesBefore(words: string[]): string | null {
	let title: string | null = null
	while (words.length > 1) {
		const next = takeTitle(words, 0, false)
		if (next) title = higher(title, next)
		else if (words.length > 2 && DEGREE.test(words[0]!)) words.shift()
		else break
	}
	return title
}

/** Titles precede a name, but follow it in reservation systems. Elsewhere only the English ones do. */
function takeTitle(words: string[], at: 0 | -1, isOfSystem: boolean): string | null {
	const word = words.at(at) ?? ''
	const title = words.length > 1 && (at === 0 || isOfSystem || ENGLISH.test(word)) ? readTitle(word) : null
	if (title) words.splice(at, 1)
	return title
}

const ENGLISH = /^(?:mr|mrs|miss|ms|mx|dr|prof|mstr|master|sir|dame|lord|lady|rev)\.?$/i

/** 'Hartley-Jones' from 'HARTLEY-JONES'. */
export const toNameCase = (word: string): string =>
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

/** Particles that may be set small between names. */
const PARTICLES = new Set(
	'de del des della di da dos das do du van von der den ter ten zu zur la le el al bin ibn y e af av'.split(' '),
)
const NOT_NAMES = new Set(
	(
		'the of and for from with without your our you we us dear hello this that is are has have please thank thanks see no yes ' +
		'booking confirmation number reference information details summary overview name date time total payment deposit balance party ' +
		'guest list client agent agency agencia agence agenzia reisbureau reiseburo viajes viaggi voyages travel tours reisen club plus card booked revised driver flight flights airline airport ticket hotel hotels room rooms suite villa stay stays transfer transfers guests passenger passengers traveller travellers ' +
		'adult adults adulto adulte erwachsener volwassene child children kind infant itinerary trip holiday journey tour activity activities airways airlines resort requests request ' +
		'lead traveler travelers first second third other names general facts remarks issued complimentary fare base checked bag allowance ltd llc inc gmbh sarl srl plc villas conditions notes ' +
		'prepaid ref where street road avenue strasse reiseschutz viagens dmc reisepass frequent flyer insurance baggage luggage seat seats class meal meals diet dietary passport nationality phone mobile email address'
	).split(' '),
)

/** The same key for the same person, regardless of word order, accents, case and title: 'daniel okafor'. */
export const personKey = (fullName: string): string =>
	fold(readPersonName(fullName)?.fullName ?? fullName)
		.split(' ')
		.toSorted()
		.join(' ')
