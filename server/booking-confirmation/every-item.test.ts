import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { print } from './confirmation-routes.ts'
import { printedConfirmation } from './printed.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { buildActivity, buildFlight, buildGuest, buildStay, buildTransfer } from '#tests/builders/records.ts'
import { buildTrip } from '#tests/builders/trip.ts'
import { pagesOfPdf } from '#tests/harness/pdf-text.ts'
import { tmpdir } from 'node:os'

const pdf = pdfMaker()
const storage = folderStorage(tmpdir())
afterAll(() => pdf.close())

const agency = buildAgencySettings()

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
	/** The items of a kind, each with what all kinds share. */
	const of = <T>(kind: Item['kind'], build: (item: Item, name: string, shared: Pick<Flight, 'id' | 'status'>) => T) =>
		list.flatMap((item, n) =>
			item.kind === kind ? [build(item, nameOf(n), { id: String(n), status: item.status })] : [],
		)
	return buildTrip({
		name: 'Round the world',
		destination: 'Everywhere',
		startDate: '2027-05-10',
		endDate: '2027-05-20',
		guests: [buildGuest()],
		flights: of('flight', ({ minute }, name, shared) =>
			buildFlight({
				...shared,
				airline: name,
				flightNumber: null,
				departureAirport: 'London',
				arrivalAirport: 'Nice',
				departureTime: `${dayOf(minute)}T${clockOf(minute)}:00`,
				arrivalTime: `${dayOf(minute)}T${clockOf(minute)}:00`,
			}),
		),
		accommodations: of('stay', ({ minute }, name, shared) =>
			buildStay({ ...shared, hotelName: name, checkIn: dayOf(minute), checkOut: '2027-05-21' }),
		),
		transfers: of('transfer', ({ minute }, name, shared) =>
			buildTransfer({
				...shared,
				transferType: 'Private Transfer',
				date: dayOf(minute),
				time: clockOf(minute),
				fromLocation: name,
				toLocation: 'there',
			}),
		),
		activities: of('activity', ({ minute }, name, shared) =>
			buildActivity({ ...shared, name, date: dayOf(minute), time: clockOf(minute) }),
		),
	})
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
			const printed = printedConfirmation(tripOf(list), NO_CONTENT, agency, 'not-protected')
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
