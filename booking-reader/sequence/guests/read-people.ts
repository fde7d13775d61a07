import { isCapitalisedName, looksLikeName, personKey, readPersonName, readTitle } from '../../values/people.ts'
import { fold } from '#shared/fold.ts'
import type { Entity } from '../entities.ts'
import { fieldsOf, type Line, type SequenceElement, valueFrom } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { addDetails, detailsIn } from './guest-details.ts'
import { isNaming } from './naming.ts'

const GREETING =
	/^(?:dear|hello|hi|good (?:morning|afternoon)|sehr geehrte\p{L}*|liebe\p{L}*|guten tag|hallo|bonjour|ch[eè]re?|estimad\p{L}*|hola|gentile|egregi\p{L}*|buongiorno|prezad\p{L}*|car[oa]|ol[aá]|beste|geachte|k[æj]\p{L}+re|szanown\p{L}*)\b/iu
/** People who serve the travellers. */
const SERVING =
	/\b(?:driver|chauffeur|guide|captain|pilot|fahrer|agent|consultant|advisor|manager|host|concierge|contact|signed|regards|sincerely|your (?:host|butler)|conductor|conduct(?:eur|rice)|autista|motorista|guía|guia|guida|reiseleit\p{L}*|gids|sj[aå]f[oø]r|chaufför|kuljettaja|opas|kierowca|przewodnik|řidič|průvodce|rehber|kapit[aä]n|capit(?:aine|[aá]n|ano|ão)|comandante|skipper|berater(?:in)?|conseill(?:er|ère)|consulente|adviseur|handläggare|rådgiver|issued by|prepared by|sold by|booked by agent|(?:file )?handler|z\. ?hd\.?|att(?:n|ention)?\.?|c\/o|broker|instructor|skilehrer|moniteur|reception|with your)(?!\p{L})|(?:reserved|booked|arranged|handled|made|confirmed|requested)(?: (?:for|on behalf of) \p{L}+)? (?:by|von|par|por|da|door|af|av) $/iu
/** What follows a name in a list: a seat, an age, a ticket. */
const AFTER_NAME = /\s*(?:\s[-–—]|[,;:|(\t/]|\s{2,}|\d).*$/su

/** 'Dragon, Dr. Konqi' is one person. */
const FAMILY_FIRST = /^[\p{L}’'-]+, (?:\p{L}{2,4}\. )?\p{Lu}[\p{L}’'-]+$/u

/** Finds travellers: people with a title, and names where a label, a column or a list says that they are names. `source` has the cells. */
export function readPeople(lines: readonly Line[], source: readonly SourceLine[]): SequenceElement[] {
	const latest = lines
		.flatMap(({ entities }) => entities.filter(isDate))
		.reduce((last, { value }) => (value > last ? value : last), '')
	const names = lines.flatMap(({ entities }) =>
		entities.flatMap(({ kind, value }) => (kind === 'person' && value.includes('/') ? [value] : [])),
	)
	const context = { latest, names: [...new Set(names)].slice(0, 40) }
	const found = [
		...lines.flatMap((line) => [...labelledNames(line, context), ...titledNames(line, context)]),
		...listedNames(lines, context),
		...namesInColumns(lines, source, context),
	]
	const travellers = found.length > 0 ? found : lines.flatMap((line) => thankedNames(line, context))
	const people = merged([...travellers, ...relatives(lines, travellers, context)])
	addDetails(lines, people)
	// 'Mr & Mrs A Fairweather' stands for people who are named in full elsewhere.
	const isShort = (one: SequenceElement) => /^\p{Lu}\.? /u.test(String(one.fields.fullName?.value))
	return (people.every(isShort) ? people : people.filter((one) => !isShort(one))).slice(0, 40)
}

/** The latest day of the document, and the names in the notation of reservation systems. */
type Context = { latest: string; names: readonly string[] }
const isDate = ({ kind }: Entity) => kind === 'date'

/** One element for each person, with what all places say. 'Frau Muster' and 'Anna Muster' are 'Anna Maria Muster'. */
function merged(people: readonly SequenceElement[]): SequenceElement[] {
	const found: { parts: Set<string>; one: SequenceElement }[] = []
	const ordered = people
		.map((one) => ({ parts: new Set(personKey(String(one.fields.fullName?.value)).split(' ')), one }))
		.toSorted((a, b) => b.parts.size - a.parts.size)
	for (const { parts, one } of ordered) {
		const known = found.find((other) => parts.isSubsetOf(other.parts))
		// The order of a name is that of a sentence, where a list in capitals may have another.
		if (!known) found.push({ parts, one: { ...one, fields: { ...one.fields } } })
		else if (known.parts.size === parts.size && !known.one.fields.title && one.fields.title)
			known.one.fields = { ...known.one.fields, ...one.fields }
		else known.one.fields = { ...one.fields, ...known.one.fields }
	}
	const places = new Map(
		people.map((one, index): [string, number] => [String(one.fields.fullName?.value), index]).toReversed(),
	)
	const placeOf = ({ parts }: { parts: Set<string> }) =>
		Math.min(
			...[...places].flatMap(([name, index]) => (new Set(personKey(name).split(' ')).isSubsetOf(parts) ? [index] : [])),
		)
	return found.toSorted((a, b) => placeOf(a) - placeOf(b)).map(({ one }) => one)
}

/** `own` is what the line says of that person. */
function person(line: Line, text: string, { latest }: Context, own = line.text): SequenceElement[] {
	const name = readPersonName(text.trim())
	if (!name || !looksLikeName(text) || name.fullName.split(' ').length < 2) return []
	return [
		{
			fields: fieldsOf({
				...detailsIn(line, own, latest, line.section === 'guest'),
				title: name.title && valueFrom(line, line.text, name.title),
				fullName: valueFrom(line, line.text, name.fullName),
			}),
			issues: [],
		},
	]
}

function titledNames(line: Line, context: Context): SequenceElement[] {
	return GREETING.test(line.text) || SERVING.test(line.label) ? [] : titledIn(line, context)
}

const titledIn = (line: Line, context: Context): SequenceElement[] => {
	const people = line.entities.filter(({ kind }) => kind === 'person')
	return people.flatMap(({ value, from }, index) => {
		if (SERVING.test(line.text.slice(Math.max(0, from - 24), from))) return []
		// 'TICKET FOR SAMPLE/JOHN MR' has a word too many in front.
		if (value.includes('/') && context.names.some((name) => value.endsWith(` ${name}`))) return []
		// 'Dr Anna Muster (born 14 May 1968), Mr Max Muster (born 2 November 1970)'
		return person(
			line,
			inOneCase(value),
			context,
			line.text.slice(people.length === 1 ? 0 : from, people[index + 1]?.from),
		)
	})
}

/** 'MRS ELIZABETH MONTAGUE Frequent flyer': a name in capitals ends where they end. */
function inOneCase(name: string): string {
	const words = name.split(' ')
	if (!words.slice(0, 2).every((word) => word === word.toUpperCase())) return name
	const end = words.findIndex((word) => word !== word.toUpperCase())
	return words.slice(0, end === -1 ? words.length : end).join(' ')
}

/** A label and its value within a line: '· Reisende: Ingrid Eksempel og Torstein Eksempel ·' */
const PAIR =
	/(?:^|[·•|–;(]\s*|\s{2,})(\p{L}[^:·•|\d]{2,30}?)\s?:\s+([^:·•|]{4,160}?)(?=\s*(?:[·•|]|\s{2,}|\p{L}+\s?:|$))/gu

function labelledNames(line: Line, context: Context): SequenceElement[] {
	if (line.value.length > 300) return []
	if (line.label !== '' && (isNaming(line.label) || (line.section === 'guest' && line.label === 'lead')))
		return namesIn(line, line.value, context)
	if (!line.text.includes(':')) return []
	return [...line.text.matchAll(PAIR)].flatMap(([, label = '', value = '']) =>
		isNaming(fold(label)) ? namesIn(line, value, context) : [],
	)
}

function namesIn(line: Line, value: string, context: Context): SequenceElement[] {
	if (FAMILY_FIRST.test(value)) return person(line, value, context)
	return value
		.replaceAll(/\([^()]*\)/g, ' ')
		.split(/\s*(?:[;\n&+]|,(?= ?\p{Lu}\p{Ll})|(?<!\p{L})(?:and|und|et|y|e|en|og|och|i)(?= \p{Lu}))\s*/u)
		.flatMap((part, _, parts) => {
			const name = part.replace(AFTER_NAME, '').replace(/\.$/, '')
			return isCapitalisedName(name) ? person(line, name, context, parts.length === 1 ? line.text : part) : []
		})
}

/** Words in front of a family name that are no given names. */
const NO_GIVEN =
	/^(?:famil\p{L}+|fam|house|villa|casa|hotel|chalet|palazzo|haus|herren?|gruppe|group|the|le|la|el|il|and|und|et|og|och|liebe\p{L}*|dear|hello|hallo|hej|hi|bonjour|hola|ciao|team|party)$/u
const AND = '(?:und|and|et|y|e|en|og|och|&|i)'

/** Who shares the family name of a known traveller: 'Theresa (14) und Moritz Muster (11)' with Herrn Georg Muster. */
function relatives(lines: readonly Line[], known: readonly SequenceElement[], context: Context): SequenceElement[] {
	const families = new Set(
		known.flatMap(({ fields }) => /[\p{L}’'-]{3,}$/u.exec(String(fields.fullName?.value))?.[0] ?? []),
	)
	return [...families].slice(0, 8).flatMap((family) => {
		const name = new RegExp(
			`(?<![\\p{L}’'@/-])(?:(?<!\\p{Lu}[\\p{L}’'-]{0,20} )(\\p{Lu}\\p{Ll}+)(?: \\([^()]{1,16}\\))?,? ${AND} )?(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?) ${family}(?![\\p{L}’'-])`,
			'gu',
		)
		return lines.flatMap((line) => {
			if (line.text.length > 400 || !line.text.includes(family) || GREETING.test(line.text) || SERVING.test(line.label))
				return []
			return [...line.text.matchAll(name)].flatMap(({ 0: whole, 1: first, 2: second = '', index }) => {
				if (SERVING.test(line.text.slice(Math.max(0, index - 24), index))) return []
				// 'Hotel: Palace Sample'
				if (
					line.label !== '' &&
					line.section !== 'guest' &&
					!isNaming(line.label) &&
					!line.label.includes(fold(second))
				)
					return []
				const given = [first, second].filter(
					(one) => one !== undefined && !NO_GIVEN.test(fold(one)) && readTitle(one) === null,
				)
				return given.flatMap((one) => person(line, `${one} ${family}`, context, whole))
			})
		})
	})
}

/** The names in the column of a table whose heading is for travellers. */
function namesInColumns(lines: readonly Line[], source: readonly SourceLine[], context: Context): SequenceElement[] {
	const found: SequenceElement[] = []
	let heading: { row: number; column: number; table?: number; isFamilyFirst: boolean } | null = null
	let lastRow = -1
	for (const { text, where, cell, standing } of source) {
		if (!cell || standing !== 'live') continue
		const words = fold(text)
		if (text.length < 40 && isNaming(words)) heading = { ...cell, isFamilyFirst: FAMILY_LABEL.test(words) }
		else if (heading && cell.table === heading.table && cell.column === heading.column && cell.row !== lastRow) {
			lastRow = cell.row
			const name = text.replace(AFTER_NAME, '').trim()
			if (!isCapitalisedName(name)) continue
			const line = lines.find((one) => one.where === where && one.text.includes(text)) ?? {
				text,
				where,
				words,
				entities: [],
				label: '',
				value: text,
				section: null,
				isBelowCancelled: false,
			}
			found.push(
				...person(line, heading.isFamilyFirst && !/[,/]/.test(name) ? name.replace(' ', '/') : name, context, text),
			)
		}
	}
	return found
}
const FAMILY_LABEL =
	/^(?:surname|last name|family name|nachname|cognome|apellidos?|achternaam|efternavn|efternamn|etternavn|nom) (?:et )?(?:first |given )?(?:name|vorname|nome|nombre|prenom|voornaam|fornavn|fornamn)/

/** The names below a heading for guests, up to two lines apart. Where one has a number or title, all have. */
function listedNames(lines: readonly Line[], context: Context): SequenceElement[] {
	const found: SequenceElement[] = []
	let last = -1
	let areMarked = false
	for (const [at, line] of lines.entries()) {
		if (line.section !== 'guest') {
			last = -1
			continue
		}
		const isFirst = last === -1
		if (isFirst) last = at
		const bare = line.text.replace(MARK, '')
		const [, family = '', given = '', behind = ''] = TITLE_BEHIND.exec(bare) ?? []
		const name = readTitle(behind) ? `${behind} ${given} ${family}` : bare.replace(AFTER_NAME, '').trim()
		const isMarked = MARK.test(line.text) || readTitle(name.split(' ')[0] ?? '') !== null
		const isName = isCapitalisedName(name) && (isMarked || (!areMarked && name.split(' ').length <= 4))
		if (!isName || at - last > 3) continue
		found.push(...person(line, name, context))
		areMarked ||= isMarked
		last = at
	}
	return found
}
/** 'Muster Anna, Frau' */
const TITLE_BEHIND = /^(\p{Lu}[\p{L}’'-]+) (\p{Lu}[\p{L}’' -]+), (\p{L}+\.?)(?=\s|$)/u
const MARK = /^\s*(?:\d{1,2}[.)]\s*|[-*•]\s*)/

/** 'Thank you for booking with us, Dr. Lena Hoffmann!' names the traveller if nothing else does. */
const thankedNames = (line: Line, context: Context): SequenceElement[] =>
	line.text.length < 160 ? titledIn(line, context) : []
