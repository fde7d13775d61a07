import { fold } from '#shared/fold.ts'
import type { DraftFields, DraftIssue } from '#shared/import/draft.ts'
import { LISTS, readElement, type ServiceType } from '../segments/read-element.ts'
import { createGroupReader, groupOf, type ReadOptions } from '../segments/group-reader.ts'
import { readStatus } from '../segments/read-status.ts'
import { RESERVATION_KINDS, type ReservationKind } from './reservation-kinds.ts'
import {
	property,
	propertyText,
	propertyValues,
	type Said,
	type SourcedValue,
	textPair,
	typesOf,
} from './sourced-value.ts'

/** One reservation in terms of our records, before copies and versions of it are merged. */
export type Booking = {
	list: (typeof LISTS)[ServiceType]
	/** 'flight', 'drive', 'train' …: only bookings of the same kind are merged. */
	kind: string
	said: Said
	/** Of a reservation that lacks what a booking needs, the status only. */
	fields: DraftFields
	isComplete: boolean
	/** The people it is for. They become guests. */
	people: SourcedValue[]
	reference: string | null
	/** When this version was made, in milliseconds, or null if unknown. */
	modified: number | null
	/** Where and when it begins and ends, as comparable names and times, or '' if unknown. */
	endpoints: { from: string; to: string; departs: string; arrives: string }
	/** Their paths begin below the element: '/departureTime'. */
	issues: DraftIssue[]
}

/** More than any trip has. */
const MAX_THINGS = 60
const EVENT = RESERVATION_KINDS.at(-1)!

/** Converts a reservation to one booking per thing that it is for. */
export function toBookings(
	reservation: SourcedValue,
	parentPackage: SourcedValue | null,
	receivedAt: Date,
	options: ReadOptions,
): Booking[] {
	const things = propertyValues(reservation, 'reservationFor').slice(0, MAX_THINGS)
	const number = bookingNumber(reservation) ?? bookingNumber(parentPackage)
	const own = [
		...propertyValues(reservation, 'underName'),
		...propertyValues(property(reservation, 'reservedTicket'), 'underName'),
	]
	return (things.length > 0 ? things : [null]).map((thing) => {
		const kind = kindOf(reservation, thing)
		const [, type, , , say] = kind
		const said = {
			...say(reservation, thing, receivedAt),
			[type === 'flight' ? 'pnr' : 'confirmationNumber']: number,
			status: textPair(reservation, 'reservationStatus'),
		}
		return {
			...toBooking(kind, said, { ...options, ...reservation.source }),
			people: own.length > 0 ? own : propertyValues(parentPackage, 'underName'),
			modified: Date.parse(propertyText(reservation, 'modifiedTime') ?? '') || null,
		}
	})
}

/** An event without a reservation. It counts as read, not stated, because nobody says that it was booked. */
export const unbookedEvent = (event: SourcedValue, receivedAt: Date, options: ReadOptions): Booking =>
	toBooking(EVENT, EVENT[4](event, null, receivedAt), { ...options, ...event.source, certainty: 'read' })

/** The provider's number, also under Gmail's old name. */
export const bookingNumber = (reservation: SourcedValue | null) =>
	textPair(reservation, 'reservationId', 'reservationNumber')

/** The kind by the reservation's type, or for a plain Reservation by what it is for. */
function kindOf(reservation: SourcedValue, thing: SourcedValue | null): ReservationKind {
	const own = typesOf(reservation)
	const things = thing ? typesOf(thing) : []
	return (
		RESERVATION_KINDS.find(([, , type]) => own.includes(type)) ??
		RESERVATION_KINDS.find(([, , , types]) => types.split(' ').some((type) => things.includes(type))) ??
		EVENT
	)
}

/** What says where and when each type begins and ends. */
const ENDPOINTS: Record<ServiceType, readonly [from: string, to: string, departs: string, arrives: string]> = {
	flight: ['departureAirport', 'arrivalAirport', 'departureTime', 'arrivalTime'],
	accommodation: ['hotelName', 'hotelName', 'checkIn', 'checkOut'],
	transfer: ['from', 'to', 'when', 'arrives'],
	activity: ['name', 'name', 'when', ''],
}

function toBooking([name, type]: ReservationKind, said: Said, options: ReadOptions): Booking {
	const group = groupOf(type, said)
	const read = readElement(type, group, options)
	const values = createGroupReader(group, options)
	readStatus(values)
	const [from = '', to = '', departs = '', arrives = ''] = ENDPOINTS[type].map((field) => said[field]?.value ?? '')
	return {
		list: LISTS[type],
		kind: name,
		said,
		fields: (read ?? values).fields,
		isComplete: read !== null,
		people: [],
		reference: (said.pnr ?? said.confirmationNumber)?.value ?? null,
		modified: null,
		endpoints: { from: fold(from), to: fold(to), departs, arrives },
		issues: (read?.issues ?? []).map(({ field, ...issue }) => ({ severity: 'warning', path: `/${field}`, ...issue })),
	}
}

export const isCancelled = ({ fields }: Booking) => fields.status?.value === 'cancelled'
