import type { FirstMembers } from '#server/issued-documents/fingerprint.ts'

/**
 * The members in the fingerprints of the first release's confirmations. Never edit this: every issued confirmation would become stale. New
 * members of `Printed` are not added here.
 */
export const FIRST_MEMBERS: FirstMembers = {
	trip: {
		edition: true,
		name: true,
		destination: true,
		dates: true,
		reference: true,
		scene: true,
		picture: true,
		glance: true,
	},
	travellers: true,
	introduction: true,
	days: { label: true, title: true, events: { time: true, title: true, detail: true, pending: true } },
	overview: true,
	flights: {
		from: true,
		to: true,
		day: true,
		leaves: true,
		lands: true,
		shift: true,
		carrier: true,
		facts: true,
		pending: true,
	},
	hotels: { name: true, picture: true, facts: true, text: true, pending: true },
	activities: { name: true, picture: true, facts: true, text: true, note: true, pending: true },
	transfers: { type: true, day: true, time: true, from: true, to: true, facts: true, pending: true },
	price: { total: true, more: true, note: true },
	reasons: { text: true, icons: { title: true, text: true, picture: true } },
	agency: {
		name: true,
		legal: { title: true, text: true },
		protection: true,
		memberships: true,
		website: true,
		contacts: true,
	},
}
