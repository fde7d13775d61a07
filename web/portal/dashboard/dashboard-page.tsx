import { useQuery } from '@tanstack/react-query'
import { nextTrip } from '#shared/portal/trips.ts'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'
import { DashboardHero } from './dashboard-hero.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { TripInvitations } from '../companions/trip-invitations.tsx'
import { ContactCard } from '../app/contact-strip.tsx'
import { PortalPage } from '../app/portal-page.tsx'
import { OwnPasswordHint } from './own-password-hint.tsx'
import { TripCounters } from './trip-counters.tsx'
import { TripTabs } from './trip-tabs.tsx'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { useToday } from '#web/ui/use-now.ts'

/** PORTAL-8 to PORTAL-14. What counts days shows once the page is hydrated: the server does not know the viewer's clock (PORTAL-161). */
export default function DashboardPage() {
	const { agency } = useSettings()
	const { data, error, refetch } = useQuery(query('/api/portal/trips'))
	// The countdown refreshes every minute (PORTAL-9).
	const today = useToday()
	const isHydrating = useIsHydrating()
	const trips = data?.trips
	return (
		<PortalPage>
			<title>{`Your Holidays | ${agency.name}`}</title>
			<DashboardHero trips={trips} next={trips && nextTrip(trips, today)} today={today} />
			<div className="mx-auto max-w-6xl px-4 pb-16 md:px-8 md:pb-24">
				{error ? (
					<LoadFailed error={error} fallback="Your trips could not be loaded." onRetry={() => void refetch()} />
				) : (
					<>
						<TripCounters trips={trips} today={today} />
						<OwnPasswordHint />
						<TripInvitations />
						<ContactCard contact={data?.contact} />
						<TripTabs trips={isHydrating ? undefined : trips} today={today} />
					</>
				)}
			</div>
		</PortalPage>
	)
}
