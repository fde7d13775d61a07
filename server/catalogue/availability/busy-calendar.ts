import { isTaking, type Period } from '#shared/catalogue/availability/period.ts'

const basic = (day: string) => day.replaceAll('-', '')

/**
 * The taken nights of a villa as an iCalendar file (RFC 5545) for platforms that sell it too: all-day events that say nothing but their
 * nights. Options are left out, because they may fall through. `today` is a day. Every line is short, so none has to be folded.
 */
export function busyCalendar(periods: readonly Period[], today: string): string {
	const events = periods.filter(({ state }) => isTaking(state))
	return [
		'BEGIN:VCALENDAR',
		'VERSION:2.0',
		'PRODID:-//Go Privilege//Villa calendar//EN',
		'CALSCALE:GREGORIAN',
		...events.flatMap(({ id, from, to }) => [
			'BEGIN:VEVENT',
			`UID:${id}@villa-calendar`,
			// Of the day, so that the file of an unchanged calendar stays the same.
			`DTSTAMP:${basic(today)}T000000Z`,
			`DTSTART;VALUE=DATE:${basic(from)}`,
			`DTEND;VALUE=DATE:${basic(to)}`,
			'SUMMARY:Not available',
			'TRANSP:OPAQUE',
			'END:VEVENT',
		]),
		'END:VCALENDAR',
		'',
	].join('\r\n')
}
