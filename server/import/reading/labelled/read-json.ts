import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../structured/read-structured.ts'
import { asWords, fold } from '../values/words.ts'
import type { Block, Pair } from './blocks.ts'
import { draftOfBlocks } from './draft-of-blocks.ts'
import { type SectionType, sectionTypeOf } from './section-types.ts'
import { valueObject } from './value-objects.ts'

/** Deeper, or more of it, is no booking. */
const DEEPEST = 40
const MOST_NODES = 50_000
/** What is beside a booking in a page's state, and what is said of the page. */
const PASSED_OVER =
	/^([$_@].*|build ?id|query|locales?|i18n|translations?|messages|config|settings|env|runtime config|theme|features?|feature flags|flags|menus?|nav(igation)?|footer|header|seo|meta(data)?|analytics|available|links?|hidden|schema)$|\b(offers?|deals?|search|results|recommend(ed|ations)?|similar|related|suggest(ed|ions)?|popular|alternatives?|upsells?|availability|reviews?|images?|photos?|gallery|faqs?|breadcrumbs?|terms|polic(y|ies))\b/
const IN_PLACE =
	/^(units?|rates?|rooms?|extras|details?|info|data|airport extras|attributes|properties|contact( details| info)?|location|address|baggage|passport|price|pricing)$/
/** Whose members need their name beside them: the name of a room is not the hotel's. */
const PARTS =
	/^(departure|arrival|origin|destination|units?|rates?|rooms?|board|meal plan|location|address|baggage|price|pricing)$/
const KINDS = [
	'kind',
	'type',
	'product',
	'productType',
	'itemType',
	'category',
	'serviceType',
	'__typename',
	'segmentKind',
]

type Json = Record<string, unknown>
type Spot = { block: Block; inherited: Pair[] }

/**
 * The booking in JSON of a shape that nobody told us: keys are labels, an array holds an element each, of the type that the key or a
 * `kind` in it says, and objects that stand for one value fold into their parent.
 */
export function readJson(json: unknown, layer: 'page-state' | 'form-answer', context: ReadingContext, at = ''): Draft {
	return draftOfBlocks(blocksOfJson(json, at), { layer, context })
}

export function blocksOfJson(json: unknown, at = ''): Block[] {
	const blocks: Block[] = []
	let nodes = 0
	const top = begin(null, at)
	visit(json, '', top, at, 0)
	return blocks

	function begin(type: SectionType | null, where: string, headings: string[] = []): Spot {
		const block: Block = { type, headings, pairs: [], lines: [], where }
		blocks.push(block)
		return { block, inherited: [] }
	}

	function visit(value: unknown, key: string, spot: Spot, path: string, depth: number) {
		if (++nodes > MOST_NODES || depth > DEEPEST) return
		if (Array.isArray(value)) visitArray(value, key, spot, path, depth)
		else if (typeof value === 'object' && value !== null) visitObject(value as Json, key, spot, path, depth)
		else if (key !== '') addPair(spot.block, asWords(key), value, path)
	}

	function visitArray(list: unknown[], key: string, spot: Spot, path: string, depth: number) {
		const objects = list.filter((one) => typeof one === 'object' && one !== null)
		if (objects.length === 0) {
			addPair(spot.block, asWords(key), list.filter((one) => typeof one !== 'object').join(', '), path)
			return
		}
		const facts = objects.map((one) => namedFact(one as Json))
		if (objects.length === list.length && facts.every((fact) => fact !== null)) {
			for (const [label, value] of facts) addPair(spot.block, asWords(label), value, path)
			return
		}
		const { block } = spot
		const isInPlace =
			block.type !== null && block.type !== 'trip' && IN_PLACE.test(words(key)) && typeOfKey(key) !== 'guest'
		for (const [index, one] of list.entries()) {
			const where = `${path}/${index}`
			if (isInPlace) {
				if (index === 0) visit(one, key.replace(/s$/, ''), spot, where, depth + 1)
				continue
			}
			const own = typeof one === 'object' && one !== null && !Array.isArray(one) ? typeOfItem(one as Json) : null
			const fromKey = typeOfKey(key)
			const type = own ?? fromKey ?? (block.type === 'trip' ? null : block.type)
			const next = begin(type, where)
			// A leg inherits what is said of the flight as a whole, a room what is said of the stay.
			if (type !== null && type === block.type) next.inherited = [...spot.inherited, ...block.pairs]
			// What happens on a day has that day's date.
			else next.inherited = [...spot.inherited, ...block.pairs].filter(({ label }) => /^(date|day)$/i.test(label))
			visit(one, '', next, where, depth + 1)
			const labels = new Set(next.block.pairs.map(({ label }) => fold(label)))
			if (next.block.pairs.length > 0)
				next.block.pairs.push(...next.inherited.filter(({ label }) => !labels.has(fold(label))))
		}
	}

	function visitObject(object: Json, key: string, spot: Spot, path: string, depth: number) {
		const folded = key === '' ? null : valueObject(key, object)
		if (folded) {
			for (const [label, value] of folded) addPair(spot.block, label, value, path)
			return
		}
		if (spot.block.type === null)
			spot.block.type = typeOfItem(object) ?? (depth === 0 && isOrder(object) ? 'trip' : null)
		const entries = Object.entries(object).filter(([name]) => !PASSED_OVER.test(words(name)))
		// What is said of the whole first: the elements inside inherit it.
		const isNested = ([, value]: [string, unknown]) => typeof value === 'object' && value !== null
		for (const [name, value] of [...entries.filter((entry) => !isNested(entry)), ...entries.filter(isNested)]) {
			const where = `${path}/${name}`
			if (typeof value === 'object' && value !== null && !Array.isArray(value))
				visitNested(value as Json, PARTS.test(words(key)) ? `${key} ${name}` : name, spot, where, depth)
			else if (Array.isArray(value)) visitArray(value, name, spot, where, depth + 1)
			else if (/^(id|uuid|guid)$/i.test(name) && !isOrderNumber(name, value, spot.block)) continue
			else if (KINDS.includes(name) && sectionTypeOf(asWords(String(value)))) continue
			else
				addPair(spot.block, PARTS.test(words(key)) ? `${asWords(key)} ${asWords(name)}` : asWords(name), value, where)
		}
	}

	/** In its place when it is about the same thing as its parent or about one part of it; else a thing of its own. */
	function visitNested(object: Json, name: string, spot: Spot, where: string, depth: number) {
		const folded = valueObject(name, object)
		const type = typeOfKey(name)
		const { block } = spot
		if (
			folded ||
			(type === block.type && type !== 'trip') ||
			IN_PLACE.test(words(name)) ||
			(type === null && block.type !== null && block.type !== 'trip')
		) {
			visit(object, name, spot, where, depth + 1)
			return
		}
		if (
			block.type === null &&
			type !== null &&
			Object.values(block).length > 0 &&
			block.pairs.some(({ label }) => /booking ?ref|start ?date/i.test(label))
		) {
			block.type = type
			visit(object, name, spot, where, depth + 1)
			return
		}
		const next = begin(type ?? null, where)
		if (type === null && isOrder(object)) next.block.type = 'trip'
		visit(object, '', next, where, depth + 1)
	}
}

/** `{"name": "Start time", "value": "08:00"}`, as shops and form services list what is special about a thing. */
function namedFact(object: Json): [label: string, value: unknown] | null {
	const label = object.name ?? object.label ?? object.key
	const { value } = object
	return typeof label === 'string' && (typeof value === 'string' || typeof value === 'number') ? [label, value] : null
}

const words = (key: string) => fold(asWords(key))

function typeOfKey(key: string): SectionType | null {
	const type = sectionTypeOf(asWords(key))
	return type === 'aside' ? null : type
}

/** What an element of a list says of itself, in `kind`, `type` or `product`. */
function typeOfItem(object: Json): SectionType | null {
	for (const name of KINDS) {
		const value = object[name]
		const type = typeof value === 'string' ? sectionTypeOf(asWords(value)) : null
		if (type && type !== 'aside' && type !== 'trip') return type
	}
	return null
}

/** A thing with people or services in it. */
const isOrder = (object: Json) =>
	Object.keys(object).some((key) =>
		/^(items|travellers|travelers|passengers|guests|pax|flights|hotels|stays|accommodations?|segments|services|bookings|itinerary|products|elements|legs|days)$/i.test(
			key,
		),
	)

/** 'MV-2027-0093', not a key of somebody's database. */
const isOrderNumber = (name: string, value: unknown, block: Block) =>
	name === 'id' &&
	block.type === 'trip' &&
	typeof value === 'string' &&
	/\d/.test(value) &&
	value.length <= 24 &&
	/^[A-Z0-9][A-Z0-9/-]*$/.test(value)

function addPair(block: Block, label: string, value: unknown, where: string) {
	if (typeof value !== 'string' && typeof value !== 'number') return
	const text = String(value).trim()
	if (text === '' || text.length > 5000 || /^https?:\/\//.test(text) || label.length > 60) return
	if (block.pairs.length < 2000) block.pairs.push({ label, value: text, where })
}
