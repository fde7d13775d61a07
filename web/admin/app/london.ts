const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

/** An instant as London's clocks show it: '22 Nov 2026, 03:23'. */
export const london = (instant: string) => format.format(new Date(instant))
