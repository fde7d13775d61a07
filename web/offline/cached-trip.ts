import { isObject, type Members, readAll } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import { type Kind, KIND_LIST, KINDS, type RecordLists, type RecordOf } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { PortalTrip, WholePortalTrip } from '#shared/trips/whole-trip.ts'

/** A trip in a cached list of trips. Null when it has no id, or lacks its dates. */
export function readPortalTrip(trip: unknown): PortalTrip | null {
	const values = readValues(tripFields, trip)
	if (!values || !isObject(trip) || typeof trip.id !== 'string') return null
	return {
		...values,
		...metaOf(trip),
		id: trip.id,
		userId: textOr(trip.userId, ''),
		thumbnailImage: textOr(trip.thumbnailImage, null),
		headerImage: textOr(trip.headerImage, null),
	}
}

/** A trip with all its records. Null when one of them cannot be read: a trip without one of its flights would mislead. */
export function readWholePortalTrip(trip: unknown): WholePortalTrip | null {
	const values = readPortalTrip(trip)
	if (!values || !isObject(trip)) return null
	const lists = KIND_LIST.map((kind) => [kind, readAll(trip[kind] ?? [], (item) => readRecord(kind, item))] as const)
	if (lists.some(([, records]) => records === null)) return null
	const records = Object.fromEntries(lists) as unknown as RecordLists
	return { ...values, ...records, customerName: textOr(trip.customerName, '') }
}

/** A record of a cached trip. Null when it has no id, or lacks a value that nothing can stand in for. */
export function readRecord<K extends Kind>(kind: K, record: unknown): RecordOf[K] | null {
	const values = readValues(KINDS[kind].fields, record)
	if (!values || !isObject(record) || typeof record.id !== 'string') return null
	return {
		...values,
		...ADDED[kind]?.(record),
		...metaOf(record),
		id: record.id,
		tripId: textOr(record.tripId, ''),
	} as RecordOf[K]
}

/** What the server adds to records of a kind. */
const ADDED: Partial<Record<Kind, (record: Members) => object>> = {
	guests: (guest) => readValues({ approvalStatus: tripFields.guestDetailsApprovalStatus }, guest) ?? {},
	documents: ({ fileName, fileUrl, uploadedAt, createdAt, bytes }) => ({
		fileName: textOr(fileName, ''),
		fileUrl: textOr(fileUrl, ''),
		uploadedAt: textOr(uploadedAt, textOr(createdAt, '')),
		bytes: typeof bytes === 'number' ? bytes : 0,
	}),
}

const metaOf = ({ version, createdAt, updatedAt }: Members) => ({
	version: typeof version === 'number' ? version : 0,
	createdAt: textOr(createdAt, ''),
	updatedAt: textOr(updatedAt, ''),
})

const textOr = <T>(value: unknown, fallback: T) => (typeof value === 'string' ? value : fallback)
