import { fold } from '#shared/fold.ts'
import { dietIn } from '../sequence/guests/guest-details.ts'
import { findDays } from '../values/days.ts'
import { isCapitalisedName, looksLikeName, readPersonName, readTitle } from '../values/people.ts'
import type { DraftElement } from '#shared/import/draft.ts'
import { readEmail, readPassportNumber, readPhone } from '../values/contacts.ts'
import { isPlaceholder, toSingleLine } from '../values/text.ts'
import type { Block, Pair } from './blocks.ts'
import type { FieldGroup } from './field-groups.ts'
import { type ExtractedElement, type ReadOptions, createGroupReader } from './group-reader.ts'

/** Reads the guest of a group, or several if the group is a list of names. */
export function readGuests(group: FieldGroup, options: ReadOptions): ExtractedElement[] {
	const names = group.fields.get('guestNames') ?? group.fields.get('fullName')
	const listedNames = names ? splitNames(names.value) : []
	if (names && listedNames.length > 1)
		return listedNames.flatMap((name) =>
			readGuests({ ...group, fields: new Map([['fullName', { ...names, value: name }]]) }, options),
		)
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	const from = group.fields.get('fullName') ?? names
	// 'Nome' next to 'Cognome' is the given name, 'Nom' next to 'Prénom' the family name.
	const other = (part: string) => {
		const [name, namePart] = [pair('fullName')?.value, pair(part)?.value]
		return name && namePart && !fold(name).includes(fold(namePart)) ? name : undefined
	}
	const given = pair('given')?.value ?? other('family')
	const family = pair('family')?.value ?? other('given')
	const parts = [given, pair('middle')?.value, family]
	const name = readPersonName(
		from && !(given && family) ? (from.value.split(/\n| {3,}/)[0] ?? '') : parts.filter(Boolean).join(' '),
	)
	const title = readTitle(pair('title')?.value ?? '') ?? name?.title
	put('title', pair('title') ?? from ?? pair('given'), title)
	put('fullName', from ?? pair('family') ?? pair('given'), name?.fullName.slice(0, 200))
	for (const field of ['dateOfBirth', 'passportExpiry'] as const) values.day(field, pair(field))
	// '51' is 1951: nobody is born after the trip.
	const born = String(fields.dateOfBirth?.value ?? '')
	if (fields.dateOfBirth && born > options.days.near)
		fields.dateOfBirth = { ...fields.dateOfBirth, value: `${Number(born.slice(0, 4)) - 100}${born.slice(4)}` }
	for (const field of ['nationality', 'passportCountry'] as const) values.text(field, field, 60)
	const passport = pair('passportNumber')
	put('passportNumber', passport, passport && readPassportNumber(toSingleLine(passport.value)))
	const email = pair('email')
	put('email', email, email && readEmail(email.value))
	const phone = pair('phone')
	put('phone', phone, phone && readPhone(toSingleLine(phone.value), /[\d+(][\d\s().+/-]{5,40}/))
	values.lines('dietaryRequirements')
	values.lines('specialRequests')
	return fields.fullName ? [values] : []
}

/** 'Fenella: vegetarian' above 'Alasdair: none' is one answer about two guests. */
export function shareAnswers(guests: readonly DraftElement[]): void {
	for (const { fields } of guests) {
		const given = fields.dietaryRequirements
		if (!given) continue
		const lines = String(given.value)
			.split('\n')
			.map((line) => /^(\p{L}+): *(.+)$/u.exec(line.trim()) ?? [])
		const named = lines.map(([, name = '']) =>
			guests.find((guest) => fold(String(guest.fields.fullName?.value)).startsWith(`${fold(name)} `)),
		)
		if (!named.every((guest) => guest !== undefined)) continue
		delete fields.dietaryRequirements
		for (const [index, guest] of named.entries()) {
			const value = lines[index]?.[2] ?? ''
			if (!isPlaceholder(value)) guest.fields.dietaryRequirements = { ...given, value }
		}
	}
}

/** 'y' and 'e' are parts of names, unless a title follows. */
const AND =
	/\s*(?:[;\n&+]|\band\b|(?<!\p{L})(?:und|et|en|og|och)(?= \p{Lu})|(?<!\p{L})[yei](?= (?:Sra?|Srta|Do[nñ]a?|Dña|D|Sig|Signora?|Dott|Dra?)[. ]))\s*/u

/** Splits 'Mr A Doe, Mrs B Doe & Miss C Doe', or one name per line. 'Doe, John' is one name. */
function splitNames(text: string): string[] {
	const lines = text.split(AND).filter(Boolean)
	return lines
		.flatMap((line) => {
			const parts = line.split(/\s*,\s*/)
			return parts.length > 1 && parts.every(looksLikeName) ? parts : [line]
		})
		.filter((name) => looksLikeName(name) || /^[\p{L}' -]+\/[\p{L}' -]+$/u.test(name))
}

/** The pairs of a list of guests in order. What follows a name belongs to that guest. */
export function pairsFromGuestLines(block: Block, options: ReadOptions): Pair[] {
	const found: Pair[] = []
	for (const { text, where } of block.lines) {
		if (SIGN_OFF.test(text)) break
		const labelled = block.pairs.find(({ label, value }) => text.startsWith(label) && text.endsWith(value))
		if (labelled && found.length > 0) found.push(labelled)
		else if (!labelled) found.push(...pairsFromGuestLine(text, where, options, found.length > 0))
	}
	return found.some(({ label }) => label === 'Name')
		? [...block.pairs.filter((pair) => !found.includes(pair)), ...found]
		: block.pairs
}

/**
 * Reads a line in a list of guests: 'Mr Oliver Hartley-Jones (born 9 March 1978, British), diet: vegetarian'. With
 * `continuesGuest`, a line without a name adds to the previous guest.
 */
function pairsFromGuestLine(text: string, where: string, options: ReadOptions, continuesGuest = false): Pair[] {
	const [, name = '', rest = ''] =
		/^(?:\d{1,2}[.)]?\s*)?(?:(?:guest|passenger|traveller|adult|child)s?\s*\d{0,2}\s*[:–-]\s*)?([^(,;:–|\n]{3,60})([^]*)$/i.exec(
			text.trim(),
		) ?? []
	const isNamed = isCapitalisedName(name.trim())
	const pairs: Pair[] = isNamed ? [{ label: 'Name', value: name.trim(), where }] : []
	return isNamed || continuesGuest ? [...pairs, ...guestDetails(isNamed ? rest : text, where, options)] : []
}

/** Who writes is no guest. */
export const SIGN_OFF =
	/^(?:(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|yours|sincerely|mit (?:freundlichen|herzlichen|besten)|cordialement|bien à vous|(?:un )?(?:cordial )?saludos?|cordiali saluti|atenciosamente|met vriendelijke)\b/iu

/** Reads details between commas: 'born 4 April 1958, British passport 512904477 (expires 30 June 2032), vegetarian'. */
function guestDetails(text: string, where: string, { days }: ReadOptions): Pair[] {
	const pairs: Pair[] = []
	const add = (label: string, value: string | undefined) => value && pairs.push({ label, value: value.trim(), where })
	// Nobody leaves out the year of a birth.
	const found = findDays(text, days).filter(({ doubts }) => !doubts.includes('YEAR_ASSUMED'))
	const isExpiry = (from: number) =>
		/(?:expir\w{0,5}|valid(?: (?:to|until|till))?|exp\.?)[:\s]*$/i.test(text.slice(Math.max(0, from - 16), from))
	const raw = (day: (typeof found)[number] | undefined) => day && text.slice(day.from, day.to)
	add('Date of birth', raw(found.find(({ from }) => !isExpiry(from))))
	add('Passport expiry', raw(found.find(({ from }) => isExpiry(from))))
	add('Email', readEmail(text))
	add('Phone', /(?<![\w+])\+\d[\d ()-]{7,20}\d/.exec(text)?.[0])
	add('Diet', /\bdiet(?:ary)?[^:]{0,20}:\s*([^,;)\n]{2,200})/i.exec(text)?.[1] ?? dietIn(text))
	add(
		'Nationality',
		/(?:^|[(,;·–-]\s*)([A-Z][a-z]{2,15}(?:ish|ian|ese|an|ch|sh|ss|ek|ri|i))(?=\s*[,;·)–\n]|$)/.exec(text)?.[1],
	)
	add('Passport number', /passport(?: (?:no|number)\.?)?[^\dA-Z]{0,4}([A-Z0-9]{6,12})\b/i.exec(text)?.[1])
	return pairs
}
