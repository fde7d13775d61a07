import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { JobType } from '#server/jobs/jobs.ts'
import { ProviderFailure } from '#server/providers/fetch-json.ts'
import { type AdvicePage, fetchAdvicePage } from './advice-page.ts'

export const watchAdviceJob: JobType<Record<string, never>> = {
	name: 'watch-advice',
	data: z.object({}),
	concurrency: 1,
}

type Deps = {
	db: Db
	baseUrl: string
	/** By their names in the address, with the day on which the rule was read. */
	pages: readonly { slug: string; readOn: string }[]
	log: Pick<Logger, 'warn'>
}
/** A service that fails so often in a row is asked again at the next time. */
const MAX_FAILURES = 3
/** As much of what is new on a page as staff need to know whether it matters. */
const MAX_NEW_TEXT = 1000

/**
 * Reads GOV.UK's page about each country whose rules we have, one at a time, and notes on which day its words about entry were seen to differ
 * from before (CRM-340). What it says is never turned into a rule. `today`: 'YYYY-MM-DD'.
 */
export async function watchAdvice(
	{ db, baseUrl, pages, log }: Deps,
	today: string,
	signal?: AbortSignal,
): Promise<void> {
	let failures = 0
	for (const { slug, readOn } of pages) {
		if (signal?.aborted || failures === MAX_FAILURES) return
		try {
			const page = await fetchAdvicePage(baseUrl, slug)
			if (page) await notePage(db, slug, page, { readOn, today })
			else log.warn({ slug }, 'A page of travel advice has no part about entry')
			failures = 0
		} catch (err) {
			if (!(err instanceof ProviderFailure)) throw err
			failures++
			log.warn({ err, slug }, 'A page of travel advice could not be read')
		}
	}
}

/** A first reading counts as a change where GOV.UK announced one after our rule was read. */
async function notePage(db: Db, slug: string, page: AdvicePage, { readOn, today }: { readOn: string; today: string }) {
	const text = page.lines.join('\n')
	await transaction(db, async (tx) => {
		const known = await tx
			.selectFrom('travelAdvice')
			.select(['text'])
			.where('slug', '=', slug)
			.forUpdate()
			.executeTakeFirst()
		if (!known) {
			const changedOn = page.changedOn !== null && page.changedOn > readOn ? page.changedOn : null
			await tx
				.insertInto('travelAdvice')
				.values({ slug, text, changedOn, newText: null })
				.onConflict((conflict) => conflict.doNothing())
				.execute()
			return
		}
		const change = known.text === text ? {} : { text, changedOn: today, newText: newIn(page.lines, known.text) }
		await tx
			.updateTable('travelAdvice')
			.set({ ...change, checkedAt: new Date() })
			.where('slug', '=', slug)
			.execute()
	})
}

function newIn(lines: readonly string[], before: string): string | null {
	const known = new Set(before.split('\n'))
	const added = lines.filter((line) => !known.has(line)).join('\n')
	return added === '' ? null : added.slice(0, MAX_NEW_TEXT)
}
