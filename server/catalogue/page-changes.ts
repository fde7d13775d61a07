import type { SiteContent } from '#shared/catalogue/content.ts'
import { eventTagsOf, slugOf } from '#shared/catalogue/events/event-slug.ts'
import { href, PAGES } from '#shared/paths.ts'

type ChangedItem = SiteContent & { number: number | null; changedAt: Date | null }

/** When what visitors see of each page last changed, by its path: a page of several items when the newest of them did (SITE-192). */
export function pageChanges(items: readonly ChangedItem[]): ReadonlyMap<string, Date> {
	const changes = new Map<string, Date>()
	for (const item of items) {
		const { changedAt } = item
		if (changedAt === null) continue
		for (const path of pathsOf(item)) {
			const known = changes.get(path)
			if (!known || known < changedAt) changes.set(path, changedAt)
		}
	}
	return changes
}

/** The pages that show an item as their subject or in their list. */
function pathsOf({ kind, content, number }: ChangedItem): string[] {
	if (kind === 'landing') return [PAGES.home]
	const id = String(number)
	if (kind === 'villa') return [PAGES.villas, href(PAGES.villa, { id })]
	const eventPages = eventTagsOf(content).map((tag) => href(PAGES.event, { eventSlug: slugOf(tag) }))
	return [PAGES.hotels, href(PAGES.hotel, { id }), ...eventPages]
}
