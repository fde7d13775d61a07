import { fold } from '#shared/fold.ts'
import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { asWords } from '../../values/words.ts'
import type { Block, Pair } from '../blocks.ts'
import { draftOfBlocks } from '../draft-of-blocks.ts'
import {
	isBeside,
	isInPlace,
	isOrder,
	isOrderNumber,
	isPart,
	nodesOf,
	type Json,
	namedFact,
	saysKind,
	typeOfItem,
	typeOfKey,
} from './json-keys.ts'
import type { SectionType } from '../section-types.ts'
import { valueObject } from './value-objects.ts'

/** Deeper, or more of it, is no booking. */
const DEEPEST = 40
const MOST_NODES = 50_000

type Spot = { block: Block; inherited: Pair[] }

/**
 * The booking in JSON of a shape that nobody told us: keys are labels, an array holds an element each, of the type that the key or a
 * `kind` in it says, and objects that stand for one value fold into their parent.
 */
export function readJson(json: unknown, layer: 'page-state' | 'form-answer', context: ReadingContext, at = ''): Draft {
	return draftOfBlocks(blocksOfJson(json, at), { layer, context })
}

function blocksOfJson(json: unknown, at = ''): Block[] {
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
		const isOneThing = block.type !== null && block.type !== 'trip' && isInPlace(key) && typeOfKey(key) !== 'guest'
		for (const [index, one] of list.entries()) {
			const where = `${path}/${index}`
			if (isOneThing) {
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
		const nodes = nodesOf(object)
		if (nodes) return visitArray(nodes, key, spot, path, depth)
		const folded = key === '' ? null : valueObject(key, object)
		if (folded) {
			for (const [label, value] of folded) addPair(spot.block, label, value, path)
			return
		}
		if (spot.block.type === null)
			spot.block.type = typeOfItem(object) ?? (depth === 0 && isOrder(object) ? 'trip' : null)
		const entries = Object.entries(object).filter(([name]) => !isBeside(name))
		// What is said of the whole first: the elements inside inherit it.
		const isNested = ([, value]: [string, unknown]) => typeof value === 'object' && value !== null
		for (const [name, value] of [...entries.filter((entry) => !isNested(entry)), ...entries.filter(isNested)]) {
			const where = `${path}/${name}`
			if (typeof value === 'object' && value !== null && !Array.isArray(value))
				visitNested(value as Json, isPart(key) ? `${key} ${name}` : name, spot, where, depth)
			else if (Array.isArray(value)) visitArray(value, name, spot, where, depth + 1)
			else if (/^(id|uuid|guid)$/i.test(name) && !isOrderNumber(name, value, spot.block)) continue
			else if (saysKind(name, value)) continue
			else if (/^(name|label|title)$/.test(name) && isOrder(object)) addPair(spot.block, 'trip name', value, where)
			else addPair(spot.block, isPart(key) ? `${asWords(key)} ${asWords(name)}` : asWords(name), value, where)
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
			isInPlace(name) ||
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

function addPair(block: Block, label: string, value: unknown, where: string) {
	if (typeof value !== 'string' && typeof value !== 'number') return
	const text = String(value).trim()
	if (text === '' || text.length > 5000 || /^https?:\/\//.test(text) || label.length > 60) return
	if (block.pairs.length < 2000) block.pairs.push({ label, value: text, where })
}
