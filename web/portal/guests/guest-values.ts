import { calendarDay } from '#shared/schemas.ts'
import { guest } from '#shared/trips/kinds/guest.ts'

type FieldName = keyof typeof guest.fields
export type GuestText = Record<FieldName, string>

export const GUEST_FIELDS = Object.entries(guest.fields) as [FieldName, (typeof guest.fields)[FieldName]][]

/** What the review form starts with: text in every field, days as travellers type them (PORTAL-37, PORTAL-38). */
export function toFormValues(saved: Partial<Record<FieldName, string | null>>): GuestText {
	const entries = GUEST_FIELDS.map(([name, { kind }]) => {
		const text = saved[name] ?? ''
		return [name, kind === 'date' ? text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$3/$2/$1') : text]
	})
	return Object.fromEntries(entries) as GuestText
}

/** What a form's text means: a day that can be read becomes one, so that it compares with the saved one. Nothing is refused here. */
export function fromFormValues(typed: GuestText): GuestText {
	const entries = GUEST_FIELDS.map(([name, { kind }]) => {
		const day = kind === 'date' ? calendarDay.safeParse(typed[name]) : null
		return [name, day?.success ? day.data : typed[name].trim()]
	})
	return Object.fromEntries(entries) as GuestText
}
