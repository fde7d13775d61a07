import { z } from 'zod'
import { lines } from '#shared/fields.ts'
import { isBlank } from '#shared/record.ts'
import { penceOf, readMoney, readRate } from './money.ts'

/** A reason to book with us: 'Title - Description', with a picture beside it. */
export type WhyBookIcon = { text: string; iconUrl: string | null }

/**
 * What staff write and choose for a trip's booking confirmation (specification 2 section 3). Pictures are addresses of this site;
 * maps go from the id of a stay or an activity; money and the rate are decimal strings.
 */
export type ConfirmationContent = {
	introductionText: string | null
	whyBookWithUs: string | null
	whyBookWithUsIcons: WhyBookIcon[]
	destinationOverview: string | null
	destinationHeaderImage: string | null
	hotelImages: Record<string, string>
	activityImages: Record<string, string>
	hotelDescriptions: Record<string, string>
	activityDescriptions: Record<string, string>
	totalPrice: string | null
	vatAmount: string | null
	vatRate: string | null
	perPersonPrice: string | null
	perNightPrice: string | null
	showPerPersonPrice: boolean
	showPerNightPrice: boolean
	showVat: boolean
}

/** The fields that travel as a string of JSON (specification 2 section 3). */
const JSON_FIELDS = [
	'whyBookWithUsIcons',
	'hotelImages',
	'activityImages',
	'hotelDescriptions',
	'activityDescriptions',
] as const
type JsonField = (typeof JSON_FIELDS)[number]

/** The fields as they travel. */
type SentFields = Omit<ConfirmationContent, JsonField> & Record<JsonField, string>
/** The content as it travels. `version` is 1 or more; a trip without any is `null` altogether. */
export type SentContent = SentFields & { tripId: string; version: number; createdAt: string; updatedAt: string }

export const MAX_ICONS = 12

export const NO_CONTENT: ConfirmationContent = {
	introductionText: null,
	whyBookWithUs: null,
	whyBookWithUsIcons: [],
	destinationOverview: null,
	destinationHeaderImage: null,
	hotelImages: {},
	activityImages: {},
	hotelDescriptions: {},
	activityDescriptions: {},
	totalPrice: null,
	vatAmount: null,
	vatRate: null,
	perPersonPrice: null,
	perNightPrice: null,
	showPerPersonPrice: false,
	showPerNightPrice: false,
	showVat: true,
}

export function sentFields(content: ConfirmationContent): SentFields {
	const texts = Object.fromEntries(JSON_FIELDS.map((name) => [name, JSON.stringify(content[name])]))
	return { ...content, ...(texts as Record<JsonField, string>) }
}

/** The content of an answer; of a trip without any, the empty one. */
export function contentOf(sent: SentContent | null): ConfirmationContent {
	if (!sent) return NO_CONTENT
	const { tripId: _trip, version: _version, createdAt: _made, updatedAt: _changed, ...fields } = sent
	const read = Object.fromEntries(JSON_FIELDS.map((name) => [name, JSON.parse(fields[name]) as unknown]))
	return { ...fields, ...(read as Pick<ConfirmationContent, JsonField>) }
}

const given = z
	.unknown()
	.optional()
	.transform((value) => (isBlank(value) ? null : value))
const prose = given.pipe(lines(10_000).nullable())
/** What a picture's address looks like; whose picture it is, the server looks up. */
const picture = z.string('Enter an address').regex(/^\/api\/images\/[\w-]+\.jpg$/, 'Not a picture of this trip')
const id = z.uuid('Not an id')

/** A string of JSON, or what it says already; blank is the start value. */
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

/** From ids to what `entry` takes; an entry without a value is no entry. */
const mapOf = (entry: z.ZodType<string>) =>
	z
		.record(z.string(), z.unknown(), 'Has to be a map')
		.transform((map) => Object.fromEntries(Object.entries(map).filter(([, value]) => !isBlank(value))))
		.pipe(z.record(id, entry))

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

/** Checks a whole content as forms send it. Whether pictures, stays and activities are the trip's own, the server looks up. */
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

/** The picture an upload is for (specification 2 section 7): 'hotel' and 'activity' come with the id of one. */
export const SECTIONS = ['destination', 'hotel', 'activity'] as const
export const ICON_SECTION = /^why-book-icon-(\d{1,2})$/

/** Sizes that staff are told to aim for, in pixels (specification 2 section 9). */
export const PICTURE_SIZES = {
	icon: { width: 150, height: 150 },
	destination: { width: 1920, height: 600 },
	hotel: { width: 1200, height: 800 },
	activity: { width: 1200, height: 800 },
} as const
