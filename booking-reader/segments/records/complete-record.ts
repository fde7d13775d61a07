import { type Block, isRecord, type Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import { type ElementType, lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'
import { kindsOfPairs, onlyKindOf } from './kind-of-block.ts'
import { fieldByForm, fits } from './record-fields.ts'
import { isPositioning, standingOf, statedKind } from './record-kinds.ts'

type ServiceType = Exclude<ElementType, 'trip'>

/**
 * A row of a table or an object of data with the labels that its values need (IMPORT-99). A cell may state its kind and its status. Known
 * labels stay, unless their value has another form. Null if nothing in it takes place.
 */
export function completeRecord(block: Block, options: ReadOptions): Block | null {
	const texts = isRecord(block) ? block.pairs.map(({ value }) => value) : block.headings.slice(-1)
	if (block.type === 'flight' && isPositioning(texts)) return null
	if (block.type === 'aside') return block
	if (!isRecord(block)) {
		const isOpen = options.layer === 'labelled' && (block.type === null || block.type === 'trip')
		const kind = isOpen ? onlyKindOf(block.pairs, options) : null
		return kind ? { ...block, type: kind, isInferred: true } : block
	}
	const stated = statedKind(block.pairs)
	const kinds = block.type === 'guest' ? [] : kindsOfPairs(block.pairs, options)
	const type = stated?.type ?? (kinds.some((kind) => kind === block.type) ? block.type : (kinds[0] ?? block.type))
	const standing = standingOf(block.pairs)
	if (type === 'aside' || standing === 'unbooked') return null
	// Rows of an unknown kind are statements. 'When' above them are no dates of the trip.
	const isPlaced = block.pairs.some(({ label }) => fieldOf('activity', label) === 'location')
	const isService = type === 'activity' && !stated && block.type !== 'activity' && !isPlaced
	if (type === null || type === 'trip' || (isService && block.isRow))
		return block.isRow && block.type !== 'activity' ? null : block
	const taken = new Set<string>()
	const isTaken = (field: string) => taken.has(field) && !(type === 'flight' && SPLIT.has(field))
	const rest = block.pairs.filter((pair) => pair !== stated?.pair || fieldOf(type, pair.label) !== undefined)
	const known = new Set<Pair>()
	for (const pair of rest) {
		const field = fieldOf(type, pair.label)
		if (field === undefined || isTaken(field) || !fits(field, pair, options)) continue
		known.add(pair)
		taken.add(field)
	}
	const pairs = rest.flatMap((pair) => {
		if (known.has(pair)) return [pair]
		const field = fieldByForm(type, pair, isTaken, options)
		if (field !== null) taken.add(field)
		if (field !== null) return [{ ...pair, label: field }]
		const own = fieldOf(type, pair.label)
		// A second value of a field would begin another element. The second name of a stay is its place.
		return own === undefined || own === 'hotelName' ? [pair] : []
	})
	if (standing === 'booked') return { ...block, type, pairs }
	const others = pairs.filter(({ label }) => fieldOf(type, label) !== 'status')
	return { ...block, type, pairs: [{ label: 'Status', value: 'cancelled', where: block.where }, ...others] }
}

const fieldOf = (type: ServiceType, label: string) => lookUpLabel(type, normaliseLabel(label))?.field

/** A flight's date and time may have a cell each. */
const SPLIT: ReadonlySet<string> = new Set(['date', 'departureTime', 'arrivalTime'])
