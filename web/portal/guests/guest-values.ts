import { readCalendarDay } from '#shared/calendar-day.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'

type FieldName = keyof typeof guest.fields
export type GuestText = Record<FieldName, string>

export const GUEST_FIELDS = Object.entries(guest.fields) as [FieldName, (typeof guest.fields)[FieldName]][]

/** The initial values of the review form: text in every field, days as travellers type them (PORTAL-37, PORTAL-38). */
export function toFormValues(saved: Partial<Record<FieldName, string | null>>): GuestText {
	const entries = GUEST_FIELDS.map(([name, { kind }]) => {
		const text = saved[name] ?? ''
		return [name, kind === 'date' ? text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1') : text]
	})
	return Object.fromEntries(entries) as GuestText
}

/** The same for an edit that goes on. A field that the edit's release did not have starts with the guest's value. */
export function toEditedValues({ base, typed }: PendingEdit): GuestText {
	const initial = toFormValues(base)
	const entries = GUEST_FIELDS.map(([name]) => [name, typed[name] ?? initial[name]])
	return Object.fromEntries(entries) as GuestText
}

/**
 * The values of the fields in a form: trimmed, and a day that can be read as 'YYYY-MM-DD', so that it compares with the saved one. The
 * server validates them. Fields that do not exist are left out.
 */
export function fromFormValues<T extends Readonly<Record<string, string>>>(typed: T): T {
	const entries = GUEST_FIELDS.flatMap(([name, { kind }]) => {
		const text = typed[name]
		if (text === undefined) return []
		const read = kind === 'date' ? readCalendarDay(text) : null
		return [[name, read && 'day' in read ? read.day : text.trim()]]
	})
	return Object.fromEntries(entries) as T
}
