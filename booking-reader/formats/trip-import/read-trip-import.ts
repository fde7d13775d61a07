import type { ZodError } from 'zod'
import {
	type Draft,
	type DraftElement,
	type DraftFields,
	type DraftIssue,
	emptyDraft,
	type ReadValue,
} from '#shared/import/draft.ts'
import { readCabinClass } from '../../values/flights.ts'
import { readIsoClock, resolveClock } from '../../values/clock.ts'
import { readAirport } from '../../values/places.ts'
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
	const stated = (pointer: string, value: string | number, zone?: string): ReadValue => ({
		value,
		from: { layer: 'trip-import', where: at + pointer, raw: excerpt(String(value)) },
		certainty: 'stated',
		...(zone ? { zone } : {}),
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
	draft.flights = (lists.flights ?? []).map((flight, index) => readFlight(flight, index, stated, draft.issues))
	draft.accommodations = elementsOf('accommodations', (lists.accommodations ?? []).map(stayFields))
	draft.transfers = elementsOf('transfers', (lists.transfers ?? []).map(withoutZone))
	draft.activities = elementsOf('activities', (lists.activities ?? []).map(withoutZone))
	const { currency, ...prices } = pricing ?? {}
	if (currency && currency !== 'GBP')
		draft.issues.push(
			warning('CURRENCY', 'pricing', `The prices are in ${currency} and were left out. Only pounds are supported.`),
		)
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

function readFlight(
	flight: Flight,
	index: number,
	stated: (pointer: string, value: string | number, zone?: string) => ReadValue,
	issues: DraftIssue[],
): DraftElement {
	const at = `/flights/${index}`
	const fields: DraftFields = {}
	const { id, airline, airlineCode, flightNumber, departureTimeZone, arrivalTimeZone } = flight
	fields.airline = stated(airline ? `${at}/airline` : `${at}/airlineCode`, airline ?? airlineCode ?? '')
	if (flightNumber) {
		const bare = /^\d{1,4}$/.test(flightNumber) && airlineCode ? `${airlineCode}${Number(flightNumber)}` : flightNumber
		fields.flightNumber = stated(`${at}/flightNumber`, bare.replaceAll(/\s/g, ''))
	}
	for (const end of ['departure', 'arrival'] as const) {
		const place = flight[`${end}Airport`]
		const airport = readAirport(typeof place === 'string' ? place : (place.iata ?? place.name ?? ''))
		if (airport) fields[`${end}Airport`] = stated(`${at}/${end}Airport`, airport.value)
		const given = readIsoClock(flight[`${end}Time`])
		const zone = (end === 'departure' ? departureTimeZone : arrivalTimeZone) ?? airport?.airport?.zone ?? null
		if (!given) continue
		const settled = resolveClock(given, zone)
		fields[`${end}Time`] = stated(`${at}/${end}Time`, settled.value, settled.zone)
		if (settled.offsetClashes)
			issues.push(
				warning(
					'ZONE_CLASH',
					`flights/${index}/${end}Time`,
					`The offset of ${flight[`${end}Time`]} does not match ${airport?.value ?? 'the place'}. The time was kept as written. Check it.`,
				),
			)
	}
	const cabin = flight.class ? readCabinClass(flight.class) : null
	if (cabin) fields.class = stated(`${at}/class`, cabin)
	for (const name of ['segmentType', 'pnr', 'baggageWeightKg', 'status'] as const) {
		const value = flight[name]
		if (value !== undefined && value !== null)
			fields[name] = stated(`${at}/${name}`, typeof value === 'number' ? Math.round(value) : value)
	}
	return { ...(id ? { id } : {}), fields }
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
