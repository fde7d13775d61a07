import { SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import type { RequestError } from '#web/data/request.ts'
import type { Tabs } from '#web/ui/tabs.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'

const TripTabs = prefetched(
	() => import('./trip-tabs.tsx'),
	() => <SkeletonRows rows={8} />,
)

type Props = {
	trip: WholeTrip | undefined
	error: RequestError | null
	onRetry: () => unknown
	/** What scrolls the tabs. */
	frame: NonNullable<ComponentProps<typeof Tabs>['sticky']>
}

/** A trip under its tabs, in its panel or on its page. */
export function TripContent({ trip, error, onRetry, frame }: Props) {
	if (error?.status === 404)
		return <EmptyState icon={<SearchX />} title="Trip not found" description="It may have been deleted." />
	if (trip) return <TripTabs key={trip.id} trip={trip} frame={frame} />
	return error ? <LoadFailed error={error} onRetry={onRetry} /> : <SkeletonRows rows={8} />
}
