import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { print } from '#server/booking-confirmation/confirmation-routes.ts'
import { printedConfirmation } from '#server/booking-confirmation/printed.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { pagesOfPdf } from '#tests/harness/pdf-text.ts'
import { tmpdir } from 'node:os'

const pdf = pdfMaker()
const storage = folderStorage(tmpdir())
afterAll(() => pdf.close())

const agency = { name: 'Go Privilege', phone: '1', email: 'a@b.example', address: 'London', vatScheme: 'standard' }

type Item = {
	kind: 'flight' | 'stay' | 'transfer' | 'activity'
	minute: number
	status: 'confirmed' | 'pending' | 'cancelled'
}
const items = fc.uniqueArray(
	fc.record({
		kind: fc.constantFrom<Item['kind']>('flight', 'stay', 'transfer', 'activity'),
		// Ten days in steps of five minutes: no two things happen at once.
		minute: fc.integer({ min: 0, max: 10 * 288 - 1 }),
		status: fc.constantFrom<Item['status']>('confirmed', 'confirmed', 'pending', 'cancelled'),
	}),
	{ selector: ({ minute }) => minute, minLength: 1, maxLength: 14 },
)

/** Names that nothing else in the document contains. */
const nameOf = (n: number) => `Zebra${String.fromCharCode(65 + n).repeat(3)}`
const dayOf = (minute: number) => `2027-05-${String(10 + Math.floor(minute / 288)).padStart(2, '0')}`
const clockOf = (minute: number) =>
	`${String(Math.floor((minute % 288) / 12)).padStart(2, '0')}:${String((minute % 12) * 5).padStart(2, '0')}`

function tripOf(list: readonly Item[]) {
	const kept = (n: number) => ({ id: String(n), tripId: 't', version: 1, createdAt: '', updatedAt: '' })
	const of = (kind: Item['kind'], make: (item: Item, name: string) => object) =>
		list.flatMap((item, n) =>
			item.kind === kind ? [{ ...kept(n), status: item.status, ...make(item, nameOf(n)) }] : [],
		)
	return {
		id: '0190aaaa',
		name: 'Round the world',
		destination: 'Everywhere',
		customerName: 'Olivia Hartley',
		orderId: null,
		packageName: null,
		bookingAgent: null,
		headerImage: null,
		thumbnailImage: null,
		startDate: '2027-05-10',
		endDate: '2027-05-20',
		guests: [{ title: null, fullName: 'Olivia Hartley' }],
		flights: of('flight', ({ minute }, name) => ({
			airline: name,
			flightNumber: null,
			departureAirport: 'London',
			arrivalAirport: 'Nice',
			departureTime: `${dayOf(minute)}T${clockOf(minute)}:00`,
			arrivalTime: `${dayOf(minute)}T${clockOf(minute)}:00`,
			class: null,
			pnr: null,
			baggageWeightKg: null,
		})),
		accommodations: of('stay', ({ minute }, name) => ({
			hotelName: name,
			address: null,
			checkIn: dayOf(minute),
			checkOut: '2027-05-21',
			nights: null,
			roomType: null,
			boardBasis: null,
			confirmationNumber: null,
		})),
		transfers: of('transfer', ({ minute }, name) => ({
			transferType: 'Private Transfer',
			date: dayOf(minute),
			time: clockOf(minute),
			fromLocation: name,
			toLocation: 'there',
			passengers: null,
			vehicleClass: null,
			confirmationNumber: null,
		})),
		activities: of('activity', ({ minute }, name) => ({
			name,
			description: null,
			date: dayOf(minute),
			endDate: null,
			time: clockOf(minute),
			location: null,
			confirmationNumber: null,
			additionalInformation: null,
		})),
	} as unknown as WholeTrip
}

/** Where each item stands in the order of the clocks: a hotel is moved into when what has an hour that day is done. */
const inOrder = (list: readonly Item[]) =>
	list
		.map(({ minute, kind, status }, n) => ({
			n,
			status,
			key: kind === 'stay' ? Math.floor(minute / 288) * 288 + 287.5 : minute,
		}))
		.filter(({ status }) => status !== 'cancelled')
		.toSorted((a, b) => a.key - b.key || a.n - b.n)
		.map(({ n }) => n)

test('of any trip each item that stands is told once in the days, in true order, and once in its own chapter; nothing cancelled', async () => {
	await fc.assert(
		fc.asyncProperty(items, async (list) => {
			// Two hotels on one evening have no order of their own.
			fc.pre(
				new Set(list.filter(({ kind }) => kind === 'stay').map(({ minute }) => dayOf(minute))).size ===
					list.filter(({ kind }) => kind === 'stay').length,
			)
			const printed = printedConfirmation(
				tripOf(list),
				NO_CONTENT,
				agency as unknown as AgencySettings,
				'not-protected',
			)
			const text = (await pagesOfPdf(await print({ storage, pdf }, printed))).join(' ')
			const [, days = '', chapters = ''] =
				/Your days(.*?)((?:Flights|Where you stay|What awaits you|Transfers|Important information) .*)/.exec(text) ?? []
			const told = [...days.replaceAll(/Check out of Zebra\w+/g, '').matchAll(/Zebra(\w)\1\1/g)].map(
				([, letter]) => letter!.charCodeAt(0) - 65,
			)
			expect(told).toEqual(inOrder(list))
			const inChapters = [...chapters.matchAll(/Zebra(\w)\1\1/g)].map(([, letter]) => letter!.charCodeAt(0) - 65)
			expect(inChapters.toSorted((a, b) => a - b)).toEqual(inOrder(list).toSorted((a, b) => a - b))
			const isPending = list.some(({ status }) => status === 'pending')
			expect(text.includes('On request')).toBe(isPending)
		}),
		{ numRuns: 25 },
	)
}, 300_000)
