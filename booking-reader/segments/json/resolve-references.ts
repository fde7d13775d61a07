import { isOrder, type Json } from './json-keys.ts'

const MAX_DEPTH = 12
const MAX_OBJECTS = 20_000

/**
 * The order in a normalised cache, as GraphQL clients keep it in their pages: `{ "Booking:7": { items: [{ __ref:
 * "Flight:1" }] }, "Flight:1": {…} }`, with its references replaced by what they name. Other JSON stays as it is, because
 * what an order does not refer to, such as the signed-in user and recommendations, is not part of it.
 */
export function resolveReferences(json: unknown): unknown {
	const cache = findCache(json)
	if (!cache) return json
	const orders = Object.values(cache).filter((value): value is Json => isObject(value) && isOrder(value))
	const [root] = orders.toSorted((a, b) => countReferences(b) - countReferences(a))
	if (!root) return json
	let objects = 0
	return resolve(root, new Set(), 0)

	function resolve(value: unknown, open: ReadonlySet<string>, depth: number): unknown {
		if (depth > MAX_DEPTH || ++objects > MAX_OBJECTS) return null
		if (Array.isArray(value)) return value.map((one) => resolve(one, open, depth + 1))
		if (!isObject(value)) return value
		const key = referenceOf(value)
		// A traveller refers back to the booking.
		if (key !== null) return open.has(key) ? null : resolve(cache?.[key] ?? null, new Set([...open, key]), depth + 1)
		return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, resolve(part, open, depth + 1)]))
	}
}

const countReferences = (value: Json) => JSON.stringify(value).split(/"(?:__ref|\$ref)":/).length
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const referenceOf = (value: Json): string | null => {
	const name = value['__ref'] ?? value['$ref']
	return typeof name === 'string' && Object.keys(value).length === 1 ? name : null
}

/** The object whose keys are the names that references use, at the top or one or two levels below. */
function findCache(json: unknown): Json | null {
	let level = [json].filter(isObject)
	for (let depth = 0; depth < 4; depth++) {
		const cache = level.find((one) => Object.values(one).filter(isEntity).length > 1)
		if (cache) return /"(?:__ref|\$ref)"/.test(JSON.stringify(cache).slice(0, 500_000)) ? cache : null
		level = level.flatMap((one) => Object.values(one).filter(isObject)).slice(0, 200)
	}
	return null
}

const isEntity = (value: unknown) => isObject(value) && typeof value['__typename'] === 'string'
