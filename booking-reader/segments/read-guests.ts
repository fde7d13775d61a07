import { fold } from '#shared/fold.ts'
import { looksLikeName, readPersonName, readTitle } from '../values/people.ts'
import type { DraftElement } from '#shared/import/draft.ts'
import { readEmail, readPassportNumber, readPhone } from '../values/contacts.ts'
import { centuryBefore } from '../values/days.ts'
import { isPlaceholder, toSingleLine } from '../values/text.ts'
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
	put('fullName', from ?? pair('family') ?? pair('given'), name?.fullName.slice(0, 200))
	put('title', pair('title') ?? from ?? pair('given'), title)
	// '51' is 1951: nobody is born after the trip.
	values.day('dateOfBirth', pair('dateOfBirth'), 'first', (day) => (day > options.days.near ? centuryBefore(day) : day))
	values.day('passportExpiry', pair('passportExpiry'))
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

/** Who writes is no guest. */
export const SIGN_OFF =
	/^(?:(?:with )?(?:kind|best|warm)(?:est)? (?:regards|wishes)|regards|yours|sincerely|mit (?:freundlichen|herzlichen|besten)|cordialement|bien à vous|(?:un )?(?:cordial )?saludos?|cordiali saluti|atenciosamente|met vriendelijke)\b/iu
