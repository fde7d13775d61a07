import { BOOKED_KIND_LIST, BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import { changesIn, type MadeOf } from './document-snapshot.ts'

/** What staff read when a part of a paper is another one today, and which records tell it more exactly. */
type Part = [part: string, sentence: string, records?: keyof MadeOf]
const PARTS: Part[] = [
	['trip', 'The trip has changed', 'trip'],
	['travellers', 'The travellers have changed', 'guests'],
	...BOOKED_KIND_LIST.map((list): Part => {
		const { names, labels } = BOOKED_KINDS[list]
		return [names.section, `The ${labels.section.toLowerCase()} have changed`, list]
	}),
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
