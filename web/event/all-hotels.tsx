import type { HotelCard } from '#shared/catalogue/card.ts'
import { slugOf } from '#shared/catalogue/events/event-slug.ts'
import { HOTEL_LIST, noFilters } from '#shared/catalogue/lists/list-filters.ts'
import { formatQuery } from '#shared/catalogue/lists/list-query.ts'
import { PAGES } from '#shared/paths.ts'
import { useSettings } from '#web/data/settings.tsx'

type Props = { slug: string; hotels: readonly HotelCard[]; shown: readonly HotelCard[] }

/** Instead of the toolbar, where an event has more hotels than its page shows (SITE-203): the list of hotels filters them on the server. */
export function AllHotels({ slug, hotels, shown }: Props) {
	const { publicUrl } = useSettings()
	const tags = hotels.flatMap(({ eventTags }) => eventTags.filter((tag) => slugOf(tag) === slug))
	const filters = { ...noFilters(HOTEL_LIST), eventTags: [...new Set(tags)] }
	return (
		<p className="mt-6 flex flex-wrap items-center gap-x-6">
			<span className="text-ink-soft">{`The first ${shown.length} of ${hotels.length} hotels, by name`}</span>
			<a
				href={publicUrl + PAGES.hotels + formatQuery(HOTEL_LIST, filters)}
				target="_top"
				className="inline-flex min-h-11 items-center font-medium text-sea hover:underline"
			>
				{`Show all ${hotels.length} hotels`}
			</a>
		</p>
	)
}
