import { type EnteredKind, ENTERED_KIND_LIST, ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { newId } from '#server/db/id.ts'
import { smallPdf } from '#server/demo/small-pdf.ts'
import type { Client, Product } from './product.ts'

/** Values of each kind of record, as the staff forms send them. */
export const VALUES = {
	guests: { title: 'Ms', fullName: 'Olivia Hartley', passportNumber: '533401927', dateOfBirth: '1987-06-14' },
	flights: {
		airline: 'British Airways',
		flightNumber: 'BA342',
		departureAirport: 'London Heathrow (LHR)',
		arrivalAirport: 'Nice (NCE)',
		departureTime: '2038-05-20T09:40',
		arrivalTime: '2038-05-20T12:45',
		class: 'Business class',
		baggageWeightKg: 23,
	},
	accommodations: { hotelName: 'Hôtel Belle Rade', checkIn: '2038-05-20', checkOut: '2038-05-25', nights: 5 },
	transfers: {
		transferType: 'Airport Pickup',
		date: '2038-05-20',
		time: '13:30',
		fromLocation: 'Nice Airport',
		toLocation: 'Hôtel Belle Rade',
		passengers: 2,
	},
	activities: { name: 'Race day on the yacht', date: '2038-05-23', time: '10:30' },
} as const satisfies Record<EnteredKind, object>

export const PLURALS = ENTERED_KIND_LIST
/** The member of an answer that holds one record. */
export const singularOf = (plural: EnteredKind) => ENTERED_KINDS[plural].names.one
export const segmentOf = (plural: EnteredKind) => ENTERED_KINDS[plural].names.segment
/** Where staff add a record. */
export const pathOf = (plural: EnteredKind) => `/api/admin/${segmentOf(plural)}`
/** Where staff list the records of a trip. */
export const listPathOf = (plural: EnteredKind, tripId: string) => `/api/admin/trips/${tripId}/${segmentOf(plural)}`

export const TRIP = {
	name: 'Monaco Grand Prix Weekend',
	destination: 'Monte Carlo, Monaco',
	startDate: '2038-05-20',
	endDate: '2038-05-25',
}

/** Creates a trip for Olivia as staff. Returns its id. */
export async function makeTrip(
	{ staff, olivia }: Pick<Product, 'staff' | 'olivia'>,
	values: object = {},
): Promise<string> {
	const { status, body } = await staff.post('/api/admin/trips', { ...TRIP, ...values, userId: olivia.user?.id })
	if (status !== 201) throw new Error(`no trip: ${status} ${JSON.stringify(body)}`)
	return body.trip.id
}

/** Adds a record to a trip and returns it. */
export async function addRecord(staff: Client, plural: EnteredKind, tripId: string, values: object = {}) {
	const { status, body } = await staff.post(pathOf(plural), { ...VALUES[plural], ...values, tripId })
	if (status !== 201) throw new Error(`no ${plural}: ${status} ${JSON.stringify(body)}`)
	return body[singularOf(plural)]
}

export function pdfForm(name = 'Welcome pack.pdf', bytes: BlobPart = new Uint8Array(smallPdf([name]))) {
	const form = new FormData()
	form.set('document', new File([bytes], name, { type: 'application/pdf' }))
	return form
}

/** Uploads a small PDF to a trip; returns the document. */
export async function addDocument(staff: Client, tripId: string, name?: string) {
	const { status, body } = await staff.post(`/api/trips/${tripId}/documents/upload`, pdfForm(name))
	if (status !== 201) throw new Error(`no document: ${status} ${JSON.stringify(body)}`)
	return body.document
}

/** Gives James access to a trip as one of its guests, as if he had accepted an invitation. */
export async function addCompanion({ db, james }: Pick<Product, 'db' | 'james'>, tripId: string, guestId: string) {
	const { id: userId, email } = james.user!
	const times = { invitedUntil: new Date(), openedAt: new Date() }
	await db
		.insertInto('companions')
		.values({ id: newId(), tripId, guestId, userId, email, ...times })
		.execute()
}
