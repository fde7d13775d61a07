import type { Fields, ValuesOf } from '#shared/fields.ts'
import { isObject, type Members } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import { type Guest, guest } from '#shared/trips/kinds/guest.ts'
import { tripFields } from '#shared/trips/trip.ts'

type Meta = { id: string; tripId: string; version: number; createdAt: string; updatedAt: string }

/** A cached record with these fields. Null when it has no id, or lacks a value that nothing can stand in for. */
export function readRecord<F extends Fields>(fields: F, record: unknown): (ValuesOf<F> & Meta) | null {
	const values = readValues(fields, record)
	if (!values || !isObject(record) || typeof record.id !== 'string') return null
	return { ...values, ...timesOf(record), id: record.id, tripId: textOr(record.tripId, '') }
}

const guestFields = { ...guest.fields, approvalStatus: tripFields.guestDetailsApprovalStatus }

export function readGuest(stored: unknown): Guest | null {
	const values = readRecord(guestFields, stored)
	return values && isObject(stored) && stored.isHidden === true ? { ...values, isHidden: true } : values
}

export const timesOf = ({ version, createdAt, updatedAt }: Members) => ({
	version: typeof version === 'number' ? version : 0,
	createdAt: textOr(createdAt, ''),
	updatedAt: textOr(updatedAt, ''),
})

export const textOr = <T>(value: unknown, fallback: T) => (typeof value === 'string' ? value : fallback)
