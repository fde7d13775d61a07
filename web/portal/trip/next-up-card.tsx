import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { dayOf, timeOf } from '#shared/dates.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import { hasHour } from '#shared/trips/timeline/moments.ts'
import { nextUp } from '#shared/trips/timeline/next-up.ts'
import { dayAndTime, howSoon } from '#shared/trips/timeline/wording.ts'
import { KIND_ICONS } from '#web/trips/kind-icons.ts'
import { scrollToSection } from './scroll-to-section.ts'

/**
 * The next flight, transfer, activity or check-in (PORTAL-19). On the day itself it includes what a traveller needs at a counter or for a
 * driver, such as references and addresses. Empty once the trip is over.
 */
export function NextUpCard({ trip, now }: { trip: WholePortalTrip; now: string }) {
	const next = nextUp(trip, now)
	if (!next) return <div className="h-6 lg:col-span-2 lg:h-12" />
	const { id, title, details } = next
	const Icon = KIND_ICONS[BOOKED_KINDS[next.list].names.icon]
	const soon = howSoon(next.at, dayOf(now))
	return (
		<a
			href={`#${id}`}
			onClick={scrollToSection(id)}
			className="relative z-10 -mt-8 mb-3 flex min-h-20 items-center gap-4 rounded-lg border border-line bg-card px-4 py-3 shadow-card transition-shadow duration-150 hover:shadow-lifted md:px-6 lg:col-span-2 lg:mb-10"
		>
			<span
				aria-hidden="true"
				className="grid size-12 shrink-0 place-items-center rounded-full bg-terracotta-wash text-terracotta [&_svg]:size-5"
			>
				<Icon />
			</span>
			<span className="min-w-0">
				<span className="block text-sm text-ink-soft">
					{next.hasBegun ? 'Now' : `Next · ${soon}`}
					<span className="sr-only">: </span>
				</span>
				<span className="block font-medium wrap-anywhere">{title} </span>
				<span className="block text-ink-soft tabular-nums">
					{dayAndTime(next.at, hasHour(next.at) ? timeOf(next.at) : null)}
				</span>
				{(soon === 'Today' || next.hasBegun) && details.length > 0 ? (
					<span className="block wrap-anywhere"> {details.join(' · ')}</span>
				) : null}
			</span>
		</a>
	)
}
