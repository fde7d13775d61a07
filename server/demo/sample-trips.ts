import type { EnteredKind } from '#shared/trips/kinds/registry.ts'
import type { SamplePerson } from './people.ts'
import { james, olivia, priya } from './people.ts'

/** Days from today: 0 is today. */
type Day = number
/** A local time on a day: [12, '09:40']. */
type LocalTime = readonly [Day, string]
type Values = Record<string, string | Day | LocalTime | null>

/** A sample trip. Days and local times are relative to today; everything else is as staff would type it. */
export type SampleTrip = Partial<Record<EnteredKind, Values[]>> & {
	customer: SamplePerson
	from: Day
	to: Day
	trip: Values & { name: string }
	documents: readonly { name: string; label: string | null; lines: readonly string[] }[]
}

const monaco: SampleTrip = {
	customer: olivia,
	from: 40,
	to: 45,
	trip: {
		name: 'Monaco Grand Prix Weekend',
		destination: 'Monte Carlo, Monaco',
		packageName: 'Grand Prix Harbour Terrace',
		orderId: 'GP-24817',
		firstPaymentDate: -20,
		guestDetailsApprovalStatus: 'pending',
		status: 'confirmed',
		bookingAgent: 'Marguerite Lavigne',
		notes: 'Prefers a high floor over the harbour. Birthday on the Saturday: cake arranged with the hotel.',
	},
	guests: [
		{
			title: 'Ms',
			fullName: 'Olivia Hartley',
			dateOfBirth: '1987-06-14',
			nationality: 'British',
			passportNumber: '533401927',
			passportExpiry: '2031-03-02',
			passportCountry: 'United Kingdom',
			email: 'olivia.hartley@mail.example',
			phone: '+44 20 7946 0112',
			dietaryRequirements: 'No shellfish',
		},
		{
			title: 'Mr',
			fullName: 'Daniel Hartley',
			dateOfBirth: '1985-11-30',
			nationality: 'British',
			passportNumber: '541188320',
			passportExpiry: '2029-09-18',
			passportCountry: 'United Kingdom',
		},
	],
	flights: [
		{
			airline: 'British Airways',
			flightNumber: 'BA342',
			departureAirport: 'London Heathrow (LHR)',
			arrivalAirport: 'Nice (NCE)',
			departureTime: [40, '09:40'],
			arrivalTime: [40, '12:45'],
			class: 'Business class',
			segmentType: 'outbound',
			pnr: 'K7QX2M',
			baggageWeightKg: 32,
		},
		{
			airline: 'British Airways',
			flightNumber: 'BA347',
			departureAirport: 'Nice (NCE)',
			arrivalAirport: 'London Heathrow (LHR)',
			departureTime: [45, '18:20'],
			arrivalTime: [45, '19:35'],
			class: 'Business class',
			segmentType: 'return',
			pnr: 'K7QX2M',
			baggageWeightKg: 32,
		},
	],
	accommodations: [
		{
			hotelName: 'Hôtel Belle Rade',
			address: '12 avenue des Palmiers, Monte Carlo, Monaco',
			checkIn: 40,
			checkOut: 45,
			nights: 5,
			roomType: 'Harbour View Suite',
			boardBasis: 'Bed and Breakfast',
			confirmationNumber: 'BR-90331',
		},
	],
	transfers: [
		{
			transferType: 'Airport Pickup',
			date: 40,
			time: '13:30',
			fromLocation: 'Nice Airport, Terminal 1',
			toLocation: 'Hôtel Belle Rade',
			passengers: 2,
			vehicleClass: 'Mercedes S-Class',
			confirmationNumber: 'TR-5512',
		},
		{
			transferType: 'Airport Dropoff',
			date: 45,
			time: '15:30',
			fromLocation: 'Hôtel Belle Rade',
			toLocation: 'Nice Airport, Terminal 1',
			passengers: 2,
			vehicleClass: 'Mercedes S-Class',
			status: 'pending',
		},
	],
	activities: [
		{
			name: 'Qualifying from the harbour terrace',
			description: 'Terrace above the swimming-pool chicane, with lunch and an open bar.',
			date: 43,
			time: '11:00',
			location: 'Quai Antoine Ier',
			confirmationNumber: 'GP-T-118',
			additionalInformation: 'Bring the wristband from your welcome pack. Ear defenders are provided.',
		},
		{
			name: 'Race day on the yacht Aurelia',
			description: 'Boarding by tender from the Quai des États-Unis. The race starts at 15:00.',
			date: 44,
			time: '10:30',
			location: 'Port Hercule',
			confirmationNumber: 'GP-Y-042',
		},
	],
	documents: [
		{
			name: 'Grand Prix welcome pack',
			label: 'Tickets',
			lines: [
				'Grand Prix welcome pack',
				'Terrace and yacht passes for two guests.',
				'Show this page at the harbour desk.',
			],
		},
	],
}

const maldives: SampleTrip = {
	customer: james,
	from: -4,
	to: 7,
	trip: {
		name: 'Maldives Family Escape',
		destination: 'Baa Atoll, Maldives',
		packageName: 'Overwater Family Villa',
		orderId: 'GP-24650',
		firstPaymentDate: -120,
		guestDetailsApprovalStatus: 'approved',
		status: 'confirmed',
		bookingAgent: 'Marguerite Lavigne',
	},
	guests: [
		{ title: 'Mr', fullName: 'James Okafor', dateOfBirth: '1979-02-08', nationality: 'British' },
		{ title: 'Mrs', fullName: 'Amara Okafor', dateOfBirth: '1981-07-21', nationality: 'British' },
		{ title: 'Miss', fullName: 'Zuri Okafor', dateOfBirth: '2015-05-03', dietaryRequirements: 'Nut allergy' },
	],
	flights: [
		{
			airline: 'Emirates',
			flightNumber: 'EK8',
			departureAirport: 'London Heathrow (LHR)',
			arrivalAirport: 'Dubai (DXB)',
			departureTime: [-4, '20:20'],
			arrivalTime: [-3, '07:10'],
			class: 'Business class',
			segmentType: 'outbound',
			pnr: 'R4TT9P',
			baggageWeightKg: 40,
		},
		{
			airline: 'Emirates',
			flightNumber: 'EK656',
			departureAirport: 'Dubai (DXB)',
			arrivalAirport: 'Malé (MLE)',
			departureTime: [-3, '10:05'],
			arrivalTime: [-3, '15:20'],
			class: 'Business class',
			segmentType: 'connection',
			pnr: 'R4TT9P',
			baggageWeightKg: 40,
		},
		{
			airline: 'Emirates',
			flightNumber: 'EK657',
			departureAirport: 'Malé (MLE)',
			arrivalAirport: 'Dubai (DXB)',
			departureTime: [7, '17:15'],
			arrivalTime: [7, '20:30'],
			class: 'Business class',
			segmentType: 'return',
			pnr: 'R4TT9P',
			baggageWeightKg: 40,
		},
	],
	accommodations: [
		{
			hotelName: 'Finolhu Lagoon Villas',
			address: 'Baa Atoll, Maldives',
			checkIn: -3,
			checkOut: 7,
			nights: 10,
			roomType: 'Two-bedroom Overwater Villa',
			boardBasis: 'Half Board',
			confirmationNumber: 'FL-77120',
		},
	],
	transfers: [
		{
			transferType: 'Private Transfer',
			date: -3,
			time: '16:30',
			fromLocation: 'Malé seaplane terminal',
			toLocation: 'Finolhu Lagoon Villas',
			passengers: 3,
			vehicleClass: 'Seaplane',
		},
	],
	activities: [
		{ name: 'Snorkelling at Hanifaru Bay', date: 1, time: '09:00', location: 'Hanifaru Bay' },
		{ name: 'Dinner on the sandbank', date: 4, time: 'sunset', location: 'North sandbank', status: 'pending' },
	],
	documents: [
		{ name: 'Seaplane vouchers', label: 'Transfers', lines: ['Seaplane vouchers', 'Three seats, Malé to Baa Atoll.'] },
	],
}

const amalfi: SampleTrip = {
	customer: olivia,
	from: -210,
	to: -203,
	trip: {
		name: 'Amalfi Coast Anniversary',
		destination: 'Ravello, Italy',
		packageName: 'Cliffside Villa Week',
		orderId: 'GP-23904',
		firstPaymentDate: -320,
		guestDetailsApprovalStatus: 'approved',
		status: 'completed',
		bookingAgent: 'Marguerite Lavigne',
	},
	guests: [{ title: 'Ms', fullName: 'Olivia Hartley' }],
	flights: [],
	accommodations: [{ hotelName: 'Villa Limonaia', checkIn: -210, checkOut: -203, nights: 7, boardBasis: 'Half Board' }],
	transfers: [],
	activities: [{ name: 'Boat to Capri', date: -207, endDate: -207, time: '09:30', location: 'Amalfi harbour' }],
	documents: [],
}

const alps: SampleTrip = {
	customer: james,
	from: 62,
	to: 69,
	trip: {
		name: 'Swiss Alps Ski Week',
		destination: 'Zermatt, Swiss Alps',
		orderId: 'GP-24702',
		guestDetailsApprovalStatus: 'pending',
		status: 'cancelled',
		bookingAgent: 'Tom Ashdown',
		notes: 'Cancelled by the customer; deposit moved to the Maldives.',
	},
	guests: [{ title: 'Mr', fullName: 'James Okafor' }],
	flights: [],
	accommodations: [{ hotelName: 'Chalet Riffelhorn', checkIn: 62, checkOut: 69, nights: 7, status: 'cancelled' }],
	transfers: [],
	activities: [],
	documents: [],
}

const oman: SampleTrip = {
	customer: priya,
	from: 96,
	to: 105,
	trip: {
		name: 'Oman: Desert and Coast',
		destination: 'Muscat, Oman',
		packageName: 'Forts, Dunes and Sea',
		orderId: 'GP-24866',
		firstPaymentDate: 12,
		guestDetailsApprovalStatus: 'changes_requested',
		status: 'pending',
		bookingAgent: 'Tom Ashdown',
	},
	guests: [
		{ title: 'Dr', fullName: 'Priya Raman', dietaryRequirements: 'Vegetarian' },
		{ title: 'Dr', fullName: 'Arjun Raman', dietaryRequirements: 'Vegetarian' },
	],
	flights: [
		{
			airline: 'Oman Air',
			flightNumber: 'WY102',
			departureAirport: 'London Heathrow (LHR)',
			arrivalAirport: 'Muscat (MCT)',
			departureTime: [96, '20:05'],
			arrivalTime: [97, '07:10'],
			class: 'Premium Economy class',
			segmentType: 'outbound',
			status: 'pending',
		},
	],
	accommodations: [
		{ hotelName: 'Al Bahja Fort House', checkIn: 97, checkOut: 100, nights: 3, boardBasis: 'Bed and Breakfast' },
		{ hotelName: 'Wahiba Star Camp', checkIn: 100, checkOut: 102, nights: 2, boardBasis: 'Full Board' },
		{
			hotelName: 'Ras al Jinz Bay Resort',
			checkIn: 102,
			checkOut: 105,
			nights: 3,
			boardBasis: 'Half Board',
			status: 'pending',
		},
	],
	transfers: [
		{
			transferType: 'Inter-Hotel',
			date: 100,
			time: '10:00',
			fromLocation: 'Al Bahja Fort House',
			toLocation: 'Wahiba Star Camp',
			passengers: 2,
			vehicleClass: '4x4 with driver',
		},
	],
	activities: [
		{ name: 'Turtle walk with a ranger', date: 103, time: '04:30', location: 'Ras al Jinz' },
		{ name: 'Old Muscat on foot', date: 98, endDate: 99, location: 'Mutrah' },
	],
	documents: [],
}

export const SAMPLE_TRIPS: readonly SampleTrip[] = [amalfi, alps, oman, maldives, monaco]
