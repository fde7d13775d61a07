/** What staff read when a part of a paper is another one today. The first that applies is enough where one follows from another. */
const CHANGES: [part: string, sentence: string][] = [
	['trip', 'The trip has changed'],
	['travellers', 'The travellers have changed'],
	['flights', 'The flights have changed'],
	['hotels', 'The hotels have changed'],
	['activities', 'The activities have changed'],
	['transfers', 'The transfers have changed'],
	['price', 'The price has changed'],
	['introduction', 'The introduction has changed'],
	['overview', 'The destination text has changed'],
	['reasons', 'Why book with us has changed'],
	['agency', "The agency's particulars have changed"],
	['specimen', 'Certificates are no longer marked as specimens'],
	['type', 'The kind of certificate has changed'],
]

/** In sentences, what differs between what a paper was made of and what it would be made of now: fingerprints by part. */
export function changesBetween(made: Record<string, string>, now: Record<string, string>): string[] {
	const sentences = CHANGES.filter(([part]) => made[part] !== now[part]).map(([, sentence]) => sentence)
	return sentences.length > 0 ? sentences : ['The way it is printed has changed']
}
