import { fold } from '#shared/fold.ts'
import { type BookingPart, emptyPart, put, putDayAndTime } from './booking.ts'
import { addressText, zoneOfPlace } from './places.ts'
import { type SourcedValue, property, propertyText, singleLineText } from './sourced-value.ts'
import { parseTimestamp } from './timestamps.ts'

/** Converts a LodgingReservation. Gmail's checkinDate may contain a time too. */
export function convertStay(reservation: SourcedValue, hotel: SourcedValue | null): BookingPart {
	const part = emptyPart()
	const { fields } = part
	const zone = zoneOfPlace(hotel)
	put(
		fields,
		'hotelName',
		hotel && (property(hotel, 'name') ?? hotel),
		propertyText(hotel, 'name') ?? singleLineText(hotel),
	)
	put(fields, 'address', property(hotel, 'address'), property(hotel, 'address') && addressText(hotel))
	const arrives = parseTimestamp(property(reservation, 'checkinTime', 'checkinDate', 'checkInTime', 'checkInDate'))
	const leaves = parseTimestamp(property(reservation, 'checkoutTime', 'checkoutDate', 'checkOutTime', 'checkOutDate'))
	putDayAndTime(part, { day: 'checkIn' }, arrives, zone)
	putDayAndTime(part, { day: 'checkOut' }, leaves, zone)
	const { checkIn, checkOut } = fields
	const room = property(reservation, 'lodgingUnitDescription', 'lodgingUnitType')
	put(fields, 'roomType', room, singleLineText(room))
	const name = String(fields.hotelName?.value ?? '')
	part.endpoints = {
		from: fold(name),
		to: fold(name),
		departs: String(checkIn?.value ?? ''),
		arrives: String(checkOut?.value ?? ''),
	}
	part.title = ['stay', name].filter(Boolean).join(' at ')
	return part
}
