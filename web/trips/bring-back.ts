import { send } from '#web/data/request.ts'

/** Brings back a deleted trip or record of a trip, by its own id or that of its deletion (CRM-324). */
export const bringBack = ({ id }: { id: string }): Promise<{ tripId: string }> =>
	send('POST', `/api/admin/bin/${id}/restore`)
