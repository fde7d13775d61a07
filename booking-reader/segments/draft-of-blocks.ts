import {
	type Draft,
	type DraftFields,
	type DraftList,
	emptyDraft,
	hasElements,
	type Layer,
	type ReadValue,
} from '#shared/import/draft.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import type { Block } from './blocks.ts'
import { daysOf } from './days-of-blocks.ts'
import { type Group, groupsOf } from './groups.ts'
import { withEntries } from './entries/block-entries.ts'
import { readProse } from './entries/prose.ts'
import { pairsOfLines } from './text/pairs-of-lines.ts'
import { pnrOf, readFlight } from './flights/read-flight.ts'
import { pairsOfGuestLines, readGuests } from './read-guests.ts'
import { readActivity, readStay, readTransfer, rideOf } from './read-services.ts'
import { readTrip } from './read-trip.ts'
import { peopleNamed } from './told-in-words.ts'
import type { Read, Reading } from './values-of-group.ts'

/** Of each kind; a booking with more is a list of something else. */
const MOST_ELEMENTS = 100

type Source = { layer: Layer; context: ReadingContext; language?: string }

/**
 * The trip that labelled pairs tell of. Where nothing has a date and nobody is named by more than a name, it is no booking: the draft
 * is empty.
 */
export function draftOfBlocks(blocks: readonly Block[], { layer, context, language = '' }: Source): Draft {
	const draft = emptyDraft()
	const reading: Reading = {
		layer,
		certainty: layer === 'form-answer' ? 'stated' : layer === 'model' ? 'guessed' : 'read',
		days: daysOf(blocks, language, context.receivedAt),
	}
	const add = (list: DraftList, read: Read | null) => {
		if (!read || draft[list].length >= MOST_ELEMENTS || draft[list].some(({ fields }) => saysAll(fields, read.fields)))
			return
		const index = draft[list].push({ fields: read.fields }) - 1
		for (const { field, ...issue } of read.issues)
			draft.issues.push({ severity: 'warning', path: `${list}/${index}/${field}`, ...issue })
	}
	/** One that is said to leave and arrive, but neither by which airline nor at which airport, is a ride on land. */
	const addRide = (group: Group, read: Read) => {
		const { airline, flightNumber, departureAirport, arrivalAirport } = read.fields
		const isByAir = [departureAirport, arrivalAirport].every((end) => /^[A-Z]{3}$/.test(String(end?.value)))
		const flies = airline ?? flightNumber ?? isByAir
		if (flies) add('flights', read)
		else add('transfers', rideOf(group, reading, read))
	}
	const loose: ReadValue[] = []
	const take = (block: Block) => {
		for (const group of groupsOf(withLines(block, reading))) {
			if (group.type === 'trip') readTrip(group, reading, draft)
			else if (group.type === 'guest') for (const read of readGuests(group, reading)) add('guests', read)
			else if (group.type === 'flight') {
				const read = readFlight(group, reading)
				if (read) addRide(group, read)
				else loose.push(...pnrOf(group, reading))
			} else if (group.type === 'accommodation') add('accommodations', readStay(group, reading))
			else if (group.type === 'transfer') add('transfers', readTransfer(group, reading))
			else add('activities', readActivity(group, reading))
		}
	}
	for (const block of blocks.flatMap((one) => withEntries(one, reading))) take(block)
	if (!hasElements(draft)) for (const block of readProse(blocks, reading)) take(block)
	if (draft.guests.length === 0 && hasElements(draft))
		for (const block of blocks.filter(({ type }) => type !== 'aside').slice(0, 3)) {
			const names = peopleNamed(block.lines.map(({ text }) => text))
			for (const value of draft.guests.length > 0 ? [] : names)
				take({ ...block, type: 'guest', pairs: [{ label: 'Name', value, where: block.where }], lines: [] })
		}
	const [pnr, another] = loose
	// Said once, for all flights together.
	if (pnr && !another) for (const { fields } of draft.flights) fields.pnr ??= pnr
	return isBooking(draft) ? draft : emptyDraft()
}

/** Something with a date; or people of whom more is said than their names, with an order number. */
function isBooking(draft: Draft): boolean {
	const { order, trip, guests, flights, accommodations, transfers, activities } = draft
	const isSomebodys = order.id !== undefined || guests.length > 0
	if (!isSomebodys && isOnSale(draft)) return false
	if (flights.length + accommodations.length + transfers.length > 0) return true
	return (
		activities.length + guests.length > 0 &&
		(isSomebodys || trip.startDate !== undefined) &&
		(activities.length > 0 || order.id !== undefined || trip.startDate !== undefined)
	)
}

/** What nobody can have booked for themselves: the same way twice on a day, or two hotels for the same nights. Lists of what is on sale. */
function isOnSale({ flights, accommodations }: Draft): boolean {
	const said = (fields: DraftFields, name: string) => String(fields[name]?.value ?? '')
	const ways = flights.map(
		({ fields }) => `${said(fields, 'departureAirport')} ${said(fields, 'departureTime').slice(0, 10)}`,
	)
	const isReferenced = [...flights, ...accommodations].some(({ fields }) => fields.pnr ?? fields.confirmationNumber)
	const stays = accommodations.map(({ fields }) => fields)
	const isDouble = stays.some((one, index) =>
		stays
			.slice(index + 1)
			.some(
				(other) =>
					said(one, 'hotelName') !== said(other, 'hotelName') &&
					one.checkIn?.value === other.checkIn?.value &&
					one.checkIn,
			),
	)
	return !isReferenced && (new Set(ways).size < ways.length || isDouble)
}

/** With what its lines say where no label does. */
function withLines(block: Block, reading: Reading): Block {
	if (block.type === 'guest') return { ...block, pairs: pairsOfGuestLines(block, reading) }
	const pairs = pairsOfLines(block, reading)
	return pairs.length > 0 ? { ...block, pairs: [...block.pairs, ...pairs] } : block
}

/** Whether one says all that the other does: a flight that stands there once for each passenger. */
const saysAll = (one: DraftFields, other: DraftFields) =>
	Object.entries(other).every(([name, { value }]) => one[name]?.value === value)
