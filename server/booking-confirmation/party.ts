import { counted } from '#shared/trips/timeline/wording.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'

/** More travellers than this are not all named on the cover: the page of the travellers names them. */
const NAMED = 4

type Party = {
	/** As the cover names them: 'Mr James Bond and Mrs Vesper Bond'. */
	names: string
	/** As a letter addresses them, after 'Dear'. */
	salutation: string
}

/** How to name the travellers of a trip together (DOC-64). Without guests the customer is named. */
export function partyOf({ guests, customerName }: Pick<WholeTrip, 'guests' | 'customerName'>): Party {
	const names = travellersOf({ guests })
	if (names.length === 0) return { names: customerName, salutation: customerName.trim() || 'traveller' }
	if (names.length <= NAMED) return same(inWords(names))
	const family = familyName(guests.map(({ fullName }) => fullName.trim()))
	if (family) return { names: `The ${family} family`, salutation: `${family} family` }
	return same(inWords([...names.slice(0, 2), counted(names.length - 2, 'other')]))
}

/** Title and name of each guest. */
export const travellersOf = ({ guests }: Pick<WholeTrip, 'guests'>): string[] =>
	guests.map(({ title, fullName }) => [title, fullName].filter(Boolean).join(' '))

const same = (names: string): Party => ({ names, salutation: names })

/** 'A', 'A and B', 'A, B and C' */
const inWords = (names: readonly string[]) =>
	names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

/** The last name that all share. Only of names in Latin letters: elsewhere it may be the first word. */
function familyName(names: readonly string[]): string | null {
	const last = names.map((name) => /^\p{Script=Latin}.*\s([\p{Script=Latin}\p{M}'’-]{2,})$/u.exec(name)?.[1] ?? null)
	const [first] = last
	return first && last.every((one) => one === first) ? first : null
}
