import type { Field, Fields } from '#shared/fields.ts'
import type { Draft, DraftFields, DraftList } from '#shared/import/draft.ts'
import { importedTripFields, tripFieldsIn } from '#shared/import/imported-records.ts'
import { TRIP_RECORDS } from '#shared/trips/records.ts'
import { MONEY_FIELDS } from '#shared/import/money-fields.ts'

/** The field that a path such as 'trip/name' or 'flights/0/pnr' is about. */
export function fieldAt(path: string): Field | undefined {
	const [place = '', ...rest] = path.split('/')
	const fields: Fields =
		place === 'trip'
			? importedTripFields
			: place === 'pricing'
				? MONEY_FIELDS
				: place in TRIP_RECORDS
					? TRIP_RECORDS[place as DraftList].fields
					: {}
	return fields[rest.at(-1) ?? '']
}

/** What was read there, as text. */
export function readAt(draft: Draft, path: string): string | undefined {
	const [place = '', ...rest] = path.split('/')
	const fields: DraftFields | undefined =
		place === 'trip'
			? tripFieldsIn(draft)
			: place === 'pricing'
				? draft.pricing
				: draft[place as DraftList][Number(rest[0])]?.fields
	const value = fields?.[rest.at(-1) ?? '']?.value
	return value === undefined ? undefined : String(value)
}
