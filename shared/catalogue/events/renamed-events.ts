import { slugOf } from './event-slug.ts'

/** An event that had another name: the page of the former one leads to its own (SITE-204). */
export type RenamedEvent = { formerName: string; name: string }

/**
 * Where the pages of former names lead, by their slugs: to the first event with hotels, over several names too. A page that has hotels itself
 * stays, and so does one that leads to none.
 */
export function presentSlugs(
	renamed: readonly RenamedEvent[],
	hasHotels: (slug: string) => boolean,
): ReadonlyMap<string, string> {
	const next = new Map(renamed.map(({ formerName, name }) => [slugOf(formerName), slugOf(name)]))
	return new Map(
		next.keys().flatMap((slug) => {
			const passed = new Set<string>()
			let present: string | undefined = slug
			while (present !== undefined && !hasHotels(present) && !passed.has(present)) {
				passed.add(present)
				present = next.get(present)
			}
			return present === undefined || present === slug || passed.has(present) ? [] : [[slug, present] as const]
		}),
	)
}
