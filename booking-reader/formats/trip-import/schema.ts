import { z } from 'zod'

/**
 * The published format, version 1, with its limits. /import-format/trip-import-1.schema.json states the same for other
 * programs.
 */
const text = (max: number) => z.string().min(1, 'is empty').max(max, `is longer than ${max} characters`).optional()
const day = z.iso.date('is not a day as YYYY-MM-DD')
const ZONE = /^[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*$/
const zone = z.string().regex(ZONE, 'is not an IANA time zone').optional()
const CLOCK =
	/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:\d{2})?([+-]\d{2}:\d{2}|Z)?(\[[A-Za-z_]+(\/[A-Za-z0-9_+-]+)*\])?$/
const clock = z.string().regex(CLOCK, 'is not a time as YYYY-MM-DDTHH:MM')
const status = z.enum(['confirmed', 'pending', 'cancelled'], 'is not confirmed, pending or cancelled').optional()
const money = z
	.string()
	.regex(/^\d{1,10}(\.\d{1,2})?$/, 'is not an amount as "1234.50"')
	.optional()
const listOf = <T extends z.ZodType>(element: T, most: number) =>
	z.array(element).max(most, `has more than ${most} elements`).optional()
const id = text(64)

const guest = z
	.object({
		id,
		title: text(20),
		fullName: text(200),
		givenName: text(100),
		familyName: text(100),
		type: z.enum(['adult', 'child', 'infant']).optional(),
		lead: z.boolean().optional(),
		dateOfBirth: day.optional(),
		nationality: text(80),
		passportNumber: text(40),
		passportExpiry: day.optional(),
		passportCountry: text(80),
		email: z.email('is not an e-mail address').max(254).optional(),
		phone: text(40),
		dietaryRequirements: text(1000),
		specialRequests: text(1000),
	})
	.refine(({ fullName, familyName }) => fullName || familyName, 'needs fullName or familyName')

const airport = z.union(
	[
		z.string().min(1).max(120),
		z
			.object({
				iata: z
					.string()
					.regex(/^[A-Z]{3}$/)
					.optional(),
				name: text(120),
				terminal: text(30),
			})
			.refine(({ iata, name }) => iata || name),
	],
	'is not an airport: its IATA code, its name, or {"iata", "name"}',
)

const flight = z
	.object({
		id,
		airline: text(120),
		airlineCode: z
			.string()
			.regex(/^[A-Z0-9]{2,3}$/, 'is not an airline code')
			.optional(),
		flightNumber: text(12),
		departureAirport: airport,
		arrivalAirport: airport,
		departureTime: clock,
		departureTimeZone: zone,
		arrivalTime: clock,
		arrivalTimeZone: zone,
		class: text(60),
		segmentType: z.enum(['outbound', 'connection', 'return'], 'is not outbound, connection or return').optional(),
		pnr: text(12),
		baggageWeightKg: z.number().min(0).max(500).nullish(),
		status,
		guestIds: z.array(z.string().min(1).max(64)).max(60).optional(),
	})
	.refine(({ airline, airlineCode }) => airline || airlineCode, 'needs airline or airlineCode')

const accommodation = z.object({
	id,
	hotelName: z.string().min(1).max(200),
	address: text(400),
	country: z
		.string()
		.regex(/^[A-Z]{2}$/, 'is not a country code of two letters')
		.optional(),
	timeZone: zone,
	checkIn: z.union([day, clock], 'is not a day or time'),
	checkOut: z.union([day, clock], 'is not a day or time'),
	nights: z.int().min(0).max(365).optional(),
	roomType: text(200),
	boardBasis: text(100),
	confirmationNumber: text(60),
	status,
})

const transfer = z.object({
	id,
	transferType: z.string().min(1).max(60),
	date: day,
	time: text(60),
	fromLocation: z.string().min(1).max(200),
	toLocation: z.string().min(1).max(200),
	passengers: z.int().min(1).max(200).optional(),
	vehicleClass: text(100),
	confirmationNumber: text(60),
	timeZone: zone,
	status,
})

const activity = z.object({
	id,
	name: z.string().min(1).max(200),
	description: text(4000),
	date: day,
	endDate: day.optional(),
	time: text(60),
	location: text(300),
	confirmationNumber: text(60),
	additionalInformation: text(4000),
	timeZone: zone,
	status,
})

export const tripImport = z.object({
	format: z.literal('trip-import'),
	version: z.string().regex(/^1(\.\d+)?$/, 'is not a version that we read: "1.0"'),
	order: z.object({
		id: z.string().min(1, 'is empty').max(100),
		revision: z.int().min(0).optional(),
		updatedAt: z.iso.datetime({ offset: true }).optional(),
		status: z.enum(['confirmed', 'pending', 'completed', 'cancelled']).optional(),
		complete: z.boolean().optional(),
	}),
	trip: z.object({
		name: z.string().min(1, 'is empty').max(200, 'is longer than 200 characters'),
		destination: text(200),
		startDate: day.optional(),
		endDate: day.optional(),
		firstPaymentDate: day.optional(),
		packageName: text(200),
		bookingAgent: text(120),
		notes: text(5000),
	}),
	guests: listOf(guest, 60),
	flights: listOf(flight, 60),
	accommodations: listOf(accommodation, 60),
	transfers: listOf(transfer, 60),
	activities: listOf(activity, 100),
	pricing: z
		.object({
			currency: z
				.string()
				.regex(/^[A-Z]{3}$/)
				.optional(),
			totalPrice: money,
			perPersonPrice: money,
			perNightPrice: money,
			vatAmount: money,
			vatRate: money,
		})
		.optional(),
	documents: listOf(
		z.object({
			name: z.string().min(1).max(200),
			label: text(100),
			url: z.url({ protocol: /^https$/, error: 'is not an https address' }),
		}),
		10,
	),
})
export type TripImport = z.output<typeof tripImport>

/** JSON pointers of members that are not part of the format, except those that begin with x-. */
export function unknownMembers(value: unknown, schema: z.ZodType = tripImport, pointer = ''): string[] {
	const shape = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema
	if (Array.isArray(value) && shape instanceof z.ZodArray)
		return value.flatMap((one, index) => unknownMembers(one, shape.element as z.ZodType, `${pointer}/${index}`))
	if (!(shape instanceof z.ZodObject) || typeof value !== 'object' || value === null) return []
	return Object.entries(value).flatMap(([name, member]) => {
		const known = (shape.shape as Record<string, z.ZodType>)[name]
		if (known) return unknownMembers(member, known, `${pointer}/${name}`)
		return name.startsWith('x-') ? [] : [`${pointer}/${name}`]
	})
}
