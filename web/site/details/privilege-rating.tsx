import { PARTS_OF_RATING } from '#shared/catalogue/parts-of-rating.ts'
import type { Hotel } from '#shared/catalogue/property.ts'
import { useSettings } from '#web/data/settings.tsx'
import { PanelPart } from './side-panel.tsx'

/** SITE-73 */
const SHOWN_COUNT = 3

/** The agency's rating with the first parts of its breakdown as bars. The page must say whose rating it is (SITE-74). */
export function PrivilegeRating({ hotel }: { hotel: Hotel }) {
	const { agency } = useSettings()
	const parts = Object.entries(hotel.privilegeRatingBreakdown).slice(0, SHOWN_COUNT)
	return (
		<PanelPart title={`${agency.name} Rating`}>
			<p className="flex items-baseline gap-2.5">
				<span className="font-display text-4xl">{hotel.privilegeRating.toFixed(1)}</span>
				<span className="text-lg">{hotel.privilegeRatingLabel}</span>
			</p>
			<dl className="mt-3 grid gap-3">
				{parts.map(([part, value]) => (
					<div key={part} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5">
						<dt>{PARTS_OF_RATING[part as keyof typeof PARTS_OF_RATING]}</dt>
						<dd className="tabular-nums">
							{value.toFixed(1)}
							<span className="sr-only"> out of 10</span>
						</dd>
						<dd aria-hidden="true" className="col-span-2 h-1.5 rounded-full bg-sunk forced-colors:border">
							<div
								className="h-full rounded-full bg-brass forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none"
								style={{ width: `${value * 10}%` }}
							/>
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-3 text-sm text-ink-soft">
				{agency.vouchesForReviews
					? `The average of ${hotel.privilegeReviews} reviews by our travellers.`
					: 'Given by our own advisers.'}
			</p>
		</PanelPart>
	)
}
