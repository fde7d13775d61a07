import { MONTHS } from './dates.ts'

/** '21/4/1990', '21.04.1990', '21 April 1990': the day comes first, as travellers write it and as in passports. */
const TYPED_DAY = /^(\d{1,2})\s?[/.\s-]\s?(\d{1,2}|[a-z]{3,9})\.?\s?[/.\s-]\s?(\d{4})$/i
/** A day, or a full date value of which the date part is used. */
const ISO_DAY = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,9})?)?Z?)?$/
const EARLIEST = '1000-01-01'

/**
 * Reads a calendar day, '1990-04-21', without a zone. A client may send a full date value ('1990-04-21T00:00:00.000Z', API-17); another
 * offset is refused. Travellers type dd/mm/yyyy (PORTAL-37), or a month's name instead of its number. Otherwise the message says what is
 * wrong. Without the validator's library, so that a traveller's form does not load it.
 */
export function readCalendarDay(text: string): { day: string } | { problem: string } {
	const iso = text.trim().replace(TYPED_DAY, toIsoDay)
	if (!ISO_DAY.test(iso)) return { problem: 'Enter a date, such as 21/04/1990' }
	const day = iso.slice(0, 10)
	const date = new Date(`${day}T00:00:00Z`)
	const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
	return exists && day >= EARLIEST ? { day } : { problem: 'Enter a date' }
}

function toIsoDay(_: string, day: string, month: string, year: string): string {
	const named = MONTHS.findIndex((name) => month.toLowerCase().startsWith(name.toLowerCase())) + 1
	const number = named || Number(month) || 0
	return `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
}
