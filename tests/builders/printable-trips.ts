import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import { addDays } from '#shared/dates.ts'
import { honeymoon, picturesFor, type PrintableTrip } from './honeymoon.ts'
import { buildActivity, buildFlight, buildGuest, buildStay, buildTransfer } from './records.ts'
import { buildTrip } from './trip.ts'

const numbered = <T>(count: number, build: (n: number) => T) => Array.from({ length: count }, (_, n) => build(n))

/** One night and one flight, and nothing written by anybody. */
const oneNight: PrintableTrip = {
	trip: buildTrip({
		name: 'Opera in Milan',
		destination: 'Milan, Italy',
		startDate: '2027-02-12',
		endDate: '2027-02-13',
		guests: [buildGuest({ title: 'Ms', fullName: 'Olivia Hartley' })],
		flights: [
			buildFlight({
				arrivalAirport: 'Milan Linate (LIN)',
				departureTime: '2027-02-12T09:40:00',
				arrivalTime: '2027-02-12T12:45:00',
			}),
		],
		accommodations: [
			buildStay({ hotelName: 'Grand Hotel et de Milan', checkIn: '2027-02-12', checkOut: '2027-02-13' }),
		],
	}),
	content: NO_CONTENT,
}

/** Six travellers, a fortnight, and no picture anywhere. */
const family: PrintableTrip = {
	trip: buildTrip({
		name: 'The Hartleys on Crete',
		destination: 'Elounda, Greece',
		orderId: 'GP-30255',
		startDate: '2027-08-01',
		endDate: '2027-08-14',
		guests: ['Olivia', 'Henry', 'Florence', 'Rupert', 'Beatrix', 'Arthur'].map((name, n) =>
			buildGuest({ id: `g${n}`, title: ['Mrs', 'Mr'][n] ?? null, fullName: `${name} Hartley` }),
		),
		flights: numbered(2, (n) =>
			buildFlight({
				id: `f${n}`,
				flightNumber: `BA264${n}`,
				departureAirport: n ? 'Heraklion (HER)' : 'London Gatwick (LGW)',
				arrivalAirport: n ? 'London Gatwick (LGW)' : 'Heraklion (HER)',
				departureTime: n ? '2027-08-14T14:20:00' : '2027-08-01T07:10:00',
				arrivalTime: n ? '2027-08-14T16:35:00' : '2027-08-01T13:15:00',
				class: 'Premium Economy class',
				baggageWeightKg: 23,
			}),
		),
		accommodations: numbered(2, (n) =>
			buildStay({
				id: `s${n}`,
				hotelName: n ? 'Family villa with pool, Elounda Gulf' : 'Daios Cove',
				checkIn: n ? '2027-08-05' : '2027-08-01',
				checkOut: n ? '2027-08-14' : '2027-08-05',
				roomType: n ? 'Four-bedroom villa' : 'Two connecting sea view rooms',
				boardBasis: 'Half board',
				address: 'Elounda, Crete 720 53',
			}),
		),
		transfers: numbered(2, (n) =>
			buildTransfer({
				id: `t${n}`,
				transferType: n ? 'Airport Dropoff' : 'Airport Pickup',
				date: n ? '2027-08-14' : '2027-08-01',
				time: n ? '10:30' : '14:00',
				fromLocation: n ? 'Elounda Gulf' : 'Heraklion airport',
				toLocation: n ? 'Heraklion airport' : 'Daios Cove',
				vehicleClass: 'Mercedes Sprinter',
				passengers: 6,
			}),
		),
		activities: ['Knossos with an archaeologist', 'Sailing to Spinalonga', 'Cooking at Maria’s', 'Water park'].map(
			(name, n) => buildActivity({ id: `a${n}`, name, date: `2027-08-0${3 + n}`, time: '10:00', location: 'Crete' }),
		),
	}),
	content: { ...NO_CONTENT, totalPrice: '18640' },
}

/** Thirty days, ten hotels and twenty-five activities, each with a picture and words of its own length. */
const grandTour: PrintableTrip = (() => {
	const start = '2027-09-01'
	const activities = numbered(25, (n) =>
		buildActivity({
			id: `a${n}`,
			name: `${['A walk through the old town', 'Lunch in the vineyard', 'Private view of the collection', 'Boat to the islands', 'Dinner at the palace'][n % 5]}`,
			date: addDays(start, 1 + n),
			time: ['10:00', '13:00', '09:30', '15:00', '20:00'][n % 5] ?? null,
			location: ['Lisbon', 'Évora', 'Seville', 'Granada', 'Barcelona'][Math.floor(n / 5)] ?? null,
			description: 'A guide who was born here shows what the books leave out. '.repeat(1 + ((n * 7) % 5)),
			additionalInformation: n % 6 === 0 ? 'Please bring your passport: the palace asks for it at the door.' : null,
		}),
	)
	const stays = numbered(10, (n) =>
		buildStay({
			id: `s${n}`,
			hotelName: `${['Palácio', 'Quinta', 'Casa', 'Gran Hotel', 'Parador'][n % 5]} ${['da Bica', 'do Vale', 'Alfonso', 'Miramar', 'San Telmo'][n % 5]}${n > 4 ? ' II' : ''}`,
			checkIn: addDays(start, n * 3),
			checkOut: addDays(start, n === 9 ? 29 : n * 3 + 3),
			roomType: 'Suite',
			boardBasis: 'Bed and breakfast',
			address: 'Rua das Flores 12',
		}),
	)
	return {
		trip: buildTrip({
			name: 'The Grand Tour of Iberia',
			destination: 'Portugal and Spain',
			orderId: 'GP-30301',
			startDate: start,
			endDate: '2027-09-30',
			guests: numbered(2, (n) =>
				buildGuest({ id: `g${n}`, title: n ? 'Lady' : 'Sir', fullName: `${n ? 'Edith' : 'Hugh'} Pemberton-Ashe` }),
			),
			flights: numbered(2, (n) =>
				buildFlight({
					id: `f${n}`,
					departureAirport: n ? 'Barcelona (BCN)' : 'London Heathrow (LHR)',
					arrivalAirport: n ? 'London Heathrow (LHR)' : 'Lisbon (LIS)',
					departureTime: `2027-09-${n ? '30' : '01'}T10:00:00`,
					arrivalTime: `2027-09-${n ? '30' : '01'}T12:40:00`,
				}),
			),
			accommodations: stays,
			transfers: numbered(11, (n) =>
				buildTransfer({
					id: `t${n}`,
					transferType: n === 0 ? 'Airport Pickup' : n === 10 ? 'Airport Dropoff' : 'Inter-Hotel',
					date: addDays(start, n === 10 ? 29 : n * 3),
					time: n === 0 ? '13:20' : n === 10 ? '07:00' : '11:00',
					fromLocation: n === 0 ? 'Lisbon airport' : (stays[n - 1]?.hotelName ?? ''),
					toLocation: n === 10 ? 'Barcelona airport' : (stays[n]?.hotelName ?? ''),
					vehicleClass: 'Mercedes S-Class',
				}),
			),
			activities,
		}),
		content: {
			...NO_CONTENT,
			destinationOverview: 'Two countries, one peninsula, and a month of good tables. '.repeat(8),
			destinationHeaderImage: Object.values(picturesFor(['x'], 0))[0] ?? null,
			hotelImages: picturesFor(
				stays.map(({ id }) => id),
				1,
			),
			activityImages: picturesFor(
				activities.map(({ id }) => id),
				0,
			),
			hotelDescriptions: Object.fromEntries(
				stays.map(({ id }, n) => [id, 'A house of few rooms, in which nobody hurries. '.repeat(2 + (n % 4) * 3)]),
			),
			totalPrice: '96400',
		},
	}
})()

/** A week in a house, to which everybody drives. */
const villaWeek: PrintableTrip = {
	trip: buildTrip({
		name: 'A week at Villa Tournassine',
		destination: 'Vallauris, France',
		startDate: '2027-07-03',
		endDate: '2027-07-10',
		guests: ['Anna Lindqvist', 'Johan Berg', 'Ida Berg'].map((fullName, n) => buildGuest({ id: `g${n}`, fullName })),
		accommodations: [
			buildStay({
				id: 'villa',
				hotelName: 'Villa Tournassine',
				checkIn: '2027-07-03',
				checkOut: '2027-07-10',
				roomType: 'The whole house',
				boardBasis: 'Chef for five dinners',
			}),
		],
		activities: [
			buildActivity({ id: 'chef', name: 'The chef comes to plan the week', date: '2027-07-03', time: '18:00' }),
		],
	}),
	content: {
		...NO_CONTENT,
		hotelImages: picturesFor(['villa'], 2),
		hotelDescriptions: {
			villa:
				'Above Golfe-Juan, between umbrella pines and the ateliers of the potters, with a pool that catches the evening sun. '.repeat(
					4,
				),
		},
		totalPrice: '24500',
	},
}

const LONG = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'
/** Names in several scripts, and words that no line can hold. */
const manyScripts: PrintableTrip = {
	trip: buildTrip({
		name: `رحلة العائلة إلى اليابان — ${LONG}`,
		destination: '京都市, 日本',
		startDate: '2027-04-02',
		endDate: '2027-04-08',
		guests: ['محمد عبد الرحمن العلي', 'فاطمة الزهراء', '鈴木さくら', `Bartholomäus ${LONG}`].map((fullName, n) =>
			buildGuest({ id: `g${n}`, fullName }),
		),
		flights: [
			buildFlight({
				departureAirport: 'دبي (DXB)',
				arrivalAirport: '関西国際空港 (KIX)',
				departureTime: '2027-04-02T03:05:00',
				arrivalTime: '2027-04-02T17:00:00',
			}),
		],
		accommodations: [
			buildStay({
				id: 's',
				hotelName: 'アマン京都',
				address: '〒603-8458 京都府京都市北区大北山鷲峯町1',
				checkIn: '2027-04-02',
				checkOut: '2027-04-08',
			}),
		],
		activities: [
			buildActivity({
				id: 'a',
				name: `茶道 ${LONG}`,
				date: '2027-04-03',
				location: `${LONG}${LONG}`,
				description: 'شاي أخضر في حديقة قديمة.',
			}),
			buildActivity({ id: 'b', name: 'سوق نيشيكي', date: '2027-04-04', location: '錦市場' }),
		],
	}),
	content: { ...NO_CONTENT, introductionText: `أهلا وسهلا بكم.\n${LONG.repeat(4)}` },
}

/** Six very different trips, by name. */
export const PRINTABLE_TRIPS = { honeymoon, oneNight, family, grandTour, villaWeek, manyScripts } as const
