import type { Hotel } from '#shared/catalogue/property.ts'
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
					<p className="font-display text-2xl">{hotel.eventTag}</p>
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
