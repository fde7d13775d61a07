import { z } from 'zod'
import { lines } from '#shared/schemas.ts'
import { isBlank } from '#shared/fields.ts'
import { type ConfirmationContent, MAX_ICONS } from './content.ts'
import { penceOf, readMoney, readRate } from './money.ts'

const given = z
	.unknown()
	.optional()
	.transform((value) => (isBlank(value) ? null : value))
const prose = given.pipe(lines(10_000).nullable())
/** The format of an image's address. The server checks whose image it is. */
const picture = z.string('Enter an address').regex(/^\/api\/images\/[\w-]+\.jpg$/, 'Not a picture of this trip')

/** A JSON string or its parsed value; blank means the default. */
function json<T>(schema: z.ZodType<T>, blank: T) {
	return given
		.transform((value, ctx) => {
			if (typeof value !== 'string') return value ?? blank
			try {
				return JSON.parse(value) as unknown
			} catch {
				ctx.addIssue({ code: 'custom', message: 'Not valid JSON' })
				return z.NEVER
			}
		})
		.pipe(schema)
}

/** A map from ids, which the server checks, to entries. Entries without a value are dropped. */
const mapOf = (entry: z.ZodType<string>) =>
	z
		.record(z.string(), z.unknown(), 'Has to be a map')
		.transform((map) => Object.fromEntries(Object.entries(map).filter(([, value]) => !isBlank(value))))
		.pipe(z.record(z.string(), entry))

const icons = z
	.array(z.strictObject({ text: lines(300), iconUrl: given.pipe(picture.nullable()) }), 'Has to be a list')
	.max(MAX_ICONS, `At most ${MAX_ICONS}`)
	.transform((list) => list.filter(({ text, iconUrl }) => text || iconUrl))

const decimal = (read: (text: string) => string | null, message: string) =>
	given.transform((value, ctx) => {
		if (value === null) return null
		const digits = typeof value === 'number' || typeof value === 'string' ? read(String(value)) : null
		if (digits !== null) return digits
		ctx.addIssue({ code: 'custom', message })
		return z.NEVER
	})
const money = decimal(readMoney, 'Enter an amount in pounds, such as 1250.00')
const rate = decimal(readRate, 'Enter a percentage from 0 to 100')
const toggle = (initial: boolean) =>
	given.transform((value) => value ?? initial).pipe(z.boolean('Has to be true or false'))

/** Validates a whole content as forms send it. The server checks that images, stays and activities belong to the trip. */
export const contentSchema: z.ZodType<ConfirmationContent> = z
	.strictObject({
		introductionText: prose,
		whyBookWithUs: prose,
		whyBookWithUsIcons: json(icons, []),
		destinationOverview: prose,
		destinationHeaderImage: given.pipe(picture.nullable()),
		hotelImages: json(mapOf(picture), {}),
		activityImages: json(mapOf(picture), {}),
		hotelDescriptions: json(mapOf(lines()), {}),
		activityDescriptions: json(mapOf(lines()), {}),
		totalPrice: money,
		vatAmount: money,
		vatRate: rate,
		perPersonPrice: money,
		perNightPrice: money,
		showPerPersonPrice: toggle(false),
		showPerNightPrice: toggle(false),
		showVat: toggle(true),
	})
	.superRefine(({ totalPrice, vatAmount }, ctx) => {
		if (totalPrice && vatAmount && penceOf(vatAmount) > penceOf(totalPrice))
			ctx.addIssue({ code: 'custom', path: ['vatAmount'], message: 'VAT cannot be more than the total price' })
	})
