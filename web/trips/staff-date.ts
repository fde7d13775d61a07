import { formatDay } from '#shared/dates.ts'

/** What stands where there is nothing to tell (CRM-5). */
export const DASH = '-'

/** A day as staff read it, 'May 04, 2026'; a dash when there is none. Of an instant it is the day in UTC. */
export const staffDate = (day: string | null): string => (day ? formatDay(day, 'MMM dd, yyyy') : DASH)

/** From one day to another. */
export const staffDates = (from: string, to: string): string => `${staffDate(from)} - ${staffDate(to)}`
