import { isolated } from '#shared/bidi.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'

type About = { guestName: string; tripName: string; tripId: string; byName: string }

/** Tells the trip's consultant that a consent was withdrawn. What was deleted is not repeated. */
export function consentWithdrawnMail(
	to: string,
	{ agency, publicUrl }: { agency: Agency; publicUrl: string },
	{ guestName, tripName, tripId, byName }: About,
): Mail {
	const guest = isolated(guestName)
	return {
		to,
		subject: `Consent withdrawn: ${guest}, ${isolated(tripName)}`,
		...compose({
			sender: agency,
			title: 'A consent was withdrawn',
			paragraphs: [
				`What we stored about the diet and special requests of ${guest} has been deleted. Please ask the hotels, airlines and guides who received it to delete it too.`,
			],
			facts: [
				['Trip', tripName],
				['Guest', guestName],
				['Withdrawn by', byName],
			],
			closing: [],
			link: {
				label: 'Open the trip',
				address: `${publicUrl}${href(PAGES.admin)}?section=trips&trip=${tripId}&tab=guests`,
			},
		}),
	}
}
