import type { AdminLocation } from '../app/admin-location.ts'

/** What the address says about the list of customers, as the query of its call. `today` is the viewer's day. */
export const customerFilters = ({ q, sort, travel }: AdminLocation, today: string) => ({
	q,
	sort,
	...(travel === '' ? {} : { travel, today }),
})
