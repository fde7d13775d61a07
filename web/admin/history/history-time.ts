const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** '22 Nov 2026, 14:33' in the reader's own zone. */
export const historyTime = (instant: string) => moment.format(new Date(instant))
