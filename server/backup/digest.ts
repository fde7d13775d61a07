import { hash } from 'node:crypto'

const BITS = 128

/** What rows contain, in a word: how many they are, and the sum of their hashes, in which their order does not count. */
export class RowsDigest {
	count = 0
	#sum = 0n

	/** `row`: its columns as JSON. */
	add(row: string): void {
		this.count++
		this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${hash('sha256', row).slice(0, BITS / 4)}`))
	}

	toString(): string {
		return `${this.count}:${this.#sum.toString(16)}`
	}
}

/** The digest of each table and the SHA-256 of each file, by their names. */
export type Digests = Map<string, string>

export const ofTable = (table: string) => `the table ${table}`
export const ofFile = (key: string) => `the file ${key}`

/** The names under which the two have different digests, or only one has any. */
export const differences = (one: Digests, other: Digests): string[] =>
	[...new Set([...one.keys(), ...other.keys()])].filter((name) => one.get(name) !== other.get(name))
