import type { Agency } from '#shared/settings.ts'

/** 'ABTA and ATOL', one of them, or null: only memberships that the agency has (SITE-42). */
export const membershipsOf = ({ abta, atol }: Agency) =>
	[abta && 'ABTA', atol && 'ATOL'].filter(Boolean).join(' and ') || null
