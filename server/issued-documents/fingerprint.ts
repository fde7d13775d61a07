import { createHash } from 'node:crypto'

/** SHA-256 in hexadecimal of what a document prints, part by part. */
export type Fingerprint = { whole: string; parts: Record<string, string> }

/**
 * The members of printed data that a fingerprint always includes, empty or not: those of the first release, whose fingerprints are
 * stored with the documents it issued. `true` stands for everything below. A list is described by one item.
 */
export type FirstMembers = { readonly [name: string]: true | FirstMembers }

/**
 * A fingerprint of each part, so that staff can be told what has changed, and of them all. Equal data has equal fingerprints. A member
 * that came with a later release counts from when it holds something: an empty one changes no document that was issued before it.
 */
export function fingerprintOf(data: Record<string, unknown>, first: FirstMembers): Fingerprint {
	const printed = Object.entries(withoutEmpty(data, first) as Record<string, unknown>)
	const parts = Object.fromEntries(printed.map(([name, part]) => [name, sha256(JSON.stringify(part))]))
	return { whole: sha256(JSON.stringify(parts)), parts }
}

export const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

function withoutEmpty(value: unknown, first: true | FirstMembers | undefined): unknown {
	if (first === true || typeof value !== 'object' || value === null) return value
	if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, first))
	const members = Object.entries(value).filter(([name, member]) => first?.[name] !== undefined || !isEmpty(member))
	return Object.fromEntries(members.map(([name, member]) => [name, withoutEmpty(member, first?.[name])]))
}

function isEmpty(value: unknown): boolean {
	if (typeof value !== 'object' || value === null)
		return value === undefined || value === null || value === '' || value === false
	return Array.isArray(value) ? value.length === 0 : Object.values(value).every(isEmpty)
}
