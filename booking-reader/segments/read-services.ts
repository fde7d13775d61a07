import { fold } from '#shared/fold.ts'
import type { ReadValue } from '#shared/import/draft.ts'
import { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import { readRoute } from '../values/places.ts'
import { readBoardBasis } from '../values/stays.ts'
import { toSingleLine, readWholeNumber } from '../values/text.ts'
import type { Pair } from './blocks.ts'
import type { FieldGroup } from './field-groups.ts'
import { readStatus } from './read-status.ts'
import { nameInHeading } from './section-types.ts'
import { type GroupReader, type ExtractedElement, type ReadOptions, createGroupReader } from './group-reader.ts'

export function readStay(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	const name = pair('hotelName') ?? headingPair(group)
	put('hotelName', name, name && toSingleLine(name.value).slice(0, 200))
	const places = ['address', 'city', 'postcode', 'country'].flatMap((field) => pair(field) ?? [])
	put('address', places[0], joinAddressParts(places.map(({ value }) => toSingleLine(value))).slice(0, 500))
	values.day('checkIn', pair('checkIn') ?? pair('dates') ?? (pair('nights') ? values.dayFromHeadings() : undefined))
	values.day('checkOut', pair('checkOut'))
	if (!fields.checkOut) {
		// A range with one label: '3 – 10 July 2027'.
		const range = [pair('dates'), pair('checkIn')].find((one) => one && (values.moment(one)?.days.length ?? 0) > 1)
		values.day('checkOut', range, 'last')
	}
	const nights = pair('nights')
	const isNights =
		nights &&
		(/night|nacht|nuit|noche|nott/i.test(nights.value) ||
			/night|nacht/i.test(nights.label) ||
			/^\d{1,3}$/.test(nights.value))
	put('nights', nights, isNights ? readWholeNumber(nights.value) : null)
	values.text('roomType')
	const board = pair('boardBasis')
	put('boardBasis', board, board && readBoardBasis(toSingleLine(board.value)).slice(0, 200))
	values.text('confirmationNumber')
	readStatus(values)
	const { checkIn, checkOut } = fields
	// A search form on a hotel's page has dates and a heading too.
	const isTyped = name?.label === 'heading' && [pair('checkIn'), pair('checkOut')].some((one) => one?.control)
	return fields.hotelName && (checkIn || checkOut) && !isTyped ? values : null
}

export function readTransfer(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	putDateAndTime(values, ['when', 'date', 'time'], ['time', 'when', 'date'])
	const heading = headingPair(group)
	const from = [pair('route'), heading].find((one) => one && readRoute(one.value))
	const route = from ? readRoute(from.value) : null
	for (const [index, field] of (['fromLocation', 'toLocation'] as const).entries()) {
		const stated = pair(field)
		if (stated) put(field, stated, (values.moment(stated)?.rest || toSingleLine(stated.value)).slice(0, 200))
		else put(field, from, route?.[index])
		if (stated && !(fields.date && fields.time)) putDateAndTime(values, [field], [field])
	}
	const kind = pair('transferType') ?? heading
	const type =
		kind &&
		TRANSFER_TYPES.find(
			(one) =>
				fold(one) ===
				fold(kind.value)
					.replace('drop off', 'dropoff')
					.replace('pick up', 'pickup')
					.replace('inter hotel', 'inter hotel'),
		)
	put('transferType', kind, type)
	const people = pair('passengers')
	put('passengers', people, people && readWholeNumber(people.value))
	values.text('vehicleClass')
	if (!fields.vehicleClass && kind && !type && kind !== heading && !/transfer|service/i.test(kind.value))
		values.text('vehicleClass', 'transferType')
	if (!fields.vehicleClass) values.text('vehicleClass', 'supplier')
	values.text('confirmationNumber')
	readStatus(values)
	return fields.date && (fields.fromLocation || fields.toLocation) ? values : null
}

/** Converts a flight to a transfer if its places turn out not to be airports. */
export function toTransfer(group: FieldGroup, options: ReadOptions, { fields }: ExtractedElement): ExtractedElement {
	const transfer = createGroupReader(group, options)
	const { departureTime, pnr, status } = fields
	for (const [field, end] of [
		['fromLocation', 'departure'],
		['toLocation', 'arrival'],
	] as const) {
		const place = [transfer.pair(`${end}Airport`), transfer.pair(`${end}Time`)].find(
			(one) => transfer.moment(one)?.rest,
		)
		if (place) transfer.put(field, place, transfer.moment(place)?.rest.slice(0, 200))
		else if (fields[`${end}Airport`]) transfer.fields[field] = fields[`${end}Airport`] as ReadValue
	}
	const [day = '', time = ''] = String(departureTime?.value ?? '').split('T')
	if (departureTime)
		Object.assign(transfer.fields, { date: { ...departureTime, value: day }, time: { ...departureTime, value: time } })
	if (pnr) transfer.fields.confirmationNumber = pnr
	else transfer.text('confirmationNumber', 'pnr')
	if (status) transfer.fields.status = status
	transfer.text('vehicleClass', 'operator')
	return transfer
}

export function readActivity(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	const name = pair('name') ?? headingPair(group)
	put('name', name, name && toSingleLine(name.value).slice(0, 200))
	putDateAndTime(values, ['when', 'date', 'time'], ['time', 'when', 'date'])
	values.day('endDate', pair('endDate'))
	if (fields.endDate && fields.date && fields.endDate.value <= fields.date.value) delete fields.endDate
	values.text('location')
	values.text('confirmationNumber')
	values.lines('description')
	values.lines('additionalInformation')
	readStatus(values)
	return fields.name && fields.date ? values : null
}

/** Adds the date and time from the first pairs that have them. The date may also come from the headings. */
function putDateAndTime(values: GroupReader, days: string[], times: string[]) {
	const { fields, put } = values
	const dated = days.map((name) => values.pair(name)).find((one) => (values.moment(one)?.days.length ?? 0) > 0)
	if (!fields.date) values.day('date', dated ?? values.dayFromHeadings())
	const timed = times.map((name) => values.pair(name)).find((one) => (values.moment(one)?.times.length ?? 0) > 0)
	const written = values.pair('time')
	if (timed) put('time', timed, values.moment(timed)?.times[0])
	else
		put(
			'time',
			written,
			written && !values.moment(written)?.days.length ? toSingleLine(written.value).slice(0, 60) : null,
		)
}

function headingPair({ block, isFirst }: FieldGroup): Pair | undefined {
	const name = isFirst ? nameInHeading(block.headings.at(-1) ?? '') : ''
	return name ? { label: 'heading', value: name, where: block.where } : undefined
}

/** Joins the parts of an address, skipping those that earlier parts contain. */
const joinAddressParts = (parts: readonly string[]) =>
	parts.reduce(
		(whole, part) => (fold(whole).includes(fold(part)) ? whole : [whole, part].filter(Boolean).join(', ')),
		'',
	)
