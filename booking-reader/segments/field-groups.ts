import { looksLikeName, readTitle } from '../values/people.ts'
import type { Block, Pair } from './blocks.ts'
import { type ElementType, normaliseLabel, lookUpLabel, splitTypePrefix } from './labels/dictionaries.ts'

/** What is said of one element: its fields by the dictionary's names, each with the pair it came from. */
export type FieldGroup = { type: ElementType; fields: Map<string, Pair>; block: Block; isFirst: boolean }

const DATES = new Set(['date', 'departureTime', 'arrivalTime'])

/**
 * The elements of a block. A label that carries its type goes there ('Hotel name' among the trip's); else it means what it means in
 * the block's type; else what the labels around it are about. A field that comes again begins the next element: nothing else tells
 * guest 2 from guest 1 on most pages.
 */
export function groupPairs(block: Block): FieldGroup[] {
	if (block.type === 'aside') return []
	const groups: FieldGroup[] = []
	const open = new Map<string, FieldGroup>()
	const classified = block.pairs.map((pair) => ({ pair, ...classify(pair, block) }))
	const lastInstance = new Map<ElementType, string>()
	for (const [index, { pair, type, instance, field }] of classified.entries()) {
		if (type && field) {
			if (instance) lastInstance.set(type, instance)
			put(type, instance || (lastInstance.get(type) ?? ''), field, pair)
		} else {
			const label = normaliseLabel(pair.label)
			const precedingType = classified.slice(0, index).findLast((one) => one.type && one.type !== 'trip')?.type
			const followingType = classified.slice(index + 1).find((one) => one.type && one.type !== 'trip')?.type
			for (const candidate of [precedingType, followingType, block.previousType, 'trip' as const]) {
				const candidateField = candidate && candidate !== 'aside' && fieldFor(candidate, label, pair)
				if (!candidate || candidate === 'aside' || !candidateField) continue
				put(candidate, lastInstance.get(candidate) ?? '', candidateField, pair)
				break
			}
		}
	}
	return groups

	function put(type: ElementType, instance: string, field: string, pair: Pair) {
		const key = `${type} ${instance}`
		let group = open.get(key)
		// 'name' and 'resort' of one stay: the second says where it is.
		if (field === 'hotelName' && group?.fields.has(field) && /resort|area/i.test(pair.label)) field = 'city'
		const existing = group?.fields.get(field)
		if (existing && existing.value === pair.value) return
		if (!group || (existing && !extendsFlight(group, field, pair))) {
			if (existing && type === 'trip') return
			group = { type, fields: new Map(), block, isFirst: !groups.some((one) => one.type === type) }
			groups.push(group)
			open.set(key, group)
		}
		if (group.fields.has(field)) field = `${field}2`
		if (!group.fields.has(field)) group.fields.set(field, pair)
	}
}

/** A second date of a flight is its arrival's; a day and a time may stand under labels of their own. */
function extendsFlight({ type, fields }: FieldGroup, field: string, { value }: Pair) {
	if (type !== 'flight' || !DATES.has(field)) return false
	if (field === 'date') return !fields.has('date2') && !fields.has('arrivalTime')
	return !hasTime(value) || !hasTime(fields.get(field)?.value ?? '')
}

const hasTime = (text: string) => /\d[:.h]\d\d|\d ?[ap]m\b/i.test(text) && !/00:00(:00)?/.test(text)

/** What a label says without those around it. */
function classify(pair: Pair, block: Block): { type?: ElementType; instance: string; field?: string } {
	const label = normaliseLabel(pair.label)
	const type = block.type === 'aside' ? null : block.type
	const prefix = splitTypePrefix(label)
	if (prefix && prefix.rest !== '') {
		const field = fieldFor(prefix.type, prefix.rest, pair)
		const isOfOtherType = type === null || type === 'trip' || (prefix.type !== type && !fieldFor(type, label, pair))
		if (field && (isOfOtherType || prefix.type === type))
			return { type: prefix.type, instance: isOfOtherType ? prefix.instance : '', field }
	}
	if (type && type !== 'trip') {
		const field = fieldFor(type, label, pair)
		if (field) return { type, instance: '', field }
	}
	for (const other of TYPES) {
		const candidateField = lookUpLabel(other, label)
		if (candidateField?.isUnambiguous && fieldFor(other, label, pair))
			return { type: other, instance: prefix?.type === other ? prefix.instance : '', field: candidateField.field }
	}
	if (type === 'trip' || (type === null && block.headings.length === 0)) {
		const isPersonName = lookUpLabel('guest', label)?.field === 'fullName' && looksLikeName(pair.value)
		if (isPersonName) return { type: 'guest', instance: '', field: 'fullName' }
	}
	return { instance: '' }
}

const TYPES: readonly ElementType[] = ['trip', 'flight', 'accommodation', 'transfer', 'activity', 'guest']

/** The field that a label names there, if its value can be one of that. */
function fieldFor(type: ElementType, label: string, { value }: Pair): string | null {
	const candidateField = lookUpLabel(type, label)
	if (!candidateField) return null
	const { field } = candidateField
	if (
		/^(startDate|endDate|dates|firstPaymentDate|checkIn|checkOut|dateOfBirth|passportExpiry)$/.test(field) &&
		!/\d/.test(value)
	)
		return null
	if (
		type === 'trip' &&
		/^(startDate|endDate|dates|firstPaymentDate)$/.test(field) &&
		!/\d{4}|\d[./-]\d|\d\s*\p{L}{3}/u.test(field === 'firstPaymentDate' ? `${value} ${label}` : value)
	)
		return null
	if (
		field === 'guestNames' &&
		!value.split(/[,;\n&+]|\band\b/).some((name) => looksLikeName(name.trim()) || /\//.test(name))
	)
		return null
	if (field === 'guestNames' && COUPLE.test(value)) return null
	// 'arrivesAt: 2027-04-28T18:00' in JSON is no airport.
	if (/Airport$/.test(field) && /^\d{4}-\d\d-\d\dT/.test(value)) return field.replace('Airport', 'Time')
	if (type === 'trip' && field === 'name' && /^#?(?=\S*\d{3})[A-Z0-9-]+$/.test(value)) return 'orderId'
	if (field === 'destination' && /^[A-Z' -]+\/[A-Z' -]+$/.test(value)) return null
	if (field === 'title' && !readTitle(value)) return null
	if (type === 'trip' && field === 'name' && readTitle(value)) return null
	if (field === 'orderId' && !/\d/.test(value) && !/^[A-Z0-9-]{5,}$/.test(value)) return null
	return field
}

/** 'Mr & Mrs A Fairweather' says less of two people than the list of names that comes with it. */
const COUPLE = /^\s*(?:mr|mrs|ms|dr|sir)\.? ?(?:&|and|\+) ?(?:mr|mrs|ms|dr|lady)\b/i
