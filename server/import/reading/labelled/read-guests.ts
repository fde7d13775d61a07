import { findDays } from '../values/days.ts'
import { isWrittenAsName, looksLikeName, readPersonName, readTitle } from '../values/people.ts'
import { inOneLine } from '../values/words.ts'
import type { Pair } from './blocks.ts'
import type { Group } from './groups.ts'
import { nameInHeading } from './section-types.ts'
import { type Read, type Reading, valuesOfGroup } from './values-of-group.ts'

/** The guest of a group; several where it lists names only. */
export function readGuests(group: Group, reading: Reading): Read[] {
	const names = group.fields.get('guestNames') ?? group.fields.get('fullName')
	const listed = names ? splitNames(names.value) : []
	if (names && listed.length > 1)
		return listed.flatMap((name) =>
			readGuests({ ...group, fields: new Map([['fullName', { ...names, value: name }]]) }, reading),
		)
	const values = valuesOfGroup(group, reading)
	const { pair, put, fields } = values
	const from = nameOf(group, names)
	const parts = ['given', 'middle', 'family'].map((part) => pair(part)?.value)
	const name = readPersonName(
		from && !pair('family') ? (from.value.split(/\n| {3,}/)[0] ?? '') : parts.filter(Boolean).join(' '),
	)
	const title = readTitle(pair('title')?.value ?? '') ?? name?.title
	put('title', pair('title') ?? from ?? pair('given'), title)
	put('fullName', from ?? pair('family') ?? pair('given'), name?.fullName.slice(0, 200))
	for (const field of ['dateOfBirth', 'passportExpiry'] as const) values.day(field, pair(field))
	for (const field of ['nationality', 'passportNumber', 'passportCountry'] as const) values.text(field, field, 60)
	const email = pair('email')
	put('email', email, email && /[^\s<>@,;:"]{1,64}@[^\s<>@,;:"]{1,190}\.\w{2,24}/.exec(email.value)?.[0])
	const phone = pair('phone')
	put('phone', phone, phone && /[\d+(][\d\s().+/-]{5,40}/.exec(inOneLine(phone.value))?.[0].trim())
	for (const field of ['dietaryRequirements', 'specialRequests'] as const) values.lines(field)
	return fields.fullName ? [values] : []
}

function nameOf({ fields, block, isFirst }: Group, names: Pair | undefined): Pair | undefined {
	const stated = fields.get('fullName') ?? names
	if (stated || fields.get('family')) return stated
	const heading = isFirst ? nameInHeading(block.headings.at(-1) ?? '') : ''
	return looksLikeName(heading) ? { label: 'heading', value: heading, where: block.where } : undefined
}

/** 'Mr A Doe, Mrs B Doe & Miss C Doe', or one a line. 'Doe, John' is one. */
function splitNames(text: string): string[] {
	const lines = text.split(/\s*(?:[;\n&]|\band\b)\s*/).filter(Boolean)
	return lines
		.flatMap((line) => {
			const parts = line.split(/\s*,\s*/)
			return parts.length > 1 && parts.every(looksLikeName) ? parts : [line]
		})
		.filter((name) => looksLikeName(name) || /^[\p{L}' -]+\/[\p{L}' -]+$/u.test(name))
}

/** A line in a list of guests: 'Mr Oliver Hartley-Jones (born 9 March 1978, British), diet: vegetarian'. */
export function pairsOfGuestLine(text: string, where: string, reading: Reading): Pair[] {
	const [, name = '', rest = ''] =
		/^(?:\d{1,2}[.)]?\s*)?(?:(?:guest|passenger|traveller|adult|child)s?\s*\d{0,2}\s*[:–-]\s*)?([^(,;:–|\n]{3,60})([^]*)$/i.exec(
			text.trim(),
		) ?? []
	if (!isWrittenAsName(name.trim())) return []
	const pairs: Pair[] = [{ label: 'Name', value: name.trim(), where }]
	const add = (label: string, value: string | undefined) => value && pairs.push({ label, value: value.trim(), where })
	const [born] = findDays(rest, reading.days)
	add('Date of birth', born && rest.slice(born.from, born.to))
	add('Email', /[^\s<>@,;:()"]{1,64}@[^\s<>@,;:()"]{1,190}/.exec(rest)?.[0])
	add('Diet', /\bdiet(?:ary)?[^:]{0,20}:\s*([^,;)\n]{2,200})/i.exec(rest)?.[1])
	add(
		'Nationality',
		/(?:^|[(,;–-]\s*)([A-Z][a-z]{3,15}(?:ish|ian|ese|an|ch|sh|ss|ek|ri|i))(?=\s*[,;)–\n]|$)/.exec(rest)?.[1],
	)
	add('Passport number', /passport[^\dA-Z]{0,12}([A-Z0-9]{6,12})\b/i.exec(rest)?.[1])
	return pairs
}
