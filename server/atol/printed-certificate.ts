import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import { isCertified, isOutside } from '#shared/atol/atol-cover.ts'
import { ATOL_TYPE_LABELS, type AtolType } from '#shared/atol/atol-type.ts'
import { formatPence, penceOf } from '#shared/booking-confirmation/money.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { daysBetween, formatDay } from '#shared/dates.ts'
import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import { type BookedLists, eachBooked } from '#shared/trips/kinds/booked-records.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedSection } from '#shared/trips/kinds/registry.ts'
import { inTimeOrder } from '#shared/trips/timeline/time-order.ts'
import { Refusal } from '#server/http/refusal.ts'

type Source = {
	trip: WholeTrip
	agency: AgencySettings
	type: AtolType
	/** A decimal string. Only a Flight-Only certificate prints it. */
	totalPrice: string | null
	/** Today in London. */
	today: string
}

/**
 * The content of a trip's ATOL certificate, part by part, without its reference and date. Refuses with 422 what must not be certified
 * (DOC-44; CAA, Official Record Series 3). Packages have no price, and infants are not passengers.
 */
export function printedCertificate({ trip: whole, agency, type, totalPrice, today }: Source) {
	const { atolHolderName: holder, atolNumber: number } = agency
	if (!holder || !number)
		throw certificateRefusal('atol_not_configured', 'Enter the ATOL holder and number in the agency settings first')
	if (whole.status === 'cancelled') throw certificateRefusal('trip_cancelled', 'This trip is cancelled')
	if (whole.endDate < today) throw certificateRefusal('trip_over', 'This trip is over')
	const trip = inTimeOrder(eachBooked(whole, (records) => records.filter(isCertified)))
	if (trip.flights.length === 0 && whole.flights.some(isOutside))
		throw certificateRefusal(
			'not_covered',
			'None of the flights is sold under your ATOL. Their seller issues the certificate, under its own ATOL',
		)
	if (trip.flights.length === 0)
		throw certificateRefusal(
			'no_flight',
			'This booking is not ATOL-protected because it has no flight. Other trips are protected in other ways',
		)
	if (trip.guests.length === 0)
		throw certificateRefusal('no_guests', 'Add the guests first: a certificate names the people it protects')
	if (trip.guests.some(({ fullName }) => !fullName.trim()))
		throw certificateRefusal('no_name', 'A guest has no full name yet')
	requireComplete(trip)
	if (type === 'not-protected') throw certificateRefusal('not_protected', 'This trip is marked as not ATOL-protected')
	const isFlightOnly = type === 'flight-only'
	if (isFlightOnly && !totalPrice)
		throw certificateRefusal(
			'no_price',
			'A Flight-Only certificate states the cost: enter the total price in the booking confirmation',
		)
	const passengers = trip.guests.filter((guest) => !isInfant(guest, trip.endDate)).length
	if (passengers === 0)
		throw certificateRefusal('no_passengers', 'All guests are infants: a certificate needs at least one passenger')
	return {
		type: { type, label: ATOL_TYPE_LABELS[type], flightOnly: isFlightOnly },
		travellers: {
			names: trip.guests.map((guest) => [guest.title, guest.fullName].filter(Boolean).join(' ')),
			passengers,
		},
		...serviceLines(trip, isFlightOnly),
		price: isFlightOnly && totalPrice ? formatPence(penceOf(totalPrice)) : null,
		agency: { holder, number, issuer: agency.atolIssuerName ?? holder, phone: agency.atolPhone },
		specimen: agency.atolCertificates !== 'confirmed',
	}
}

/** The protected services, by the section of their kind. */
export type ServiceLines = Record<BookedSection, string[]>

export function serviceLines(trip: BookedLists, isFlightOnly: boolean): ServiceLines {
	const lines = BOOKED_KIND_LIST.map((list) => {
		const { names, certificate }: AnyBookedKind = BOOKED_KINDS[list]
		return [names.section, isFlightOnly && list !== 'flights' ? [] : trip[list].map(certificate.line)]
	})
	return Object.fromEntries(lines) as ServiceLines
}

export type PrintedCertificate = ReturnType<typeof printedCertificate>

/** 'dd/mm/yyyy', the format of the CAA's form. */
export const britishDay = (day: string) => day.split('-').toReversed().join('/')

export const certificateRefusal = (code: string, message: string) => new Refusal(422, code, message)

function requireComplete(trip: WholeTrip) {
	for (const { departureAirport, arrivalAirport, departureTime } of trip.flights)
		if (!departureAirport.trim() || !arrivalAirport.trim() || !departureTime)
			throw certificateRefusal('flight_incomplete', 'A flight has no airports or no departure time')
	for (const { hotelName, checkIn, checkOut } of trip.accommodations)
		if (!hotelName.trim() || !checkIn || !checkOut)
			throw certificateRefusal('stay_incomplete', 'A hotel has no name or no dates')
	const late = trip.accommodations.find(({ checkIn, checkOut }) => daysBetween(checkIn, checkOut) < 1)
	if (late)
		throw certificateRefusal(
			'stay_incomplete',
			`The check-out of ${late.hotelName} is not after its check-in on ${formatDay(late.checkIn, 'd MMM yyyy')}`,
		)
}

/** Under two years old when the trip ends. A guest without a date of birth counts as a passenger. */
function isInfant({ dateOfBirth }: Guest, endDate: string) {
	if (!dateOfBirth) return false
	const second = `${String(Number(dateOfBirth.slice(0, 4)) + 2).padStart(4, '0')}${dateOfBirth.slice(4)}`
	return second > endDate
}
