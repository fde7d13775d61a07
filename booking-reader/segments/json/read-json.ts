import { fold } from '#shared/fold.ts'
import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { splitIdentifier } from '../../values/text.ts'
import type { Block, Pair } from '../blocks.ts'
import { buildDraft } from '../build-draft.ts'
import {
	isIdKey,
	isInternalId,
	isUnrelatedKey,
	isInlineKey,
	isOrder,
	isServingKey,
	isTripName,
	isQualifyingKey,
	type Json,
	labelledValue,
	isTypeMember,
	typeOfItem,
	typeOfKey,
} from './json-keys.ts'
import type { SectionType } from '../section-types.ts'
import { resolveReferences } from './resolve-references.ts'
import { flaggedStatus, isUnbooked } from './unbooked.ts'
import { flattenValueObject } from './value-objects.ts'

/** Limits beyond which JSON is not a booking. */
const MAX_DEPTH = 40
const MAX_NODES = 50_000

type Position = { block: Block; inherited: Pair[] }

/**
 * Reads a booking from JSON of unknown structure. Keys serve as labels. Each array element is an element of the
 * booking, whose type comes from the key or from a member such as `kind`. Objects that represent a single value are
 * flattened.
 */
export function readJson(json: unknown, layer: 'page-state' | 'form-answer', context: ReadingContext, at = ''): Draft {
	return buildDraft(collectJsonBlocks(resolveReferences(json), at), { layer, context })
}

function collectJsonBlocks(json: unknown, at = ''): Block[] {
	const blocks: Block[] = []
	let nodes = 0
	const top = startBlock(null, at)
	visit(json, '', top, at, 0)
	return blocks

	function startBlock(type: SectionType | null, where: string, headings: string[] = []): Position {
		const block: Block = { type, headings, pairs: [], lines: [], where }
		blocks.push(block)
		return { block, inherited: [] }
	}

	function visit(value: unknown, key: string, position: Position, path: string, depth: number) {
		if (++nodes > MAX_NODES || depth > MAX_DEPTH) return
		if (Array.isArray(value)) visitArray(value, key, position, path, depth)
		else if (typeof value === 'object' && value !== null) visitObject(value as Json, key, position, path, depth)
		else if (key !== '') addPair(position.block, splitIdentifier(key), value, path)
	}

	function visitArray(list: unknown[], key: string, position: Position, path: string, depth: number) {
		const objects = list.filter((one) => typeof one === 'object' && one !== null)
		if (objects.length === 0) {
			addPair(position.block, splitIdentifier(key), list.filter((one) => typeof one !== 'object').join(', '), path)
			return
		}
		const labelledValues = objects.map((one) => labelledValue(one as Json))
		if (objects.length === list.length && labelledValues.every((fact) => fact !== null)) {
			for (const [label, value] of labelledValues) addPair(position.block, splitIdentifier(label), value, path)
			return
		}
		const { block } = position
		const describesOneElement =
			block.type !== null && block.type !== 'trip' && isInlineKey(key) && typeOfKey(key) !== 'guest'
		for (const [index, one] of list.entries()) {
			const where = `${path}/${index}`
			if (describesOneElement) {
				if (index === 0) visit(one, key.replace(/s$/, ''), position, where, depth + 1)
				continue
			}
			const own = typeof one === 'object' && one !== null && !Array.isArray(one) ? typeOfItem(one as Json) : null
			const fromKey = typeOfKey(key)
			const type = own ?? fromKey ?? (block.type === 'trip' ? null : block.type)
			const next = startBlock(type, where)
			next.block.isRecord = true
			// A leg inherits the flight's values, a room the stay's.
			if (type !== null && type === block.type) next.inherited = [...position.inherited, ...block.pairs]
			// What happens on a day inherits its date.
			else next.inherited = [...position.inherited, ...block.pairs].filter(({ label }) => /^(date|day)$/i.test(label))
			visit(one, '', next, where, depth + 1)
			const labels = new Set(next.block.pairs.map(({ label }) => fold(label)))
			if (next.block.pairs.length > 0)
				next.block.pairs.push(...next.inherited.filter(({ label }) => !labels.has(fold(label))))
		}
	}

	function visitObject(object: Json, key: string, position: Position, path: string, depth: number) {
		// An order is read whatever its status: it makes a doubt.
		if (isUnbooked(object) && !isOrder(object)) return
		const flattened = key === '' ? null : flattenValueObject(key, object)
		if (flattened) {
			for (const [label, value] of flattened) addPair(position.block, label, value, path)
			return
		}
		if (position.block.type === null)
			position.block.type = typeOfItem(object) ?? (depth === 0 && isOrder(object) ? 'trip' : null)
		const entries = Object.entries(object).filter(([name]) => !isUnrelatedKey(name))
		const status = flaggedStatus(object)
		if (status) addPair(position.block, 'status', status, path)
		// Plain values first, because nested elements inherit them, and what people call a thing ahead of its id.
		const rankOf = ([name, value]: [string, unknown]) =>
			typeof value === 'object' && value !== null ? 2 : Number(isIdKey(name))
		for (const [name, value] of entries.toSorted((a, b) => rankOf(a) - rankOf(b))) {
			const where = `${path}/${name}`
			if (typeof value === 'object' && value !== null && !Array.isArray(value))
				visitNested(value as Json, isQualifyingKey(key) ? `${key} ${name}` : name, position, where, depth)
			else if (Array.isArray(value)) visitArray(value, name, position, where, depth + 1)
			else if (isInternalId(name, value, position.block)) continue
			else if (isTypeMember(name, value)) continue
			else if (isTripName(name, object)) addPair(position.block, 'trip name', value, where)
			else
				addPair(
					position.block,
					isQualifyingKey(key) ? `${splitIdentifier(key)} ${splitIdentifier(name)}` : splitIdentifier(name),
					value,
					where,
				)
		}
	}

	/**
	 * Merges a nested object into its parent if it describes the same element or a part of it, otherwise starts a new
	 * block.
	 */
	function visitNested(object: Json, name: string, position: Position, where: string, depth: number) {
		const flattened = flattenValueObject(name, object)
		if (!flattened && isServingKey(name)) return
		const type = typeOfKey(name)
		const { block } = position
		// `{ dateIn, dateOut, property: { code, name, area } }`: what names the hotel of a stay is no stay of its own.
		const isHouse = type === 'accommodation' && block.isRecord && !/\d{4}-\d\d-\d\d/.test(JSON.stringify(object))
		if (isHouse && (block.type === null || block.type === 'trip')) {
			const { code: _, name: called, ...members } = object
			block.type = type
			visit({ ...members, hotelName: called }, '', position, where, depth + 1)
			return
		}
		if (
			flattened ||
			(type === block.type && type !== 'trip') ||
			isInlineKey(name) ||
			(type === null && block.type !== null && block.type !== 'trip')
		) {
			visit(object, name, position, where, depth + 1)
			return
		}
		const next = startBlock(type ?? null, where)
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
