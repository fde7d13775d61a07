import { fold } from '#shared/fold.ts'
import { type Booking, NO_ENDS, put, putDayAndTime } from './booking.ts'
import { addressText, zoneOfPlace } from './place.ts'
import { type Said, saying, words, wordsOf } from './said.ts'
import { whenOf } from './when.ts'

type Part = Pick<Booking, 'fields' | 'ends' | 'issues' | 'title'>

/** A stay of a LodgingReservation; Gmail's checkinDate holds a date and time too. */
export function stayOf(reservation: Said, hotel: Said | null): Part {
	const part: Part = { fields: {}, ends: NO_ENDS, issues: [], title: '' }
	const { fields } = part
	const zone = zoneOfPlace(hotel)
	put(fields, 'hotelName', hotel && (saying(hotel, 'name') ?? hotel), words(hotel, 'name') ?? wordsOf(hotel))
	put(fields, 'address', saying(hotel, 'address'), saying(hotel, 'address') && addressText(hotel))
	const arrives = whenOf(saying(reservation, 'checkinTime', 'checkinDate', 'checkInTime', 'checkInDate'))
	const leaves = whenOf(saying(reservation, 'checkoutTime', 'checkoutDate', 'checkOutTime', 'checkOutDate'))
	putDayAndTime(part, { day: 'checkIn' }, arrives, zone)
	putDayAndTime(part, { day: 'checkOut' }, leaves, zone)
	const { checkIn, checkOut } = fields
	const room = saying(reservation, 'lodgingUnitDescription', 'lodgingUnitType')
	put(fields, 'roomType', room, wordsOf(room))
	const name = String(fields.hotelName?.value ?? '')
	part.ends = {
		from: fold(name),
		to: fold(name),
		departs: String(checkIn?.value ?? ''),
		arrives: String(checkOut?.value ?? ''),
	}
	part.title = ['stay', name].filter(Boolean).join(' at ')
	return part
}
