/** A device on which notices arrive. `id` is its session's. `zone` decides its quiet hours before and after the journey. */
export type PushDevice = {
	id: string
	name: string
	isThis: boolean
	lastSeenAt: string
	zone: string
	showsDetails: boolean
}
