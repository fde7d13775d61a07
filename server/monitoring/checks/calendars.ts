import { sql } from 'kysely'
import { FEED_PROBLEM_SENTENCES } from '#shared/catalogue/availability/villa-feed.ts'
import { type Check, warning } from './check.ts'

export const calendarsCheck: Check = {
	subject: 'Calendars of other platforms',
	ifItFails: 'Start the product: it creates the schema.',
	needsDatabase: true,
	async look({ db }) {
		const feeds = await db
			.selectFrom('villaFeeds')
			.select(['name', 'host', 'problem'])
			// What such a calendar says is no longer shown as known (CRM-353).
			.select(sql<boolean>`"goodAt" < now() - interval '24 hours'`.as('isStale'))
			.orderBy('id')
			.execute()
		if (feeds.length === 0) return 'None is read'
		const stale = feeds.filter(({ isStale }) => isStale)
		return stale.length === 0
			? `${feeds.length} are read, all within the past day`
			: stale.map(({ name, host, problem }) =>
					warning(
						`${name} (${host}) has not been read for more than a day${problem ? `: ${FEED_PROBLEM_SENTENCES[problem]}` : ''}`,
						"Staff find it in the villa's calendar. Check that this host reaches the address.",
					),
				)
	},
}
