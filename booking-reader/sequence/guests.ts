import { isCapitalisedName, looksLikeName, personKey, readPersonName, readTitle } from '../values/people.ts'
import { fold } from '#shared/fold.ts'
import type { Entity } from './entities.ts'
import { fieldsOf, type Line, type SequenceElement, valueFrom } from './lines.ts'

const GREETING =
	/^(?:dear|hello|hi|good (?:morning|afternoon)|sehr geehrte\p{L}*|liebe\p{L}*|guten tag|hallo|bonjour|ch[eè]re?|estimad\p{L}*|hola|gentile|egregi\p{L}*|buongiorno|prezad\p{L}*|car[oa]|ol[aá]|beste|geachte|k[æj]\p{L}+re|szanown\p{L}*)\b/iu
/** People who serve the travellers. */
const SERVING =
	/\b(?:driver|chauffeur|guide|captain|pilot|fahrer|agent|consultant|advisor|manager|host|concierge|contact|signed|regards|sincerely|your (?:host|butler)|conductor|autista|issued by|prepared by|sold by|booked by agent|(?:file )?handler|z\. ?hd\.?|attn|attention|c\/o)(?!\p{L})/iu
const NAMING =
	/^(?:(?:guest|passenger|traveller|traveler|lead|primary|main|customer|client|first|second|third|card ?holder|booked for|reserved for|member)[ \d]*)?(?:full )?names?(?: of (?:guest|passenger|traveller)s?)?$|^(?:guests?|passengers?|travell?ers?|travell?ing|party|voyageurs?|passagers?|reisende\p{L}*|passagiere?|gaste?|pasajeros?|viajeros?|huespedes|ospit[ei]|passegger[io]|viaggiatori|passageiros?|hospedes?|reizigers?|rejsende|reisende|pasazerowie|booked for|in the name of|au nom de|auf den namen|a nombre de|a nome di|em nome de|op naam van|nombre|nome|nom|passagerer?|passasjerer|resande|resenarer?|reserved by|guest list|lead guest|client[ei]?|cliente|kunde|klant)(?: \d{1,2})?$/u
/** What follows a name in a list: a seat, an age, a ticket. */
const AFTER_NAME = /\s*(?:\s[-–—]|[,;:|(\t/]|\s{2,}|\d).*$/su

/** 'Dragon, Dr. Konqi' is one person. */
const FAMILY_FIRST = /^[\p{L}’'-]+, (?:\p{L}{2,4}\. )?\p{Lu}[\p{L}’'-]+$/u

/** Finds travellers: people with a title, and names where a label or a list says that they are names. */
export function readPeople(lines: readonly Line[]): SequenceElement[] {
	const found = [...lines.flatMap((line) => [...labelledNames(line), ...titledNames(line)]), ...listedNames(lines)]
	const travellers = found.length > 0 ? found : lines.flatMap((line) => thankedNames(line))
	const byKey = new Map<string, SequenceElement>()
	for (const one of travellers) {
		const key = personKey(String(one.fields.fullName?.value))
		const known = byKey.get(key)
		if (!known || (!known.fields.title && one.fields.title)) byKey.set(key, one)
	}
	const people = [...byKey.values()]
	for (const line of lines) addContacts(line, people)
	// 'Mr & Mrs A Fairweather' stands for people who are named in full elsewhere.
	const isShort = (one: SequenceElement) => /^\p{Lu}\.? /u.test(String(one.fields.fullName?.value))
	return (people.every(isShort) ? people : people.filter((one) => !isShort(one))).slice(0, 40)
}

/** What a line says of somebody whom it names by the first name or in an address: 'Enzo is allergic to shrimps', 'w.sample@example.org'. */
function addContacts(line: Line, people: readonly SequenceElement[]) {
	// Where a document was sent says nothing of who travels.
	const email = /\bsent\b/.test(line.words) ? undefined : EMAIL.exec(line.text)?.[0]
	const diet = line.text.length < 200 && DIET.exec(line.text)?.[0]
	if (!email && !diet) return
	const words = new Set(line.words.split(' '))
	const address = email ? fold(email.split('@')[0]?.replaceAll(/[._-]/g, ' ') ?? '').split(' ') : []
	const partsOf = ({ fields }: SequenceElement) => fold(String(fields.fullName?.value)).split(' ')
	const isMeant = (one: SequenceElement) => {
		const [given = '', ...others] = partsOf(one)
		return others.some((part) => address.includes(part)) && address.some((part) => part[0] === given[0])
	}
	const phone = PHONE.exec(line.text)?.[0]
	const [person] = email ? people.filter(isMeant) : []
	if (person && email) {
		person.fields.email ??= valueFrom(line, line.text, email)
		if (phone) person.fields.phone ??= valueFrom(line, line.text, phone)
	}
	const [eater, another] = diet
		? people.filter((one) => partsOf(one).some((part) => part.length > 2 && words.has(part)))
		: []
	const [first, second] = diet ? people.filter((one) => words.has(partsOf(one)[0] ?? '')) : []
	const named = another ? (second ? undefined : first) : eater
	if (named && diet) named.fields.dietaryRequirements ??= valueFrom(line, line.text, diet)
}

const BORN = /\b(?:born|birth|dob|geb|geboren|nee? le|nat[oa] il|nacid[oa]|nascid[oa])\b/
const DIET =
	/(?<!\p{L})(?:(?:strict |lacto )?v[eé]g[eé]tari(?:an|e?n|ano|ana|enne|sch)|vegetarisch|vegan[oa]?|végane|laktosefrei|glutenfrei|nussfrei|(?:ohne|sans|sin|sem|senza|zonder|no) (?:gluten|lactosa?|lattosio|pork|shellfish|nuts|peanuts|dairy|schweinefleisch|porc|nueces)(?:,? (?:no|or|and) (?:pork|shellfish|nuts|dairy|peanuts))*|(?:allergi(?:c|que|co|ca|sch)|al[eé]rgic[oa]) (?:to|à|a|al|auf|voor) \p{L}+|pescatarian|coeliac|celiac|halal|kosher|(?:gluten|lactose|dairy|nut)[ -]free|(?:severe )?(?:nut|peanut|shellfish|lactose|dairy|gluten|fish|egg) (?:allergy|intoleran(?:t|ce)))(?!\p{L})/iu
const EMAIL = /[^\s<>@,;:()"]{1,64}@[^\s<>@,;:()"]{1,190}\.\w{2,24}/
const PHONE = /\+\d[\d ()/-]{7,20}\d/

/** `own` is what the line says of that person. */
function person(line: Line, text: string, own = line.text): SequenceElement[] {
	const name = readPersonName(text.trim())
	if (!name || !looksLikeName(text) || name.fullName.split(' ').length < 2) return []
	const at = line.text.indexOf(own)
	const isOwn = ({ kind, from }: Entity) => kind === 'date' && from >= at && from < at + own.length
	const born = BORN.test(fold(own)) && line.entities.find(isOwn)
	const [diet, email, phone] = [DIET, EMAIL, PHONE].map((pattern) => pattern.exec(own)?.[0].trim())
	return [
		{
			fields: fieldsOf({
				dateOfBirth: born && valueFrom(line, line.text, born.value),
				dietaryRequirements: diet && valueFrom(line, line.text, diet),
				email: email && valueFrom(line, line.text, email),
				phone: phone && valueFrom(line, line.text, phone),
				title: name.title && valueFrom(line, line.text, name.title),
				fullName: valueFrom(line, line.text, name.fullName),
			}),
			issues: [],
		},
	]
}

function titledNames(line: Line): SequenceElement[] {
	return GREETING.test(line.text) || SERVING.test(line.label) ? [] : titledIn(line)
}

const titledIn = (line: Line): SequenceElement[] =>
	line.entities.flatMap(({ kind, value, from }, index) => {
		if (kind !== 'person' || SERVING.test(line.text.slice(Math.max(0, from - 24), from))) return []
		// 'Dr Anna Muster (born 14 May 1968), Mr Max Muster (born 2 November 1970)'
		const next = line.entities.slice(index + 1).find((other) => other.kind === 'person')
		const isFirst = line.entities.every((other) => other.kind !== 'person' || other.from >= from)
		return person(line, inOneCase(value), line.text.slice(isFirst && !next ? 0 : from, next?.from))
	})

/** 'MRS ELIZABETH MONTAGUE Frequent flyer': a name in capitals ends where they end. */
function inOneCase(name: string): string {
	const words = name.split(' ')
	if (!words.slice(0, 2).every((word) => word === word.toUpperCase())) return name
	const end = words.findIndex((word) => word !== word.toUpperCase())
	return words.slice(0, end === -1 ? words.length : end).join(' ')
}

function labelledNames(line: Line): SequenceElement[] {
	if (!NAMING.test(line.label) || line.label === '' || line.value.length > 300) return []
	if (FAMILY_FIRST.test(line.value)) return person(line, line.value)
	return line.value
		.replaceAll(/\([^()]*\)/g, ' ')
		.split(/\s*(?:[;\n&+]|,(?= ?\p{Lu}\p{Ll})|(?<!\p{L})(?:and|und|et|y|e|en|og|och|i)(?= \p{Lu}))\s*/u)
		.flatMap((part) => {
			const name = part.replace(AFTER_NAME, '').replace(/\.$/, '')
			return isCapitalisedName(name) ? person(line, name) : []
		})
}

/** The names below a heading for guests, up to two lines apart. Where one has a number or title, all have. */
function listedNames(lines: readonly Line[]): SequenceElement[] {
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
		found.push(...person(line, name))
		areMarked ||= isMarked
		last = at
	}
	return found
}
/** 'Muster Anna, Frau' */
const TITLE_BEHIND = /^(\p{Lu}[\p{L}’'-]+) (\p{Lu}[\p{L}’' -]+), (\p{L}+\.?)(?=\s|$)/u
const MARK = /^\s*(?:\d{1,2}[.)]\s*|[-*•]\s*)/

/** 'Thank you for booking with us, Dr. Lena Hoffmann!' names the traveller if nothing else does. */
const thankedNames = (line: Line): SequenceElement[] => (line.text.length < 160 ? titledIn(line) : [])
