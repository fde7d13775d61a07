import { fold } from '#shared/fold.ts'
import { TRANSFER_TYPES } from '#shared/trips/kinds/transfer.ts'
import { readRoute } from '../values/places.ts'
import { isBoardBasis, readBoardBasis } from '../values/stays.ts'
import { isRoomOnly, NIGHTS, NOUN } from '../sequence/services/stay-words.ts'
import { lettersOf } from '../sequence/services/house.ts'
import { GREETING } from '../sequence/guests/person.ts'
import { toSingleLine, readWholeNumber } from '../values/text.ts'
import { peopleIn, withoutPeople } from '../sequence/services/vehicles.ts'
import { isRecord, type Pair } from './blocks.ts'
import type { FieldGroup } from './field-groups.ts'
import { readStatus } from './read-status.ts'
import { nameInHeading, sectionTypeOf } from './section-types.ts'
import {
	type GroupReader,
	type ExtractedElement,
	isExact,
	type ReadOptions,
	createGroupReader,
} from './group-reader.ts'

export function readStay(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	const heading = headingPair(group)
	const titled = heading && isRoomOnly(heading.value) ? null : heading
	const name = pair('hotelName') ?? titled ?? undefined
	// 'Isle of Sample Manor - Garden Suite - BB'
	const [hotel, ...parts] = toSingleLine(name?.value ?? '').split(/\s[-–—|·]\s/)
	const room = parts.find((part) => isRoomOnly(part))
	const board = parts.find(isBoardBasis)
	// 'Your stay' may name nothing.
	const isSure = (name?.label !== 'heading' && !name?.isGuess) || NOUN.test(name.value)
	put(
		'hotelName',
		name,
		(room || board ? hotel : toSingleLine(name?.value ?? ''))?.slice(0, 200),
		isSure ? {} : { certainty: 'derived' },
	)
	put('roomType', name, room)
	put('boardBasis', name, board && readBoardBasis(board))
	// What states its nights describes the whole stay.
	const places = ['address', 'city', 'postcode', 'country']
		.flatMap((field) => pair(field) ?? [])
		.filter(({ value }) => !NIGHTS.test(value))
	const address = joinAddressParts(places.map(({ value }) => toSingleLine(value)))
	put('address', places[0], address.slice(0, 500), places[0]?.isGuess && !isSure ? { certainty: 'derived' } : {})
	values.range('checkIn', 'checkOut')
	if (!fields.checkIn && pair('nights')) values.day('checkIn', values.dayFromHeadings())
	const nights = pair('nights')
	put('nights', nights, nights && readWholeNumber(nights.value))
	const type = pair('roomType') ?? (titled === null ? heading : undefined)
	put(
		'roomType',
		type,
		type &&
			toSingleLine(type.value)
				.replace(/^(?:(?:[Rr]oom )?\d\s+|\p{L}+ \d{1,2}\s?[:–—-]\s)(?=\p{Lu})/u, '')
				.slice(0, 200),
	)
	const meals = pair('boardBasis')
	put('boardBasis', meals, meals && readBoardBasis(toSingleLine(meals.value)).slice(0, 200))
	values.text('confirmationNumber')
	readStatus(values)
	const { checkIn, checkOut } = fields
	// A ship's cabin by day is none.
	if (checkIn && checkIn.value === checkOut?.value) return null
	// A search form on a hotel's page has dates and a heading too.
	const isTyped = name?.label === 'heading' && [pair('checkIn'), pair('checkOut')].some((one) => one?.control)
	return isTyped ? null : values
}

export function readTransfer(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	putDateAndTime(values, ['when', 'date', 'time'], ['time', 'when', 'date'])
	const heading = headingPair(group)
	const from = [pair('route'), heading].find((one) => one && readRoute(one.value))
	const route = from ? readRoute(from.value) : null
	for (const [index, field] of (['fromLocation', 'toLocation'] as const).entries()) {
		// 'Prise en charge: samedi 12 février à 11 h 40' is when, and 'Départ: Sample Airport' where.
		const stated = [pair(field), ...(index === 0 ? [pair('when')] : [])].find((one) => placeIn(values, one) !== '')
		if (stated) put(field, stated, placeIn(values, stated).slice(0, 200))
		else if (!pair(field)) put(field, from, route?.[index])
		if (pair(field) && !(fields.date && fields.time)) putDateAndTime(values, [field], [field])
	}
	const kind = pair('transferType') ?? heading
	const type = kind && TRANSFER_TYPES.find((one) => lettersOf(one) === lettersOf(kind.value))
	put('transferType', kind, type)
	const people = pair('passengers')
	const car = pair('vehicleClass')
	const count = people ? readWholeNumber(people.value) : car && peopleIn(car.value)
	put('passengers', people ?? car, count)
	const model = car ? withoutPeople(firstLine(car.value.split(/ [·|] /)[0] ?? '')).replace(/[\s,(]*¦[\s)]*/, '') : ''
	// 'Coche / plaza: 01 / 03A' is a seat.
	put('vehicleClass', car, isExact(car) || /\p{L}{3}/u.test(model) ? model.slice(0, 200) : null)
	// Not 'TR'.
	if (!fields.vehicleClass && kind && !type && kind !== heading && /\p{Ll}/u.test(kind.value) && !isKind(kind.value))
		values.text('vehicleClass', 'transferType')
	if (!fields.vehicleClass) values.text('vehicleClass', 'supplier')
	values.text('confirmationNumber')
	readStatus(values)
	return fields.date && (fields.fromLocation || fields.toLocation) ? values : null
}

/** The place that a value names apart from its moment, without the lines below it that have labels of their own: 'Sign: Dr Sample'. */
function placeIn(values: GroupReader, from: Pair | undefined): string {
	const moment = values.moment(from)
	if (!from || !moment) return ''
	const [first = '', ...below] = from.value.split('\n')
	const place = [first, ...below.filter((line) => !/^\p{L}[^:]{2,24}: /u.test(line))].join(' ')
	const isMoment = moment.days.length + moment.times.length > 0
	return isMoment ? (/\p{L}{3}/u.test(moment.rest) ? moment.rest : '') : toSingleLine(place)
}

/** A journey that is labelled as a flight, but has no airline, flight number or airports. Its times may name the places. */
export function asTransfer({ fields, ...group }: FieldGroup): FieldGroup {
	const named = [...fields].map(([field, pair]) => [FLIGHT_TO_TRANSFER[field] ?? field, pair] as const)
	const [from, to] = ['departureTime', 'arrivalTime'].flatMap((field) => fields.get(field) ?? [])
	const ends = [...(from ? [['fromLocation', from] as const] : []), ...(to ? [['toLocation', to] as const] : [])]
	return { ...group, type: 'transfer', fields: new Map([...ends, ...named]) }
}

const FLIGHT_TO_TRANSFER: Readonly<Record<string, string>> = {
	departureAirport: 'fromLocation',
	arrivalAirport: 'toLocation',
	departureTime: 'when',
	times: 'time',
	pnr: 'confirmationNumber',
	operator: 'supplier',
}

export function readActivity(group: FieldGroup, options: ReadOptions): ExtractedElement | null {
	const values = createGroupReader(group, options)
	const { pair, put, fields } = values
	// 'Activity' and 'Restaurant' in a column of services name nothing, and the details next to them do.
	const name = [pair('name'), pair('description')].find((one) => one && !isKind(one.value)) ?? headingPair(group)
	// What stands below a name describes it.
	put('name', name, name && (isRecord(group.block) ? firstLine(name.value) : toSingleLine(name.value)).slice(0, 200))
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
	put(
		'time',
		timed ?? written,
		timed ? values.moment(timed)?.times[0] : toSingleLine(written?.value ?? '').slice(0, 60),
	)
}

/** Whether a word says of which kind a row is. */
const isKind = (text: string) => /^\p{L}+$/u.test(text) && sectionTypeOf(text) !== null
const firstLine = (text: string) => text.split('\n')[0]?.trim() ?? ''

function headingPair({ block, isFirst }: FieldGroup): Pair | undefined {
	const name = isFirst ? nameInHeading(block.headings.at(-1) ?? '') : ''
	// 'Confirmation ZA-8812' and a question name nothing.
	return name && !/\d{3}|\?$/.test(name) && !GREETING.test(name)
		? { label: 'heading', value: name, where: block.where }
		: undefined
}

/** Joins the parts of an address, skipping those that earlier parts contain. */
const joinAddressParts = (parts: readonly string[]) =>
	parts.reduce(
		(whole, part) => (fold(whole).includes(fold(part)) ? whole : [whole, part].filter(Boolean).join(', ')),
		'',
	)
