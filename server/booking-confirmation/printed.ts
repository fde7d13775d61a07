import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import { legalTextsOf } from '#shared/agency/legal-texts.ts'
import type { AtolType } from '#shared/atol/atol-type.ts'
import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import { nightsAway } from '#shared/booking-confirmation/nights-away.ts'
import { printedPrice } from '#shared/booking-confirmation/printed-price.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { timeOf } from '#shared/dates.ts'
import { withoutCancelled } from '#shared/trips/kinds/booked-records.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import { inTimeOrder } from '#shared/trips/timeline/time-order.ts'
import { dayInWords, dayShift, joined, tripDates } from '#shared/trips/timeline/wording.ts'
import { coverScene } from './cover-scene.ts'
import { itinerary } from './itinerary.ts'
import { partyOf, travellersOf } from './party.ts'
import { furtherChapters } from './further-chapters.ts'
import { facts, paragraphsOf } from './printed-words.ts'
import { protection } from './protection.ts'

/** Increase it when the same data is to be printed differently: issued documents then become stale. */
const EDITION = 2

/**
 * Everything that the booking confirmation prints, as final text in order; the template decides nothing. The fingerprint is taken of this.
 * Cancelled records are left out and pending ones marked. A picture is its file name in the storage.
 */
export function printedConfirmation(
	whole: WholeTrip,
	content: ConfirmationContent,
	agency: AgencySettings,
	atolType: AtolType,
) {
	const trip = inTimeOrder(withoutCancelled(whole))
	const reference = trip.orderId ?? trip.id.slice(-8).toUpperCase()
	const party = partyOf(trip)
	const price = printedPrice(content, agency)
	return {
		...furtherChapters(trip),
		edition: EDITION,
		party: party.names,
		trip: {
			// The first release counted its editions here.
			edition: 1,
			name: trip.name,
			destination: trip.destination,
			dates: tripDates(trip),
			reference,
			scene: coverScene(trip),
			picture: fileOf(content.destinationHeaderImage ?? trip.headerImage ?? trip.thumbnailImage),
			glance: facts([
				['Reference', reference],
				['Dates', tripDates(trip)],
				['Destination', trip.destination],
				['Package', trip.packageName],
				['Nights', trip.accommodations.length > 0 ? String(nightsAway(trip.accommodations)) : null],
				['Your advisor', trip.bookingAgent],
			]),
		},
		travellers: travellersOf(trip),
		introduction: paragraphsOf(content.introductionText ?? welcome(party.salutation, trip)),
		days: itinerary(trip),
		overview: paragraphsOf(content.destinationOverview),
		flights: trip.flights.map((flight) => ({
			from: flight.departureAirport,
			to: flight.arrivalAirport,
			day: dayInWords(flight.departureTime),
			leaves: timeOf(flight.departureTime),
			lands: timeOf(flight.arrivalTime),
			shift: dayShift(flight.departureTime, flight.arrivalTime),
			carrier: joined(flight.airline, flight.flightNumber, ' '),
			facts: facts(BOOKED_KINDS.flights.printedFacts(flight)),
			pending: flight.status === 'pending',
		})),
		hotels: trip.accommodations.map((stay) => ({
			name: stay.hotelName,
			picture: fileOf(content.hotelImages[stay.id] ?? null),
			facts: facts(BOOKED_KINDS.accommodations.printedFacts(stay)),
			text: paragraphsOf(content.hotelDescriptions[stay.id] ?? null),
			pending: stay.status === 'pending',
		})),
		activities: trip.activities.map((activity) => ({
			name: activity.name,
			picture: fileOf(content.activityImages[activity.id] ?? null),
			facts: facts(BOOKED_KINDS.activities.printedFacts(activity)),
			text: paragraphsOf(content.activityDescriptions[activity.id] ?? activity.description),
			note: paragraphsOf(activity.additionalInformation),
			pending: activity.status === 'pending',
		})),
		transfers: trip.transfers.map((transfer) => ({
			type: transfer.transferType,
			day: dayInWords(transfer.date),
			time: transfer.time,
			from: transfer.fromLocation,
			to: transfer.toLocation,
			facts: facts(BOOKED_KINDS.transfers.printedFacts(transfer)),
			pending: transfer.status === 'pending',
		})),
		price,
		reasons: {
			text: paragraphsOf(content.whyBookWithUs),
			icons: content.whyBookWithUsIcons.map(({ text, iconUrl }) => {
				const [title = '', ...rest] = text.split(' - ')
				return { title, text: rest.join(' - ') || null, picture: fileOf(iconUrl) }
			}),
		},
		agency: {
			name: agency.name,
			legal: legalTextsOf(agency, { showsPrice: price !== null }).map(({ title, text }) => ({
				title,
				text: paragraphsOf(text),
			})),
			protection: protection(trip, agency, atolType),
			memberships: facts([
				['ATOL', agency.atolNumber],
				['ABTA', agency.abtaNumber],
			]),
			website: agency.website?.startsWith('https://') ? agency.website : null,
			contacts: facts([
				['Telephone', agency.phone],
				['While travelling', agency.emergencyPhone],
				['E-mail', agency.email],
				['Website', agency.website],
				['Address', agency.address],
				['Company', agency.legalName],
				['VAT number', agency.vatNumber],
			]),
		},
	}
}

export type Printed = ReturnType<typeof printedConfirmation>

/** The storage names of all its pictures. */
export const picturesIn = ({ trip, hotels, activities, reasons }: Printed): string[] =>
	[trip, ...hotels, ...activities, ...reasons.icons].flatMap(({ picture }) => picture ?? [])

/** '/api/images/x.jpg' becomes 'x.jpg'. */
const fileOf = (url: string | null) => url?.split('/').at(-1) ?? null

const welcome = (salutation: string, { name: trip, destination }: WholeTrip) =>
	`Dear ${salutation},\nThank you for travelling with us. On these pages you find everything that is arranged for ${trip}${
		destination ? ` in ${destination}` : ''
	}. Please read them through, and tell us at once if anything is not as you wish it.`
