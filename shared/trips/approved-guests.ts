import { isBlank } from '#shared/fields.ts'
import { isObject, readList, versioned } from '#shared/stored-shape.ts'
import { readValues } from '#shared/stored-values.ts'
import { identityFields, type Values, valuesOf, withoutIdentityData } from '#shared/trips/kinds/record-kind.ts'
import { guest } from './kinds/guest.ts'

type GuestField = keyof typeof guest.fields
/** A guest as approved. */
export type ApprovedGuest = Values<typeof guest> & { id: string; version: number }
/** How a guest differs from the approved state: `fields` has each changed field with both values. */
export type GuestChange = {
	guestId: string
	fullName: string
	kind: 'edited' | 'added' | 'removed'
	fields: { name: GuestField; label: string; approved: string | null; now: string | null }[]
}

/**
 * An approval and what differs now. `fingerprint` is the SHA-256 of the stored record and is also in the audit. `guests` is null when
 * the record can no longer be decrypted.
 */
export type Approval = {
	id: string
	approvedAt: string
	/** The approver's name; null when that account is deleted. */
	approvedBy: string | null
	fingerprint: string
	guests: ApprovedGuest[] | null
	changes: GuestChange[]
	/** The identity data is null because this person may not see it (API-132). */
	isHidden?: true
}

const FIELD_NAMES = Object.keys(guest.fields) as GuestField[]

/** The part of a guest that an approval stores. */
export const asApproved = (saved: Values<typeof guest> & { id: string; version: number }): ApprovedGuest => ({
	id: saved.id,
	version: saved.version,
	...valuesOf(guest, saved),
})

type ApprovedDetails = { salt: string; guests: ApprovedGuest[] }

/** A field that came with a later release had no value when the details were approved. */
export const approvedShape = versioned<ApprovedDetails>({
	version: 1,
	read: ({ salt, guests }) =>
		typeof salt === 'string' && Array.isArray(guests) ? { salt, guests: readList(guests, approvedGuest) } : null,
})

/** Null for what is no guest at all. */
export function approvedGuest(stored: unknown): ApprovedGuest | null {
	const values = readValues(guest.fields, stored)
	if (!values || !isObject(stored) || typeof stored.id !== 'string') return null
	return { ...values, id: stored.id, version: Number(stored.version) || 0 }
}

/** The changes since the approval: current guests in list order, then deleted ones. */
export function changesSince(approved: readonly ApprovedGuest[], now: readonly ApprovedGuest[]): GuestChange[] {
	const edited = now.flatMap((current): GuestChange[] => {
		const before = approved.find(({ id }) => id === current.id)
		const { id: guestId, fullName } = current
		if (!before) return [{ guestId, fullName, kind: 'added', fields: [] }]
		const fields = FIELD_NAMES.filter((name) => textOf(before[name]) !== textOf(current[name])).map((name) => ({
			name,
			label: guest.fields[name].label,
			approved: textOf(before[name]),
			now: textOf(current[name]),
		}))
		return fields.length > 0 ? [{ guestId, fullName, kind: 'edited', fields }] : []
	})
	const removed = approved
		.filter(({ id }) => !now.some((current) => current.id === id))
		.map(({ id, fullName }) => ({ guestId: id, fullName, kind: 'removed' as const, fields: [] }))
	return [...edited, ...removed]
}

/** Says which fields of identity data of these guests differ, without their values. */
export function approvalWithoutIdentityData(
	{ guests, changes, ...approval }: Approval,
	guestIds: readonly string[],
): Approval {
	if (guestIds.length === 0) return { ...approval, guests, changes }
	const hidden: readonly string[] = identityFields(guest)
	return {
		...approval,
		guests:
			guests?.map((approved) => (guestIds.includes(approved.id) ? withoutIdentityData(guest, approved) : approved)) ??
			null,
		changes: changes.map(({ fields, ...change }) => ({
			...change,
			fields: fields.map((field) =>
				guestIds.includes(change.guestId) && hidden.includes(field.name)
					? { ...field, approved: null, now: null }
					: field,
			),
		})),
		isHidden: true,
	}
}

const textOf = (value: unknown) => (isBlank(value) ? null : String(value))
