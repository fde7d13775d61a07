import type { Agency } from '#shared/settings.ts'

/** What the agency is a member of: 'ABTA and ATOL', one of them, or null. Nothing is promised that is not held. */
export const membershipsOf = ({ abta, atol }: Agency) =>
	[abta && 'ABTA', atol && 'ATOL'].filter(Boolean).join(' and ') || null
