/** Remembers what was made for a key. Of more than `limit` keys, those that were not used for longest are forgotten. */
export class RecentlyUsed<Value> {
	readonly #values = new Map<string, Value>()
	readonly #limit: number
	constructor(limit: number) {
		this.#limit = limit
	}

	take(key: string, make: () => Value): Value {
		const value = this.#values.get(key) ?? make()
		// A Map iterates in insertion order: what was used last comes to the end.
		this.#values.delete(key)
		this.#values.set(key, value)
		for (const oldest of this.#values.keys()) {
			if (this.#values.size <= this.#limit) break
			this.#values.delete(oldest)
		}
		return value
	}

	get(key: string): Value | undefined {
		return this.#values.get(key)
	}
}
