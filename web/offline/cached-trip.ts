import { readPlaces } from '#shared/journey/place.ts'
import { isObject, type Members, readAll, readList } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import { type Document, document } from '#shared/trips/kinds/document.ts'
import { type Kind, KIND_LIST, KINDS, type RecordLists } from '#shared/trips/kinds/registry.ts'
import type { TripViewer } from '#shared/trips/sight/trip-viewer.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { PortalTrip, WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { readGuest, readRecord, textOr, timesOf } from './cached-record.ts'

/** A trip in a cached list of trips. Null when it has no id, or lacks its dates. */
export function readPortalTrip(trip: unknown): PortalTrip | null {
	const values = readValues(tripFields, trip)
	if (!values || !isObject(trip) || typeof trip.id !== 'string') return null
	return {
		...values,
		...timesOf(trip),
		id: trip.id,
		userId: textOr(trip.userId, ''),
		thumbnailImage: textOr(trip.thumbnailImage, null),
		headerImage: textOr(trip.headerImage, null),
		...(isViewer(trip.viewer) ? { viewer: trip.viewer } : {}),
		...(typeof trip.firstDeparture === 'string' ? { firstDeparture: trip.firstDeparture } : {}),
	}
}

/** A trip with all its records. Null when one of them cannot be read: a trip without one of its flights would mislead. */
export function readWholePortalTrip(trip: unknown): WholePortalTrip | null {
	const values = readPortalTrip(trip)
	if (!values || !isObject(trip)) return null
	const lists = KIND_LIST.map((kind) => [kind, readAll(trip[kind] ?? [], (item) => readKind(kind, item))] as const)
	if (lists.some(([, records]) => records === null)) return null
	const records = Object.fromEntries(lists) as unknown as RecordLists
	const party = readList(trip.party, (one) => (isObject(one) ? readParty(one) : null))
	const customerName = textOr(trip.customerName, '')
	const places = readPlaces(trip.places)
	return { ...values, ...records, customerName, places, ...(party.length > 0 ? { party } : {}) }
}

const readParty = ({ id, title, fullName }: Members) =>
	typeof id === 'string' && typeof fullName === 'string' ? { id, title: textOr(title, null), fullName } : null

const isViewer = (viewer: unknown): viewer is TripViewer => isObject(viewer) && typeof viewer.kind === 'string'

function readKind(kind: Kind, record: unknown): object | null {
	if (kind === 'guests') return readGuest(record)
	return kind === 'documents' ? readDocument(record) : readRecord(KINDS[kind].fields, record)
}

function readDocument(record: unknown): Document | null {
	const values = readRecord(document.fields, record)
	if (!values || !isObject(record)) return null
	const { fileName, fileUrl, uploadedAt, bytes } = record
	return {
		...values,
		fileName: textOr(fileName, ''),
		fileUrl: textOr(fileUrl, ''),
		uploadedAt: textOr(uploadedAt, values.createdAt),
		bytes: typeof bytes === 'number' ? bytes : 0,
	}
}
