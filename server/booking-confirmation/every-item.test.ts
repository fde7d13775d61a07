import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { NO_CONTENT } from '#shared/booking-confirmation/content.ts'
import type { Flight } from '#shared/trips/kinds/flight.ts'
import { print } from './confirmation-routes.ts'
import { printedConfirmation } from './printed.ts'
import { folderStorage } from '#server/files/folder-storage.ts'
import { pdfMaker } from '#server/pdf/pdf-maker.ts'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { NO_PHOTOGRAPHS } from '#tests/builders/no-photographs.ts'
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
				// In one zone, or it would land an hour before it leaves.
				departureAirport: 'Nice',
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

const stands = (list: readonly Item[]) =>
	list.map((item, n) => ({ ...item, n })).filter(({ status }) => status !== 'cancelled')
/** The items with an hour, in the order of the clocks. */
const timed = (list: readonly Item[]) =>
	stands(list)
		.filter(({ kind }) => kind !== 'stay')
		.toSorted((a, b) => a.minute - b.minute)
		.map(({ n }) => n)
const isStay = (list: readonly Item[], n: number) => list[n]?.kind === 'stay'
const landingsOn = (list: readonly Item[], day: string) =>
	stands(list).filter(({ kind, minute }) => kind === 'flight' && dayOf(minute) === day)

test('of any trip each item that stands is told once in the days, in true order, and once in its own chapter; nothing cancelled', async () => {
	await fc.assert(
		fc.asyncProperty(items, async (list) => {
			// Two hotels on one evening have no order of their own.
			fc.pre(
				new Set(list.filter(({ kind }) => kind === 'stay').map(({ minute }) => dayOf(minute))).size ===
					list.filter(({ kind }) => kind === 'stay').length,
			)
			const printed = printedConfirmation(tripOf(list), NO_CONTENT, agency, 'not-protected')
			const text = (await pagesOfPdf(await print({ storage, pictureFiles: NO_PHOTOGRAPHS, pdf }, printed))).join(' ')
			const [, days = '', chapters = ''] =
				/Your days(.*?)((?:Flights|Where you stay|What awaits you|Transfers|Important information) .*)/.exec(text) ?? []
			const told = [...days.replaceAll(/(Check out of|At leisure ·) Zebra\w+/g, '').matchAll(/Zebra(\w)\1\1/g)].map(
				([, letter]) => letter!.charCodeAt(0) - 65,
			)
			expect(told.filter((n) => !isStay(list, n))).toEqual(timed(list))
			expect(told.toSorted((a, b) => a - b)).toEqual(stands(list).map(({ n }) => n))
			// A hotel is reached on its own day, after every landing of that day.
			for (const { n, minute } of stands(list).filter(({ kind }) => kind === 'stay')) {
				const before = told.slice(0, told.indexOf(n)).map((one) => list[one]!.minute)
				expect(before.every((one) => dayOf(one) <= dayOf(minute))).toBe(true)
				for (const landing of landingsOn(list, dayOf(minute))) expect(before).toContain(landing.minute)
			}
			const inChapters = [...chapters.matchAll(/Zebra(\w)\1\1/g)].map(([, letter]) => letter!.charCodeAt(0) - 65)
			expect(inChapters.toSorted((a, b) => a - b)).toEqual(stands(list).map(({ n }) => n))
			const isPending = list.some(({ status }) => status === 'pending')
			expect(text.includes('On request')).toBe(isPending)
		}),
		{ numRuns: 25 },
	)
}, 300_000)
