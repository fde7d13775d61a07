const moment = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** '22 Nov, 14:33' in the reader's own zone. */
export const noticeTime = (instant: string) => moment.format(new Date(instant))

/** '14:33' in the reader's own zone. */
export const clockTime = (instant: string) => clock.format(new Date(instant))
