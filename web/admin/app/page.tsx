import { SkipLink } from '#web/shell/page.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { TooltipProvider } from '#web/ui/dialogs/tooltip.tsx'
import { Customers } from '../customers/customers.tsx'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { LinkedThread } from '../messages/linked-thread.tsx'
import { SECTION_NAMES, Sidebar } from './sidebar.tsx'
import { TripPanel } from '../trip/trip-panel.tsx'
import { Trips } from '../trips/trips.tsx'
import { useAdminLocation } from './use-admin-location.ts'

const Loading = () => <SkeletonRows rows={8} />
const CONTENT = {
	dashboard: Dashboard,
	customers: Customers,
	trips: Trips,
	catalogue: lazyPart(() => import('../catalogue/catalogue.tsx'), Loading),
	calendars: lazyPart(() => import('../calendars/calendars.tsx'), Loading),
	team: lazyPart(() => import('../team/team.tsx'), Loading),
	complaints: lazyPart(() => import('../complaints/complaints.tsx'), Loading),
	audit: lazyPart(() => import('../audit/audit.tsx'), Loading),
	installation: lazyPart(() => import('../installation/installation.tsx'), Loading),
	processing: lazyPart(() => import('../processing/processing.tsx'), Loading),
	retention: lazyPart(() => import('../retention/retention.tsx'), Loading),
}

/** The CRM: three sections, and the panel of the open trip (CRM-2, CRM-3). */
export default function AdminPage() {
	const { agency } = useSettings()
	const { location } = useAdminLocation()
	const Content = CONTENT[location.section]
	return (
		<TooltipProvider>
			<title>{`${SECTION_NAMES[location.section]} | ${agency.name}`}</title>
			<div className="min-h-dvh [--table-top:7.25rem] lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:[--table-top:0px]">
				<SkipLink />
				<Sidebar />
				<main id="content" tabIndex={-1} className="mx-auto w-full max-w-7xl min-w-0 px-4 py-6 md:px-8 md:py-8">
					<Content key={location.section} />
				</main>
			</div>
			<TripPanel />
			<LinkedThread />
		</TooltipProvider>
	)
}
