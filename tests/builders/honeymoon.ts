import { type ConfirmationContent, NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { buildActivity, buildFlight, buildGuest, buildStay, buildTransfer } from './records.ts'
import { buildTrip } from './trip.ts'

/** A trip with the content of its confirmation. */
export type PrintableTrip = { trip: WholeTrip; content: ConfirmationContent }

/** The name of the nth picture in the storage. */
export const pictureName = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}.jpg`
const pictureUrl = (n: number) => `/api/images/${pictureName(n)}`
/** Addresses of pictures for these ids, from the nth on. */
export const picturesFor = (ids: readonly string[], n: number) =>
	Object.fromEntries(ids.map((id, index) => [id, pictureUrl(n + index)]))

const flights = (
	[
		['London Heathrow (LHR)', 'Los Angeles (LAX)', 'BA269', '2027-06-05T15:20:00', '2027-06-05T18:40:00', 'outbound'],
		['Los Angeles (LAX)', 'Papeete (PPT)', 'TN7', '2027-06-05T23:55:00', '2027-06-06T05:15:00', 'connection'],
		['Papeete (PPT)', 'Los Angeles (LAX)', 'TN8', '2027-06-17T23:30:00', '2027-06-18T10:50:00', 'return'],
		['Los Angeles (LAX)', 'London Heathrow (LHR)', 'BA268', '2027-06-18T17:35:00', '2027-06-19T12:05:00', 'connection'],
	] as const
).map(([departureAirport, arrivalAirport, flightNumber, departureTime, arrivalTime, segmentType], n) =>
	buildFlight({
		id: `flight-${n}`,
		airline: flightNumber.startsWith('BA') ? 'British Airways' : 'Air Tahiti Nui',
		flightNumber,
		departureAirport,
		arrivalAirport,
		departureTime,
		arrivalTime,
		segmentType,
		class: 'Business class',
		pnr: 'K7QX2M',
		baggageWeightKg: 32,
	}),
)

const stays = (
	[
		[
			'The Brando',
			'2027-06-06',
			'2027-06-11',
			'One-bedroom beachfront villa',
			'All inclusive',
			'Tetiaroa, Windward Islands',
		],
		[
			'Four Seasons Bora Bora',
			'2027-06-11',
			'2027-06-15',
			'Otemanu overwater bungalow',
			'Half board',
			'Motu Tehotu, Bora Bora',
		],
		[
			'Le Taha’a by Pearl Resorts',
			'2027-06-15',
			'2027-06-17',
			'Sunset overwater suite',
			'Bed and breakfast',
			'Motu Tautau, Taha’a',
		],
	] as const
).map(([hotelName, checkIn, checkOut, roomType, boardBasis, address], n) =>
	buildStay({
		id: `stay-${n}`,
		hotelName,
		checkIn,
		checkOut,
		roomType,
		boardBasis,
		address,
		confirmationNumber: `H-480${n}`,
	}),
)

const transfers = (
	[
		['Airport Pickup', '2027-06-06', '06:15', 'Papeete airport', 'The Brando', 'Private Air Tetiaroa flight'],
		['Inter-Hotel', '2027-06-11', '10:00', 'The Brando', 'Four Seasons Bora Bora', 'Private plane and launch'],
		['Private Transfer', '2027-06-13', '18:30', 'Four Seasons Bora Bora', 'Vaitape harbour', 'Launch'],
		['Inter-Hotel', '2027-06-15', '11:00', 'Four Seasons Bora Bora', 'Le Taha’a', 'Helicopter'],
		['Private Transfer', '2027-06-16', '09:30', 'Le Taha’a', 'Vanilla estate, Patio', 'Mercedes V-Class'],
		['Airport Dropoff', '2027-06-17', '19:00', 'Le Taha’a', 'Papeete airport', 'Private plane'],
	] as const
).map(([transferType, date, time, fromLocation, toLocation, vehicleClass], n) =>
	buildTransfer({
		id: `transfer-${n}`,
		transferType,
		date,
		time,
		fromLocation,
		toLocation,
		vehicleClass,
		passengers: 2,
	}),
)

const activities = (
	[
		['A morning among the sea birds of Tahuna Iti', '2027-06-07', '09:00', 'Tetiaroa'],
		['Whale watching by outrigger', '2027-06-08', '07:30', 'Tetiaroa lagoon'],
		['Couples’ treatment in the Varua Polynesian spa', '2027-06-09', '16:00', 'The Brando'],
		['Snorkelling with manta rays', '2027-06-12', '10:00', 'Bora Bora lagoon'],
		['Dinner on a private motu', '2027-06-13', '19:00', 'Vaitape'],
		['Helicopter round Mount Otemanu', '2027-06-14', '11:30', 'Bora Bora'],
		['A vanilla estate and its distillery', '2027-06-16', '10:00', 'Patio, Taha’a'],
		['Pearl farm with the owner', '2027-06-16', '15:00', 'Haamene, Taha’a'],
	] as const
).map(([name, date, time, location], n) =>
	buildActivity({
		id: `activity-${n}`,
		name,
		date,
		time,
		location,
		description:
			'With a guide of our own and a picnic of fruit, coconut bread and something cold. Bring a hat, a shirt with long sleeves and shoes that may become wet.',
		confirmationNumber: n % 2 ? `A-${7100 + n}` : null,
		status: n === 5 ? 'pending' : 'confirmed',
	}),
)

/** A fortnight for two with everything that a confirmation can print: 4 flights, 3 hotels, 6 transfers, 8 activities, 12 pictures. */
export const honeymoon: PrintableTrip = {
	trip: buildTrip({
		name: 'Honeymoon in French Polynesia',
		destination: 'French Polynesia',
		packageName: 'Islands of the heart',
		orderId: 'GP-30118',
		startDate: '2027-06-05',
		endDate: '2027-06-19',
		bookingAgent: 'Marguerite Hale',
		guests: [
			buildGuest({ id: 'guest-0', title: 'Mr', fullName: 'James Bond' }),
			buildGuest({ id: 'guest-1', title: 'Mrs', fullName: 'Vesper Bond' }),
		],
		flights,
		accommodations: stays,
		transfers,
		activities,
	}),
	content: {
		...NO_CONTENT,
		introductionText:
			'Dear Mr and Mrs Bond,\nTwo weeks, three islands, and nothing that has to be done before noon. On the following pages you find each flight, each launch and each table that we have reserved, in the order in which you will need them.\nWe have asked all three houses for the quieter side, and for the good bread.\nWith every good wish, Marguerite',
		destinationOverview:
			'Five archipelagos lie scattered over an ocean as wide as Europe, and only the tips of their volcanoes show above the water. Around each runs a reef, and between reef and mountain lies the lagoon: shallow, warm and of a blue that photographs never quite believe.\nJune is the beginning of the dry season. The trade wind keeps the evenings fresh, the first humpback whales arrive from the south, and the fare of the tables turns to mango, lobster and breadfruit.',
		destinationHeaderImage: pictureUrl(0),
		hotelImages: picturesFor(
			stays.map(({ id }) => id),
			1,
		),
		activityImages: picturesFor(
			activities.map(({ id }) => id),
			4,
		),
		hotelDescriptions: Object.fromEntries(
			stays.map(({ id, hotelName }) => [
				id,
				`${hotelName} has few rooms and a great deal of sky. Yours is on the quiet side, with steps into the lagoon, an outdoor bath and bicycles at the door. Breakfast comes when you ring for it, and dinner is served wherever you like to have the table set.`,
			]),
		),
		whyBookWithUs:
			'We have slept in every house that we recommend, and we answer the telephone at three in the morning.',
		whyBookWithUsIcons: [
			{ text: 'One planner - From the first letter to your return', iconUrl: null },
			{ text: 'Day and night - A person, not a machine', iconUrl: null },
			{ text: 'Upgrades - Where there is one, it is yours', iconUrl: null },
			{ text: 'Protected - Your money is safe with us', iconUrl: null },
		],
		totalPrice: '41850',
		perPersonPrice: '20925',
		showPerPersonPrice: true,
	},
}
