import type { DraftElement, DraftFields } from '#shared/import/draft.ts'
import { isObject } from './markup/raw-item.ts'
import { readPersonName } from '../values/people.ts'
import { isSamePerson } from './same-person.ts'
import { type Said, saying, typesOf, valueOf, words, wordsOf } from './said.ts'
import { whenOf } from './when.ts'

const MOST = 500

/** The guests among those whom reservations are made for, each once however often and however spelt. */
export function guestsOf(people: readonly Said[]): DraftElement[] {
	const guests: DraftFields[] = []
	for (const fields of people.slice(0, MOST).map(guestOf)) {
		if (!fields) continue
		const known = guests.filter((guest) => isSamePerson(nameOf(guest), nameOf(fields)))
		const [same] = known
		// 'K Ottens' may be either of two: then it is a third, for staff to see.
		if (!same || known.length > 1) guests.push(fields)
		else {
			const richer = isRicher(nameOf(fields), nameOf(same)) ? fields.fullName : same.fullName
			Object.assign(same, { ...fields, ...same }, richer && { fullName: richer })
		}
	}
	return guests.map((fields) => ({ fields }))
}

const nameOf = (guest: DraftFields) => String(guest.fullName?.value ?? '')

/** More of the name is there, or more of its letters are right. */
const isRicher = (name: string, than: string) =>
	name.length > than.length ||
	(name.length === than.length && /[^\p{ASCII}]/u.test(name) && !/[^\p{ASCII}]/u.test(than))

function guestOf(person: Said): DraftFields | null {
	if (typesOf(person).some((type) => type === 'Organization')) return null
	const parts = ['givenName', 'additionalName', 'familyName'].map((name) => words(person, name))
	const said = isObject(person.value) ? (saying(person, 'name') ?? person) : person
	const name = readPersonName(wordsOf(said) ?? parts.filter(Boolean).join(' '))
	if (!name) return null
	const fields: DraftFields = { fullName: valueOf(said, name.fullName) }
	const title = words(person, 'honorificPrefix') ?? name.title
	if (title) fields.title = valueOf(saying(person, 'honorificPrefix') ?? said, title.replace(/\.$/, ''))
	for (const [field, from] of [
		['email', 'email'],
		['phone', 'telephone'],
		['nationality', 'nationality'],
	] as const) {
		const value = saying(person, from)
		const text = wordsOf(value)?.replace(/^(mailto|tel):/i, '')
		if (value && text) fields[field] = valueOf(value, text)
	}
	const born = whenOf(saying(person, 'birthDate'))
	if (born?.day) fields.dateOfBirth = valueOf(born.said, born.day)
	return fields
}
