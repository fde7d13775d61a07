import { changesIn, type MadeOf } from './made-of.ts'

/** What staff read when a part of a paper is another one today, and which records tell it more exactly. */
const PARTS: [part: string, sentence: string, records?: keyof MadeOf][] = [
	['trip', 'The trip has changed', 'trip'],
	['travellers', 'The travellers have changed', 'guests'],
	['flights', 'The flights have changed', 'flights'],
	['hotels', 'The hotels have changed', 'accommodations'],
	['activities', 'The activities have changed', 'activities'],
	['transfers', 'The transfers have changed', 'transfers'],
	['price', 'The price has changed'],
	['introduction', 'The introduction has changed'],
	['overview', 'The destination text has changed'],
	['reasons', 'Why book with us has changed'],
	['agency', "The agency's particulars have changed"],
	['type', 'The kind of certificate has changed'],
	['form', "The CAA's form has changed"],
	['specimen', 'Certificates are no longer marked as specimens'],
]

/** Fingerprints by part, and what the records said. `madeOf` is null of a paper from before that was kept. */
export type Made = { parts: Record<string, string>; madeOf: MadeOf | null }

/** In sentences, what differs between what a paper was made of and what it would be made of now. */
export function changesBetween(made: Made, now: Made): string[] {
	const sentences = PARTS.filter(([part]) => made.parts[part] !== now.parts[part]).flatMap(([, sentence, records]) => {
		const exact = records && made.madeOf && now.madeOf ? changesIn(records, made.madeOf, now.madeOf) : []
		return exact.length > 0 ? exact : [sentence]
	})
	return sentences.length > 0 ? sentences : ['The way it is printed has changed']
}
