import { FEED_PROBLEM_SENTENCES, type FeedProblem } from '#shared/catalogue/availability/villa-feed.ts'
import { href, PAGES } from '#shared/paths.ts'
import type { Agency } from '#shared/settings.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mail } from '#server/mail/outbox.ts'

/** `name` is the villa's. */
type StaleFeed = { itemId: string; name: string; platform: string; problem: FeedProblem | null; goodAt: Date }

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/London' })

/** Tells the agency that the calendar of another platform has not been read for a day. */
export function staleFeedMail(feed: StaleFeed, { agency, publicUrl }: { agency: Agency; publicUrl: string }): Mail {
	const { itemId, name, platform, problem, goodAt } = feed
	return {
		to: agency.email,
		subject: `${name}: the calendar of ${platform} is out of date`,
		...compose({
			sender: agency,
			title: `The calendar of ${platform} cannot be read`,
			paragraphs: [
				'For more than a day we have not learned which nights are booked there. The website shows the nights of this villa as on request until the calendar can be read again, except those that we have taken ourselves.',
			],
			facts: [
				['Villa', name],
				['Last read', `${inWords.format(goodAt)} in London`],
				...(problem ? [['Reason', FEED_PROBLEM_SENTENCES[problem]] as const] : []),
			],
			closing: [],
			link: {
				label: 'Open the calendar',
				address: `${publicUrl}${href(PAGES.admin)}?section=calendars&item=${itemId}`,
			},
		}),
	}
}
