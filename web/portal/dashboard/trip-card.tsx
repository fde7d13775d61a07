import { CalendarDays, MapPin } from 'lucide-react'
import { Link } from 'wouter'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { href, PAGES } from '#shared/paths.ts'
import { daysOfTrip } from '#shared/portal/trips.ts'
import { counted, tripDates } from '#shared/trips/timeline/wording.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusBadge } from '../app/status-badge.tsx'
import { defaultPicture } from '#shared/trips/trip-picture.ts'
import { TripPicture } from '../app/trip-picture.tsx'

const LINE = 'flex items-start gap-2.5 [&_svg]:mt-1 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-terracotta'

/** A trip in a list. The whole card is the link (PORTAL-14). */
export function TripCard({ trip }: { trip: PortalTrip }) {
	return (
		<Link
			href={href(PAGES.portalTrip, { id: trip.id })}
			className="group flex h-full flex-col overflow-clip rounded-lg border border-line bg-card shadow-card transition-shadow duration-200 hover:shadow-lifted"
		>
			<div className="aspect-video overflow-clip bg-sunk">
				<TripPicture
					trip={trip}
					drawing={defaultPicture(trip)}
					use="card"
					className="transition-transform duration-250 group-hover:scale-[1.03]"
				/>
			</div>
			<div className="flex grow flex-col gap-3 p-5">
				<h2 className="font-display text-2xl wrap-anywhere group-hover:text-sea">{trip.name}</h2>
				<div className="grid gap-1.5 text-ink-soft">
					{trip.destination ? (
						<p className={LINE}>
							<MapPin aria-hidden="true" />
							<span className="min-w-0 wrap-anywhere">{trip.destination}</span>
						</p>
					) : null}
					<p className={LINE}>
						<CalendarDays aria-hidden="true" />
						{tripDates(trip)}
					</p>
				</div>
				<p className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3">
					<StatusBadge status={trip.status} />
					<span className="text-ink-soft">{counted(daysOfTrip(trip), 'day')}</span>
				</p>
			</div>
		</Link>
	)
}

/** As tall as a typical card. */
export const TripCardSkeleton = () => (
	<div className="overflow-clip rounded-lg border border-line bg-card">
		<Skeleton className="aspect-video rounded-none" />
		<div className="grid gap-3 p-5">
			<Skeleton className="h-7 w-3/4" />
			<Skeleton className="h-5 w-1/2" />
			<Skeleton className="h-5 w-2/3" />
			<Skeleton className="mt-3 h-6 w-24" />
		</div>
	</div>
)
