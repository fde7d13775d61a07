import { formatDay } from '#shared/dates.ts'

/** Replaces a missing value (CRM-5). */
export const DASH = '-'

/** 'May 04, 2026', or a dash. For an instant it is the day in UTC (CRM-4). */
export const staffDate = (day: string | null): string => (day ? formatDay(day, 'MMM dd, yyyy') : DASH)

export const staffDates = (from: string, to: string): string => `${staffDate(from)} - ${staffDate(to)}`
