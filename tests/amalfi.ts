/** The sample order of the import tests, in our published format (docs/import-format.md). */
export const AMALFI = {
	format: 'trip-import',
	version: '1.0',
	order: { id: 'GP-1', revision: 1 },
	trip: { name: 'Amalfi in June', destination: 'Ravello, Italy', startDate: '2027-06-04', endDate: '2027-06-11' },
	guests: [
		{ id: 'g1', title: 'Ms', fullName: 'Olivia Hartley', passportNumber: 'CANARY5334', passportExpiry: '2031-02-01' },
		{ id: 'g2', fullName: 'Daniel Hartley' },
	],
	flights: [
		{
			airline: 'British Airways',
			flightNumber: 'BA2606',
			departureAirport: 'London Gatwick (LGW)',
			arrivalAirport: 'Naples (NAP)',
			departureTime: '2027-06-04T07:35',
			arrivalTime: '2027-06-04T11:20',
			pnr: 'QW3RTY',
		},
	],
	accommodations: [{ hotelName: 'Villa Cimbrone', checkIn: '2027-06-04', checkOut: '2027-06-11', nights: 7 }],
	transfers: [
		{
			transferType: 'Airport Pickup',
			date: '2027-06-04',
			time: '12:00',
			fromLocation: 'Naples Airport',
			toLocation: 'Ravello',
		},
	],
	activities: [{ name: 'Boat to Capri', date: '2027-06-07', time: '09:30' }],
	pricing: { totalPrice: '12480.00' },
}
export type Order = typeof AMALFI

/** The same order with another number and further changes. */
export const orderOf = (id: string, changes: Record<string, unknown> = {}): Order => ({
	...AMALFI,
	order: { id, revision: 1 },
	...changes,
})
