import type { HotelCard } from '#shared/catalogue/card.ts'
import { classNames } from '#web/ui/class-names.ts'

/** The hotel's stars and '5-Star'. */
export function Stars({ count, className }: { count: number; className?: string }) {
	return (
		<p className={classNames('flex items-center gap-2', className)}>
			<span aria-hidden="true" className="stars" style={{ width: `${count}em` }} />
			{`${count}-Star`}
		</p>
	)
}

type Rating = Pick<HotelCard, 'privilegeRating' | 'privilegeRatingLabel'>

/** A rating out of 10. `caption` says whose it is (SITE-50). */
export function RatingBadge({ hotel, caption }: { hotel: Rating; caption: string }) {
	return (
		<p className="flex items-center gap-3">
			<span className="grid h-11 min-w-11 place-items-center rounded-md bg-sea px-2 text-lg font-medium text-on-sea tabular-nums">
				{hotel.privilegeRating.toFixed(1)}
			</span>
			<span className="leading-tight">
				<span className="block font-medium">{hotel.privilegeRatingLabel}</span>
				<span className="text-sm text-ink-soft">{caption}</span>
			</span>
		</p>
	)
}
