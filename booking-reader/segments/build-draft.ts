import {
	type Draft,
	type DraftFields,
	type ImportedKind,
	emptyDraft,
	type Layer,
	type ReadValue,
} from '#shared/import/draft.ts'
import type { ReadingContext } from '../schema-org/read-structured.ts'
import type { DayContext } from '../values/days.ts'
import { excerpt } from '../values/text.ts'
import type { Block, Pair } from './blocks.ts'
import { dayContextOf } from '../sequence/day-context.ts'
import { withoutMailHeaders } from '../sequence/quotes.ts'
import type { SourceLine } from '../sequence/source-lines.ts'
import { type FieldGroup, groupPairs } from './field-groups.ts'
import { normaliseLabel } from './labels/dictionaries.ts'
import { MAX_ELEMENTS } from '../merge/combine-drafts.ts'
import { pairsFromLines } from './text/unlabelled-lines.ts'
import { readPnr } from './flights/read-labelled-flight.ts'
import { joinStays } from './join-stays.ts'
import { readGuests, shareAnswers } from './read-guests.ts'
import { asTransfer } from './read-services.ts'
import { addElement, LISTS, readElement } from './read-element.ts'
import { readTrip } from './read-trip.ts'
import { completeRecord } from './records/complete-record.ts'
import type { ExtractedElement, ReadOptions } from './group-reader.ts'

/** `days`: how the document writes dates, if its lines told. Otherwise the blocks do. */
type Source = { layer: Layer; context: ReadingContext; days?: DayContext | undefined }

/**
 * Builds a draft from labelled pairs. The draft is empty if they do not amount to a booking: nothing has a date, and
 * people have nothing but names.
 */
export function buildDraft(blocks: readonly Block[], { layer, context, days }: Source): Draft {
	const draft = emptyDraft()
	const options: ReadOptions = {
		layer,
		certainty: layer === 'form-answer' ? 'stated' : layer === 'model' ? 'guessed' : 'read',
		days: days ?? dayContextOf(blocks.flatMap(linesOf), '', context.receivedAt),
	}
	const isFull = (list: ImportedKind) => draft[list].length >= MAX_ELEMENTS
	const add = (list: ImportedKind, read: ExtractedElement | null) => {
		if (!read || isFull(list) || draft[list].some(({ fields }) => containsAll(fields, read.fields))) return
		// In data, what is said of the whole is said again of its part: a stay and its only room.
		const whole = layer === 'labelled' ? -1 : draft[list].findIndex(({ fields }) => containsAll(read.fields, fields))
		addElement(draft, list, read, whole >= 0 ? whole : draft[list].length)
	}
	const addFlightOrTransfer = (group: FieldGroup, read: ExtractedElement) => {
		const { airline, flightNumber, departureAirport, arrivalAirport } = read.fields
		const isByAir = [departureAirport, arrivalAirport].every((end) => /^[A-Z]{3}$/.test(String(end?.value)))
		if (airline ?? flightNumber ?? isByAir) add('flights', read)
		else add('transfers', readElement('transfer', asTransfer(group), options))
	}
	const unassignedPnrs: ReadValue[] = []
	const stays: ExtractedElement[] = []
	const addBlock = (block: Block) => {
		for (const group of groupPairs({ ...block, pairs: [...block.pairs, ...pairsFromLines(block, options)] })) {
			if (group.type === 'trip') readTrip(group, options, draft)
			else if (isFull(LISTS[group.type])) continue
			else if (group.type === 'guest') for (const read of readGuests(group, options)) add('guests', read)
			else if (group.type === 'flight') {
				const read = readElement(group.type, group, options)
				if (read) addFlightOrTransfer(group, read)
				else unassignedPnrs.push(...readPnr(group, options))
			} else if (group.type === 'accommodation') {
				// The house that data names once, with its address, is that of its rooms.
				for (const [field, pair] of [group.fields.has('hotelName') ? [] : house].flat())
					if (!group.fields.has(field)) group.fields.set(field, pair)
				stays.push(...[readElement(group.type, group, options)].flatMap((read) => read ?? []))
			} else add(LISTS[group.type], readElement(group.type, group, options))
		}
	}
	const house = houseIn(blocks)
	for (const block of blocks) {
		const completed = completeRecord({ ...block, pairs: withoutMailHeaders(block.pairs) }, options)
		if (completed) addBlock(completed)
	}
	for (const stay of joinStays(stays)) {
		const { hotelName, roomType, confirmationNumber } = stay.fields
		if (layer === 'labelled' || hotelName || (roomType && confirmationNumber)) add('accommodations', stay)
	}
	shareAnswers(draft.guests)
	const operator = blocks.flatMap(({ pairs }) => pairs).find(({ label }) => OPERATOR.test(normaliseLabel(label)))
	// A charter has no numbers, but one operator.
	if (operator)
		for (const { fields } of draft.flights) if (!fields.flightNumber) fields.airline ??= readValueOf(operator, options)
	const [pnr, another] = unassignedPnrs
	// Stated once for all flights.
	if (pnr && !another) for (const { fields } of draft.flights) fields.pnr ??= pnr
	// The lines may tell what its labels don't.
	return isBooking(draft) ? draft : { ...emptyDraft(), ...(layer === 'labelled' && { trip: draft.trip }) }
}

/** `{ "enterprise": { "name", "address" } }` */
function houseIn(blocks: readonly Block[]): [field: string, pair: Pair][] {
	const named = blocks
		.filter(({ type }) => type === 'aside')
		.map(({ pairs }) => pairs.filter(({ label }) => /^(?:name|address)$/.test(label)))
	const [house] = named.filter((pairs) => pairs.length === 2)
	return (house ?? []).map((pair) => [pair.label === 'name' ? 'hotelName' : 'address', pair])
}

const OPERATOR = /^(?:operator|operated by|airline|carrier|aircraft operator)$/
const readValueOf = ({ value, where }: Pair, { layer, certainty }: ReadOptions): ReadValue => ({
	value: value.slice(0, 200),
	from: { layer, where, raw: excerpt(value) },
	certainty,
})

/** What a block says, as the lines it was read from. */
const linesOf = ({ headings, pairs, lines, where }: Block): SourceLine[] =>
	[...headings, ...pairs.map(({ label, value }) => `${label}: ${value}`), ...lines.map(({ text }) => text)].map(
		(text) => ({ text, where, standing: 'live' }),
	)

/** Something with a date, or people with an order number and more than their names. */
function isBooking(draft: Draft): boolean {
	const { order, trip, guests, flights, accommodations, transfers, activities } = draft
	const isReferenced = activities.some(({ fields }) => fields.confirmationNumber)
	const hasOwner = order.id !== undefined || guests.length > 0 || isReferenced
	if (!hasOwner && looksLikeOffers(draft)) return false
	if (flights.length + accommodations.length + transfers.length > 0) return true
	return (
		activities.length + guests.length > 0 &&
		(hasOwner || trip.startDate !== undefined) &&
		(activities.length > 0 || order.id !== undefined || trip.startDate !== undefined)
	)
}

/** Two departures on the same day, or two hotels for the same nights, are offers: nobody books both. */
export function looksLikeOffers({ flights, accommodations }: Draft): boolean {
	const text = (fields: DraftFields, name: string) => String(fields[name]?.value ?? '')
	const departures = flights.map(
		({ fields }) => `${text(fields, 'departureAirport')} ${text(fields, 'departureTime').slice(0, 10)}`,
	)
	const isReferenced = [...flights, ...accommodations].some(({ fields }) => fields.pnr ?? fields.confirmationNumber)
	const stays = accommodations.map(({ fields }) => fields)
	const hasOverlappingStays = stays.some((one, index) =>
		stays
			.slice(index + 1)
			.some(
				(other) =>
					text(one, 'hotelName') !== text(other, 'hotelName') &&
					one.checkIn?.value === other.checkIn?.value &&
					one.checkIn,
			),
	)
	return !isReferenced && (new Set(departures).size < departures.length || hasOverlappingStays)
}

/** Whether one element has all values of another, such as a flight that is listed once per passenger. */
const containsAll = (one: DraftFields, other: DraftFields) =>
	Object.entries(other).every(([name, { value }]) => one[name]?.value === value)
