import { fold } from '#shared/fold.ts'
import type { DraftElement, DraftFields } from '#shared/import/draft.ts'
import { groupOf, type ReadOptions } from '../segments/group-reader.ts'
import { readGuests } from '../segments/read-guests.ts'
import { isObject } from './markup/raw-item.ts'
import { pairOf, property, singleLineText, type SourcedValue, textPair, typesOf } from './sourced-value.ts'
import { momentPair } from './timestamps.ts'

const MAX_PEOPLE = 500

/** The people of all reservations as guests, each once regardless of spelling. */
export function toGuests(people: readonly SourcedValue[], options: ReadOptions): DraftElement[] {
	const guests: DraftFields[] = []
	for (const fields of people.slice(0, MAX_PEOPLE).flatMap((person) => toGuest(person, options))) {
		const known = guests.filter((guest) => isSamePerson(nameOf(guest), nameOf(fields)))
		const [same] = known
		// 'K Ottens' may be either of two guests, so staff get a third one to decide about.
		if (!same || known.length > 1) guests.push(fields)
		else {
			const richer = isMoreComplete(nameOf(fields), nameOf(same)) ? fields.fullName : same.fullName
			Object.assign(same, { ...fields, ...same }, richer && { fullName: richer })
		}
	}
	return guests.map((fields) => ({ fields }))
}

const nameOf = (guest: DraftFields) => String(guest.fullName?.value ?? '')

/** A longer name, or one with accents where the other has none. */
const isMoreComplete = (name: string, than: string) =>
	name.length > than.length ||
	(name.length === than.length && /[^\p{ASCII}]/u.test(name) && !/[^\p{ASCII}]/u.test(than))

const PROPERTIES = {
	given: 'givenName',
	middle: 'additionalName',
	family: 'familyName',
	title: 'honorificPrefix',
	email: 'email',
	phone: 'telephone',
	nationality: 'nationality',
}

function toGuest(person: SourcedValue, options: ReadOptions): DraftFields[] {
	if (typesOf(person).some((type) => type === 'Organization')) return []
	const named = isObject(person.value) ? property(person, 'name') : person
	const group = groupOf('guest', {
		fullName: pairOf(named, singleLineText(named)),
		...Object.fromEntries(Object.entries(PROPERTIES).map(([field, name]) => [field, textPair(person, name)])),
		dateOfBirth: momentPair(property(person, 'birthDate'), null),
	})
	return readGuests(group, { ...options, ...person.source }).map(({ fields }) => fields)
}

/** Whether two spellings may name one person: the same words in any order, without middle names, or with an initial. */
function isSamePerson(a: string, b: string): boolean {
	const [fewer = [], more = []] = [a, b].map((name) => fold(name).split(' ')).toSorted((x, y) => x.length - y.length)
	if (fewer.join('') === '') return false
	const left = [...more]
	const unmatched = fewer.filter((word) => {
		const at = left.indexOf(word)
		if (at >= 0) left.splice(at, 1)
		return at < 0
	})
	if (unmatched.length === 0) return fewer.length > 1 || more.length === 1
	const [one = ''] = unmatched
	const isInitial = (short: string, long: string) => short.length === 1 && long.startsWith(short)
	return unmatched.length === 1 && fewer.length > 1 && left.some((word) => isInitial(one, word) || isInitial(word, one))
}
