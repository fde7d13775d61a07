import { calendarDay } from '#shared/schemas.ts'
import { Refusal } from './refusal.ts'
import type { AppContext } from './routes.ts'

/** A day in the address, such as staff's today in their own zone. Refuses a missing or invalid one with 400. */
export function readDay(c: AppContext, name: string): string {
	const { success, data } = calendarDay.safeParse(c.req.query(name))
	if (!success) throw new Refusal(400, 'malformed', `${name} has to be a day, such as 2027-05-20`)
	return data
}

/** The same for a day that may be left out: null without one. */
export const readDayIfGiven = (c: AppContext, name: string): string | null =>
	c.req.query(name) ? readDay(c, name) : null
