import { type Block, isRecord, type Pair } from '../blocks.ts'
import type { ReadOptions } from '../group-reader.ts'
import { type ElementType, lookUpLabel, normaliseLabel } from '../labels/dictionaries.ts'
import { fits } from './fits-field.ts'
import { asJourneyBlock } from './journey-block.ts'
import { kindOfPairs, onlyKindOf } from './kind-of-block.ts'
import { fieldByForm } from './record-fields.ts'
import { isPositioning, standingOf, statedKind } from './record-kinds.ts'

type ServiceType = Exclude<ElementType, 'trip'>

/** A label for each field, as the dictionaries know it. */
const CANONICAL: Record<ServiceType, Readonly<Record<string, string>>> = {
	flight: {
		date: 'Flight date',
		departureTime: 'Departure time',
		arrivalTime: 'Arrival time',
		departureAirport: 'Departure airport',
		arrivalAirport: 'Arrival airport',
		flightNumber: 'Flight number',
		class: 'Cabin class',
		pnr: 'PNR',
	},
	accommodation: {
		checkIn: 'Check in',
		checkOut: 'Check out',
		nights: 'Nights',
		boardBasis: 'Board basis',
		confirmationNumber: 'Confirmation number',
		roomType: 'Room type',
		hotelName: 'Hotel name',
		address: 'Address',
	},
	transfer: {
		date: 'Transfer date',
		time: 'Pick up time',
		fromLocation: 'Pick up location',
		toLocation: 'Drop off location',
		passengers: 'Passengers',
		vehicleClass: 'Vehicle',
		confirmationNumber: 'Confirmation number',
	},
	activity: {
		name: 'Activity',
		date: 'Activity date',
		time: 'Activity time',
		location: 'Venue',
		confirmationNumber: 'Confirmation number',
	},
	guest: {
		title: 'Title',
		given: 'First name',
		family: 'Last name',
		dateOfBirth: 'Date of birth',
		passportExpiry: 'Passport expiry',
		passportNumber: 'Passport number',
		nationality: 'Nationality',
		email: 'Email',
		phone: 'Phone',
	},
}

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
		return kind ? { ...block, type: kind, isInferred: true } : (isOpen && asJourneyBlock(block, options)) || block
	}
	const stated = statedKind(block.pairs)
	const type = stated?.type ?? kindOfPairs(block.pairs, options, block.type) ?? block.type
	const standing = standingOf(block.pairs)
	if (type === 'aside' || standing === 'unbooked') return null
	// Rows of an unknown kind are statements. 'When' above them are no dates of the trip.
	const isPlaced = block.pairs.some(({ label }) => fieldOf('activity', label) === 'location')
	const isService = type === 'activity' && !stated && block.type !== 'activity' && !isPlaced
	if (type === null || type === 'trip' || (isService && block.isRow))
		return block.isRow && block.type !== 'activity' ? null : block
	const taken = new Set<string>()
	const isTaken = (field: string) => taken.has(field) && !(type === 'flight' && SPLIT.has(field))
	const labels = new Map<Pair, string>()
	const rest = block.pairs
		.filter((pair) => pair !== stated?.pair || fieldOf(type, pair.label) !== undefined)
		.flatMap((pair) => apart(pair, type))
	for (const pair of rest) {
		const label = labelIn(pair, type, isTaken, options)
		if (label === null) continue
		labels.set(pair, label)
		taken.add(fieldOf(type, label) ?? '')
	}
	const pairs = rest.flatMap((pair) => {
		const known = labels.get(pair)
		if (known !== undefined) return [{ ...pair, label: known }]
		const field = isOfGuest(type, pair.label) || isNote(pair.label) ? null : fieldByForm(type, pair, taken, options)
		if (field !== null) taken.add(field)
		if (field !== null) return [{ ...pair, label: CANONICAL[type][field] ?? pair.label }]
		const own = fieldOf(type, pair.label)
		// A second value of a field would begin another element. The second name of a stay is its place.
		return own === undefined || own === 'hotelName' ? [pair] : []
	})
	if (standing === 'booked') return { ...block, type, pairs }
	// Neither do the people in it take part.
	const others = pairs.filter(({ label }) => fieldOf(type, label) !== 'status' && !isOfGuest(type, label))
	return { ...block, type, pairs: [{ label: 'Status', value: 'cancelled', where: block.where }, ...others] }
}

const fieldOf = (type: ServiceType, label: string) => lookUpLabel(type, normaliseLabel(label))?.field

/** A first name in the row of a room is that of a guest. */
const isOfGuest = (type: ServiceType, label: string) =>
	type !== 'guest' && lookUpLabel('guest', normaliseLabel(label))?.isUnambiguous === true
const isNote = (label: string) => NOTES.has(lookUpLabel('trip', normaliseLabel(label))?.field ?? '')
const NOTES: ReadonlySet<string> = new Set(['notes'])

/** The lines of a cell whose label says nothing are values of their own: 'AVE 02102' above '16-04-2027'. */
const apart = (pair: Pair, type: ServiceType): Pair[] =>
	fieldOf(type, pair.label) === undefined && pair.value.includes('\n') && !isOfGuest(type, pair.label)
		? pair.value.split('\n').map((value) => ({ ...pair, value: value.trim() }))
		: [pair]

/** A flight's date and time may have a cell each. */
const SPLIT: ReadonlySet<string> = new Set(['date', 'departureTime', 'arrivalTime'])

/** The part of a label that is known in this kind and whose value has the form for it: 'Room / class / vehicle'. */
function labelIn(
	pair: Pair,
	type: ServiceType,
	isTaken: (field: string) => boolean,
	options: ReadOptions,
): string | null {
	const parts = [pair.label, ...pair.label.split('/').map((part) => part.trim())]
	return (
		parts.find((part) => {
			const field = fieldOf(type, part)
			return field !== undefined && !isTaken(field) && fits(field, pair, options)
		}) ?? null
	)
}
