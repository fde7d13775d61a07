import { z } from 'zod'
import published from '#web/public/import-format/trip-import-1.schema.json' with { type: 'json' }

type Schema = { $ref?: string; properties?: Readonly<Record<string, Schema>>; items?: Schema }
const FORMAT: Schema & { $defs: Readonly<Record<string, Schema>> } = published as object as typeof FORMAT

/** The published format, version 1, with its limits, as other programs check it. */
export const tripImport = z.fromJSONSchema(FORMAT)

type End = 'departure' | 'arrival'
type Text<Names extends string> = Partial<Record<Names, string>>
type Airport = string | { iata?: string; name?: string }
export type Flight = Text<'id' | 'airline' | 'airlineCode' | 'flightNumber' | 'class' | `${End}TimeZone`> &
	Text<'segmentType' | 'pnr' | 'status'> &
	Record<`${End}Airport`, Airport> &
	Record<`${End}Time`, string> & { baggageWeightKg?: number | null }

/** What the reader uses of a document that the schema accepts. */
export type TripImport = {
	order: { id: string; revision?: number; status?: string; complete?: boolean }
	trip: Record<string, unknown>
	guests?: Text<'id' | 'fullName' | 'givenName' | 'familyName' | 'type'>[]
	flights?: Flight[]
	accommodations?: ({ checkIn: string; checkOut: string } & Text<'id' | 'timeZone' | 'country'>)[]
	transfers?: Text<'id' | 'timeZone'>[]
	activities?: Text<'id' | 'timeZone'>[]
	pricing?: Text<'currency'>
	documents?: ({ name: string; url: string } & Text<'label'>)[]
}

/** A copy without the members that are no part of the format. `unknown` gets their JSON pointers, except those that begin with x-. */
export function withoutUnknown(value: unknown, unknown: string[], schema: Schema = FORMAT, pointer = ''): unknown {
	const { items, properties } = schema.$ref ? FORMAT.$defs[schema.$ref.replace('#/$defs/', '')]! : schema
	if (Array.isArray(value) && items)
		return value.map((one, index) => withoutUnknown(one, unknown, items, `${pointer}/${index}`))
	if (!properties || typeof value !== 'object' || value === null) return value
	const members = Object.entries(value).flatMap(([name, member]) => {
		const known = Object.hasOwn(properties, name) && properties[name]
		if (known) return [[name, withoutUnknown(member, unknown, known, `${pointer}/${name}`)]]
		if (!name.startsWith('x-')) unknown.push(`${pointer}/${name}`)
		return []
	})
	return Object.fromEntries(members)
}
