import { slugOf } from '#shared/catalogue/events/event-slug.ts'
import type { Hotel } from '#shared/catalogue/property.ts'
import { href, PAGES } from '#shared/paths.ts'
import { Glyph } from '#web/ui/glyph.tsx'
import { PrivilegeRating } from './privilege-rating.tsx'
import { PanelPart, SidePanel, Times } from './side-panel.tsx'

/** SITE-73 */
const TAGS_SHOWN = 6

export function HotelPanel({ hotel }: { hotel: Hotel }) {
	return (
		<SidePanel title={hotel.name}>
			<PrivilegeRating hotel={hotel} />
			{hotel.eventTag ? (
				<PanelPart title="Featured event">
					{/* Not a page of the router: event pages are plain documents. */}
					<a
						href={href(PAGES.event, { eventSlug: slugOf(hotel.eventTag) })}
						className="inline-flex min-h-11 items-center gap-3 font-display text-2xl decoration-1 underline-offset-4 hover:underline"
					>
						{hotel.eventTag}
						<Glyph d="M5 12h14m-6-6 6 6-6 6" className="size-5 text-terracotta" />
					</a>
				</PanelPart>
			) : null}
			<PanelPart title="Key amenities">
				<ul className="flex flex-wrap gap-2">
					{hotel.amenityTags.slice(0, TAGS_SHOWN).map((tag) => (
						<li key={tag} className="rounded-full bg-sunk px-3 py-1">
							{tag}
						</li>
					))}
				</ul>
			</PanelPart>
			<Times checkinTime={hotel.checkinTime} checkoutTime={hotel.checkoutTime} />
		</SidePanel>
	)
}
