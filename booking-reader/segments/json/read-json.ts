import { fold } from '#shared/fold.ts'
import type { Draft } from '#shared/import/draft.ts'
import type { ReadingContext } from '../../schema-org/read-structured.ts'
import { splitIdentifier } from '../../values/text.ts'
import type { Block, Pair } from '../blocks.ts'
import { buildDraft } from '../build-draft.ts'
import { lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'
import { parseStatus } from '../read-status.ts'
import {
	describing,
	hasDay,
	hasServices,
	isCompanyKey,
	isDayOf,
	isForeignKey,
	isIdKey,
	isInternalId,
	isOrder,
	isServingKey,
	isTripName,
	type Json,
	labelledValue,
	isTypeMember,
	isPriceKey,
	personIn,
	typeOfItem,
	typeOfKey,
} from './json-keys.ts'
import type { SectionType } from '../section-types.ts'
import { isColumnLabel } from '../tables/table-types.ts'
import { resolveReferences } from './resolve-references.ts'
import { flaggedStatus, isUnbooked, isUnbookedKey } from './unbooked.ts'
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
	top.block.isRecord = true
	visit(json, '', top, at, 0)
	for (const { type, pairs } of blocks) {
		// An order has a number, whatever the system calls it.
		const number = pairs.find(
			({ label, value }) => /(?:^| )(?:number|no|nr|ref|reference|code)$/i.test(label) && IS_NUMBER.test(value),
		)
		const isKnown = pairs.some(({ label }) => lookUpLabel('trip', normaliseLabel(label))?.field === 'orderId')
		if (type === 'trip' && number && !isKnown) number.label = 'order id'
	}
	return blocks

	function startBlock(type: SectionType | null, where: string): Position {
		const block: Block = { type, headings: [], pairs: [], lines: [], where }
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
		for (const [index, one] of list.entries()) {
			const where = `${path}/${index}`
			const object = typeof one === 'object' && one !== null && !Array.isArray(one) ? (one as Json) : {}
			const own = typeOfItem(object) ?? typeOfKey(key)
			// Payments are no part of the stay around them.
			const above = block.type === 'trip' || own === 'trip' ? null : block.type
			const type = own && own !== 'trip' ? own : hasServices(object) ? 'trip' : above
			const next = startBlock(type, where)
			if (type !== 'trip') next.block.isRecord = true
			// A leg inherits the flight's values, a room the stay's.
			const isPart = Object.entries(object).some(
				([name, day]) => isDayOf(name, day) && block.pairs.some(({ value }) => value === day),
			)
			if (type === block.type && (type !== null || isPart)) next.inherited = [...position.inherited, ...block.pairs]
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
		const { block } = position
		if (block.type === null) block.type = typeOfItem(object) ?? (depth === 0 && isOrder(object) ? 'trip' : null)
		if (depth === 0 && block.type === 'trip') delete block.isRecord
		const entries = Object.entries(object).flatMap(bookedOnly)
		const status = flaggedStatus(object)
		if (status) addPair(block, 'status', status, path)
		// Plain values first, because nested elements inherit them, and what people call a thing ahead of its id.
		const rankOf = ([name, value]: [string, unknown]) =>
			typeof value === 'object' && value !== null ? 2 : Number(isIdKey(name))
		for (const [name, value] of entries.toSorted((a, b) => rankOf(a) - rankOf(b))) {
			const where = `${path}/${name}`
			if (typeof value === 'object' && value !== null && !Array.isArray(value))
				visitNested(value as Json, qualified(key, name, block.type), position, where, depth)
			else if (Array.isArray(value)) visitArray(value, name, position, where, depth + 1)
			else if (isInternalId(name, value, block) || isTypeMember(name, value) || isEvent(name, value)) continue
			else if (!block.isRecord && isTripName(name, object)) addPair(block, 'trip name', value, where)
			else addPair(block, qualified(key, name, block.type), value, where)
		}
	}

	/** A member needs the key around it where both together mean something: the name of a room is not the hotel's name. */
	function qualified(key: string, name: string, type: SectionType | null) {
		const both = `${splitIdentifier(key)} ${splitIdentifier(name)}`.trim()
		return key !== '' && (isColumnLabel(both, type) || isPriceKey(key)) ? both : splitIdentifier(name)
	}

	/**
	 * Merges a nested object into its parent if it describes the same element or a part of it, otherwise starts a new
	 * block.
	 */
	function visitNested(object: Json, name: string, position: Position, where: string, depth: number) {
		const flattened = flattenValueObject(name, object)
		const { block } = position
		if (!flattened && isServingKey(name)) {
			if (AGENT.test(name)) addPair(block, 'booking agent', personIn(object), where)
			return
		}
		if (!flattened && isCompanyKey(name)) {
			visit(object, '', startBlock('aside', where), where, depth + 1)
			return
		}
		const type = typeOfKey(name) ?? typeOfItem(object)
		// What has no day of its own describes what has: `{ checkIn, checkOut, listing: { title } }`.
		const isOpen = !flattened && (block.type === null || block.type === 'trip') && isService(type)
		const days = block.pairs.filter(({ label, value }) => isDayOf(label, value)).map(({ value }) => value)
		const isPart = isOpen && days.length > 0 && !hasDay(object, days)
		if (isPart || (isService(type) && type === block.type && !/^rooms?$/i.test(name))) {
			Object.assign(block, { type, isRecord: true })
			const members = describing(object, type === 'accommodation' ? 'hotel name' : 'name')
			visit(Object.fromEntries(members), '', position, where, depth + 1)
			return
		}
		const isOther = type === null ? isOrder(object) || block.type === 'trip' : type !== block.type || type === 'trip'
		if (flattened || !isOther) {
			visit(object, name, position, where, depth + 1)
			return
		}
		const next = startBlock(type ?? (isOrder(object) ? 'trip' : null), where)
		if (next.block.type === null) next.block.isRecord = true
		visit(object, '', next, where, depth + 1)
	}
}

/** 'KJ-0048213', but no currency and no telephone number. */
const IS_NUMBER = /^(?=.*[A-Z])(?=.*\d)[A-Z\d][A-Z\d/-]{4,23}$/
/** What happened to a booking, and no event of the trip: `"event": "reservation.created"` */
const isEvent = (key: string, value: unknown) =>
	/^(?:event|action|topic|entity)$/i.test(key) && !/ /.test(String(value))
const isService = (type: SectionType | null) => type !== null && type !== 'trip' && type !== 'guest'
/** Who books, and does not serve on the way. */
const AGENT = /agent|consult|advis|plann|book|creat|arrang|prepar|sold|seller|design/i

/** Members that are no part of the booking are left out. What data offers is booked if it says so: `{ "upsells": [{ "status": "confirmed" }] }`. */
function bookedOnly([name, value]: [string, unknown]): [string, unknown][] {
	if (isForeignKey(name)) return []
	if (!isUnbookedKey(fold(splitIdentifier(name)))) return [[name, value]]
	const booked = Array.isArray(value)
		? value.filter((one) => parseStatus(String(one?.status ?? one?.state)) === 'confirmed')
		: []
	return booked.length > 0 ? [[name, booked]] : []
}

function addPair(block: Block, label: string, value: unknown, where: string) {
	if (typeof value !== 'string' && typeof value !== 'number') return
	const text = String(value).trim()
	if (text === '' || text.length > 5000 || /^https?:\/\//.test(text) || label.length > 60) return
	if (block.pairs.length < 2000) block.pairs.push({ label, value: text, where })
}
