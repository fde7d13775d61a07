import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { isStillToCome } from '#shared/portal/trips.ts'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** PORTAL-11. The counters overlap the lower edge of the hero. */
export function TripCounters({ trips, today }: { trips: readonly PortalTrip[] | undefined; today: string }) {
	const isHydrating = useIsHydrating()
	const counters = [
		['Total Trips', trips?.length],
		['Upcoming', isHydrating ? undefined : trips?.filter((trip) => isStillToCome(trip, today)).length],
		['Confirmed', trips?.filter((trip) => trip.status === 'confirmed').length],
	] as const
	return (
		<dl className="relative z-10 -mt-8 mb-8 flex flex-wrap justify-around gap-y-4 divide-x divide-line rounded-lg border border-line bg-card py-4 text-center shadow-card md:mb-12">
			{counters.map(([label, count]) => (
				<div key={label} className="flex grow basis-24 flex-col-reverse px-2">
					<dt className="text-sm text-ink-soft">{label}</dt>
					<dd className="font-display text-4xl">{count ?? <Skeleton className="mx-auto h-[1.15em] w-8" />}</dd>
				</div>
			))}
		</dl>
	)
}
