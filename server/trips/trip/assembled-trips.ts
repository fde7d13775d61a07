import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { heldBriefly } from '#server/http/held/held-briefly.ts'
import { type JsonText, jsonText } from '#server/http/json-text.ts'

/**
 * A function of a row's text with its latest results, which are frozen. A trip that did not change has the same text: its records, its
 * guests' seals and the keys that open them. So a change, and a destroyed key, take effect with the query that reads them, in every process
 * (API-187).
 */
export function assembledOnce<T>(assemble: (text: string) => T): (text: string) => T {
	const held = heldBriefly<T>()
	return (text) => {
		const known = held.get(text)
		if (known !== undefined) return known
		const assembled = freeze(assemble(text))
		held.set(text, assembled, text.length)
		return assembled
	}
}

/** A trip that requests share, and what was composed of it (composedOnce). */
export type HeldTrip = { trip: WholeTrip; texts: Map<string, JsonText<object>> }

/**
 * The trips that were read lately, by their ids, each with the revision that it has at least (trip-revision.ts). A trip that is read for
 * the first time is not held: most are not read again, and V8 has to mark and sweep what outlives a request.
 */
export function tripsByRevision() {
	const held = heldBriefly<(HeldTrip & { revision: string }) | null>()
	return {
		isRecent: held.has,
		noteReading(id: string) {
			if (!held.has(id)) held.set(id, null, id.length)
		},
		get(id: string, revision: string): HeldTrip | undefined {
			const known = held.get(id)
			return known?.revision === revision ? known : undefined
		},
		/** `revision` was read before the trip, never after it: a change in between must not be hidden under the newer revision. */
		hold(id: string, revision: string, trip: WholeTrip, size: number): HeldTrip {
			const now = { revision, trip: freeze(trip), texts: new Map<string, JsonText<object>>() }
			held.set(id, now, size)
			return now
		},
	}
}

/**
 * The JSON text of what is composed of a trip, once for each `as` while the trip is held. `as` names all that enters the text besides the
 * trip, such as who looks at it. `texts` are those of the held trip; null when it is not held.
 */
export function composedOnce<T extends object>(
	texts: HeldTrip['texts'] | null,
	as: string,
	compose: () => T,
): JsonText<T> {
	const text = texts?.get(as) ?? jsonText(compose())
	texts?.set(as, text)
	return text as JsonText<T>
}

/** Several requests share the value, so none of them may change it. */
function freeze<T>(value: T): T {
	if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
	for (const member of Object.values(value)) freeze(member)
	return Object.freeze(value)
}
