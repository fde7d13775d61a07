import { Skeleton } from '#web/ui/skeleton.tsx'
import { PageHero } from '../app/page-hero.tsx'

/** The trip's page while its one call is under way. */
export const TripSkeleton = () => (
	<>
		<PageHero picture={null}>{null}</PageHero>
		<output className="mx-auto grid max-w-6xl gap-4 px-4 pb-20 md:px-8">
			<span className="sr-only">Loading your trip…</span>
			<Skeleton className="relative -mt-8 mb-4 h-20" />
			<Skeleton className="h-9 w-48" />
			<Skeleton className="h-28" />
			<Skeleton className="h-28" />
		</output>
	</>
)
