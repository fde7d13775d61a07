import { isRoomOnly } from '../sequence/services/stay-words.ts'
import { looksLikeName } from '../values/people.ts'
import type { Block, Pair } from './blocks.ts'
import { type ElementType, normaliseLabel, lookUpLabel, splitTypePrefix } from './labels/dictionaries.ts'

/** The fields of one element, each with the pair it comes from. */
export type FieldGroup = { type: ElementType; fields: Map<string, Pair>; block: Block; isFirst: boolean }

const COMPANION = /^(?:partner|spouse|wife|husband|companion|plus one)$/
const DATES = new Set(['date', 'departureTime', 'arrivalTime'])

/**
 * Groups the pairs of a block into elements. A label that names its type decides ('Hotel name' in a section about the
 * trip), then the type of the block, then the labels around it. A repeated field begins the next element, since most
 * pages separate guest 1 and guest 2 by nothing else.
 */
export function groupPairs(block: Block): FieldGroup[] {
	if (block.type === 'aside') return []
	const groups: FieldGroup[] = []
	const open = new Map<string, FieldGroup>()
	const classified = block.pairs.map((pair) => ({ pair, ...classify(pair, block) }))
	const lastInstance = new Map<ElementType, string>()
	/** The types of the labels above, nearest first, and of the nearest label below each pair. */
	let above: ElementType[] = []
	const below = typesBelow(classified)
	for (const [index, { pair, type, instance, field }] of classified.entries()) {
		if (type && field) {
			// What follows a partner's name is about the person who filled in the form.
			if (instance && !COMPANION.test(instance)) lastInstance.set(type, instance)
			put(type, instance || (lastInstance.get(type) ?? ''), field, pair)
			if (type !== 'trip') above = [type, ...above.filter((one) => one !== type)]
		} else {
			const label = normaliseLabel(pair.label)
			const others = isOfOne(block) ? [] : [block.previousType, 'trip' as const]
			for (const candidate of [above[0], below[index], ...above.slice(1), ...others]) {
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
		// If a stay has both 'name' and 'resort', the second is its place.
		if (field === 'hotelName' && group?.fields.has(field) && /resort|area/i.test(pair.label)) field = 'city'
		const existing = group?.fields.get(field)
		if (existing && group && isOfOne(block) && !extendsFlight(group, field, pair)) return
		if (!group || (existing && !extendsFlight(group, field, pair))) {
			group = { type, fields: new Map(), block, isFirst: !groups.some((one) => one.type === type) }
			groups.push(group)
			open.set(key, group)
		}
		if (group.fields.has(field)) field = `${field}2`
		if (!group.fields.has(field)) group.fields.set(field, pair)
	}
}

/** An object of data describes one element: another value of a field is its copy in another form. */
const isOfOne = ({ isRecord, isRow, type }: Block) => isRecord && !isRow && type !== null && type !== 'trip'

function typesBelow(classified: readonly { type?: ElementType }[]): (ElementType | undefined)[] {
	let next: ElementType | undefined
	return classified
		.toReversed()
		.map(({ type }) => {
			const below = next
			if (type && type !== 'trip') next = type
			return below
		})
		.toReversed()
}

/** A second date of a flight is its arrival. Date and time may also have separate labels. */
function extendsFlight({ type, fields }: FieldGroup, field: string, { value }: Pair) {
	if (type !== 'flight' || !DATES.has(field)) return false
	if (field === 'date') return !fields.has('date2') && !fields.has('arrivalTime')
	return !hasTime(value) || !hasTime(fields.get(field)?.value ?? '')
}

const hasTime = (text: string) => /\d[:.h]\d\d|\d ?[ap]m\b/i.test(text) && !/00:00(:00)?/.test(text)

/** Classifies a pair by its own label, without those around it. */
function classify(pair: Pair, block: Block): { type?: ElementType; instance: string; field?: string } {
	const label = normaliseLabel(pair.label)
	const type = block.type === 'aside' ? null : block.type
	const prefix = splitTypePrefix(label)
	if (prefix && prefix.rest !== '') {
		const field = fieldFor(prefix.type, prefix.rest, pair)
		const isOfOtherType = type === null || type === 'trip' || (prefix.type !== type && !fieldFor(type, label, pair))
		if (field && (isOfOtherType || prefix.type === type))
			return {
				type: prefix.type,
				instance: isOfOtherType || COMPANION.test(prefix.instance) ? prefix.instance : '',
				field,
			}
	}
	const isOfAll = block.isInferred && ALL.some((other) => lookUpLabel(other, label)?.isUnambiguous)
	if (type && type !== 'trip' && !isOfAll) {
		const field = fieldFor(type, label, pair)
		if (field) return { type, instance: '', field }
	}
	for (const other of TYPES) {
		const candidateField = lookUpLabel(other, label)
		const field = candidateField?.isUnambiguous ? fieldFor(other, label, pair) : null
		if (field) return { type: other, instance: prefix?.type === other ? prefix.instance : '', field }
	}
	if (type === 'trip' || (type === null && block.headings.length === 0)) {
		const isPersonName = lookUpLabel('guest', label)?.field === 'fullName' && looksLikeName(pair.value)
		if (isPersonName) return { type: 'guest', instance: '', field: 'fullName' }
	}
	return { instance: '' }
}

/** What is said once for the whole booking. */
const ALL: readonly ElementType[] = ['trip']
const TYPES: readonly ElementType[] = ['trip', 'flight', 'accommodation', 'transfer', 'activity', 'guest']

/** The field that a label stands for in a type, if the value can belong to it. */
function fieldFor(type: ElementType, label: string, { value }: Pair): string | null {
	const candidateField = lookUpLabel(type, label)
	if (!candidateField) return null
	const { field } = candidateField
	if (/^(?:startDate|endDate|dates|checkIn|checkOut)$/.test(field) && !/\d/.test(value)) return null
	// 'confirmedAt'
	if (field === 'confirmationNumber' && /^\d{4}-\d\d-\d\d/.test(value)) return null
	const isNamed = value.split(/[,;\n&+]|\band\b/).some((name) => looksLikeName(name.trim()))
	if (field === 'guestNames' && (!isNamed || COUPLE.test(value))) return null
	// 'Abholung: 24.10.2027, 11:30' is when, and 'Abholort' where.
	if (/^(?:from|to)Location$/.test(field) && MOMENT_ONLY.test(value)) return field === 'fromLocation' ? 'when' : null
	// 'Hébergement : Suite Alpilles'
	if (field === 'hotelName' && isRoomOnly(value)) return 'roomType'
	return field
}

/** A day or a time and nothing else. */
const MOMENT_ONLY = /^(?=.*\d)(?:\p{L}{2,9}\.?,? )?[\d\s./:,-]+(?:Uhr|uur|hrs|[ap]\.?m\.?|h)?$/iu

/** 'Mr & Mrs A Fairweather' is less precise than the list of names that follows it. */
const COUPLE = /^\s*(?:mr|mrs|ms|dr|sir)\.? ?(?:&|and|\+) ?(?:mr|mrs|ms|dr|lady)\b/i
