import type { ZodError } from 'zod'
import {
	type Draft,
	type DraftElement,
	type DraftFields,
	type DraftIssue,
	emptyDraft,
	type ReadValue,
} from '#shared/import/draft.ts'
import { foreignPrice } from '../../segments/read-trip.ts'
import type { Pair } from '../../segments/blocks.ts'
import { dataOptions, groupOf } from '../../segments/group-reader.ts'
import { addElement, readElement } from '../../segments/read-element.ts'
import { excerpt } from '../../values/text.ts'
import { type Flight, type TripImport, tripImport, withoutUnknown } from './schema.ts'

/** Whether a parsed document claims to be in our own format, in any version. */
export const isTripImport = (json: unknown): boolean =>
	typeof json === 'object' && json !== null && (json as { format?: unknown }).format === 'trip-import'

/**
 * Reads a document in the published format. If it breaks the schema, the draft has no trip but an error per JSON
 * pointer, for the author of the form. `at` precedes the pointers in `where`, for example 'line 12' for a script in a
 * page.
 */
export function readTripImport(json: unknown, at = ''): Draft {
	const draft = emptyDraft()
	const checked = tripImport.safeParse(json)
	if (!checked.success) {
		draft.issues.push(...errorsOf(checked.error))
		return draft
	}
	const unknown: string[] = []
	// As it is written: the schema's defaults are no values of the order.
	const { order, trip, pricing, documents, ...lists } = withoutUnknown(json, unknown) as TripImport
	const stated = (pointer: string, value: string | number): ReadValue => ({
		value,
		from: { layer: 'trip-import', where: at + pointer, raw: excerpt(String(value)) },
		certainty: 'stated',
	})
	const fieldsOf = (pointer: string, record: Record<string, unknown>): DraftFields =>
		Object.fromEntries(
			Object.entries(record).flatMap(([name, value]) =>
				typeof value === 'string' || typeof value === 'number' ? [[name, stated(`${pointer}/${name}`, value)]] : [],
			),
		)
	const elementsOf = (list: string, records: readonly { id?: string }[] = []): DraftElement[] =>
		records.map(({ id, ...record }, index) => ({
			...(id ? { id } : {}),
			fields: fieldsOf(`/${list}/${index}`, record),
		}))

	draft.order = {
		id: stated('/order/id', order.id),
		...(order.revision === undefined ? {} : { revision: order.revision }),
		...(order.status ? { status: stated('/order/status', order.status) } : {}),
		...(order.complete === undefined ? {} : { complete: order.complete }),
	}
	draft.trip = fieldsOf('/trip', trip)
	draft.guests = elementsOf('guests', (lists.guests ?? []).map(guestFields))
	const options = dataOptions({ layer: 'trip-import', certainty: 'stated' })
	for (const [index, { id, ...flight }] of (lists.flights ?? []).entries()) {
		const group = groupOf('flight', saidOf(flight, `${at}/flights/${index}`))
		addElement(draft, 'flights', readElement('flight', group, options))
		if (id) draft.flights[index]!.id = id
	}
	draft.accommodations = elementsOf('accommodations', (lists.accommodations ?? []).map(stayFields))
	draft.transfers = elementsOf('transfers', (lists.transfers ?? []).map(withoutZone))
	draft.activities = elementsOf('activities', (lists.activities ?? []).map(withoutZone))
	const { currency, ...prices } = pricing ?? {}
	if (currency && currency !== 'GBP') draft.issues.push(foreignPrice(currency))
	else draft.pricing = fieldsOf('/pricing', prices)
	for (const pointer of unknown.slice(0, 20))
		draft.issues.push(
			warning(
				'UNKNOWN_MEMBER',
				'',
				`The form sends ${pointer}, which is not part of the format. It was ignored.`,
				pointer,
			),
		)
	if (documents?.length)
		draft.documents = documents.map(({ name, label, url }) => ({ name, label: label ?? null, url }))
	return draft
}

const warning = (code: string, path: string, message: string, raw?: string): DraftIssue => ({
	severity: 'warning',
	code,
	path,
	message,
	...(raw ? { raw } : {}),
})

/** Records of a single place store local times without a zone. */
const withoutZone = <T extends object>(record: T) => ({ ...record, timeZone: undefined })

const guestFields = ({ givenName, familyName, fullName, ...guest }: ElementOf<'guests'>) => ({
	...guest,
	fullName: fullName ?? [givenName, familyName].filter(Boolean).join(' '),
	type: undefined,
})

const stayFields = ({ checkIn, checkOut, ...stay }: ElementOf<'accommodations'>) => ({
	...withoutZone(stay),
	country: undefined,
	checkIn: checkIn.slice(0, 10),
	checkOut: checkOut.slice(0, 10),
})

type ElementOf<List extends 'guests' | 'accommodations'> = NonNullable<TripImport[List]>[number]

/** A flight as the readers of labelled flights expect it: its number may lack the airline, and its times are at its airports. */
function saidOf({ departureTimeZone, arrivalTimeZone, airline, airlineCode, ...flight }: Flight, at: string) {
	const zones: Record<string, string | undefined> = { departureTime: departureTimeZone, arrivalTime: arrivalTimeZone }
	const places = [flight.departureAirport, flight.arrivalAirport].map((place) =>
		typeof place === 'string' ? place : (place.iata ?? place.name),
	)
	const texts = { ...flight, airlineCode, airline, departureAirport: places[0], arrivalAirport: places[1] }
	return Object.fromEntries(
		Object.entries(texts).map(([name, value]): [string, Pair | null] => [
			name,
			value === undefined || value === null
				? null
				: {
						label: '',
						value: typeof value === 'number' ? String(Math.round(value)) : value,
						where: `${at}/${name}`,
						raw: excerpt(String(value)),
						...(zones[name] && { zone: zones[name] }),
					},
		]),
	)
}

/** One error per location, at most twenty. */
function errorsOf(error: ZodError): DraftIssue[] {
	const byPointer = new Map<string, string>()
	for (const { path, message } of error.issues) {
		const pointer = path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
		if (!byPointer.has(pointer) && byPointer.size < 20) byPointer.set(pointer, message)
	}
	return [...byPointer].map(([pointer, message]) => ({
		severity: 'error',
		code: 'SCHEMA_INVALID',
		path: pointer.slice(1),
		message: `The booking form’s document breaks our format at ${pointer || '/'}: ${message}. The operator of the form has to fix it.`,
		raw: pointer,
	}))
}
