import type { ComponentType } from 'react'
import { lazyPart, prefetched, prefetchedDialog } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Dashboard } from '../dashboard/dashboard.tsx'
import { parseAdminLocation } from './admin-location.ts'

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** What `load` brings, with tooltips for its buttons. The dashboard has none, so their code is not part of the first load. */
const withTooltips =
	<Props extends object>(load: Load<Props>): Load<Props> =>
	async () => {
		const [{ TooltipProvider }, { default: Content }] = await Promise.all([
			import('#web/ui/dialogs/tooltip.tsx'),
			load(),
		])
		const WithTooltips = (props: Props) => (
			<TooltipProvider>
				<Content {...props} />
			</TooltipProvider>
		)
		return { default: WithTooltips }
	}

const Loading = () => <SkeletonRows rows={8} />
const section = (load: Load<object>) => lazyPart(withTooltips(load), Loading)
/** For what most people open. */
const prefetchedSection = (load: Load<object>) => prefetched(withTooltips(load), Loading)

/** What each section shows. Staff begin at the dashboard, so the others load when they are opened. */
export const CONTENT = {
	dashboard: Dashboard,
	customers: prefetchedSection(() => import('../customers/customers.tsx')),
	trips: prefetchedSection(() => import('../trips/trips.tsx')),
	day: section(() => import('../tasks/my-day.tsx')),
	departures: section(() => import('../departures/departure-board.tsx')),
	month: section(() => import('../departures/departure-month.tsx')),
	catalogue: section(() => import('../catalogue/catalogue.tsx')),
	calendars: section(() => import('../calendars/calendars.tsx')),
	team: section(() => import('../team/team.tsx')),
	complaints: section(() => import('../complaints/complaints.tsx')),
	audit: section(() => import('../audit/audit.tsx')),
	deleted: section(() => import('../bin/recently-deleted.tsx')),
	installation: section(() => import('../installation/installation.tsx')),
	processing: section(() => import('../processing/processing.tsx')),
	retention: section(() => import('../retention/retention.tsx')),
}

export const TripPage = prefetchedSection(() => import('../trip/trip-page.tsx'))
export const CustomerPage = section(() => import('../customer/customer-page.tsx'))
export const TripPanel = prefetchedDialog(withTooltips(() => import('../trip/trip-panel.tsx')))

if (!import.meta.env.SSR) preloadAddress()

/** What the address names loads together with this page (SITE-222), and not when it is rendered: that is after the session is known. */
function preloadAddress() {
	const { section, isTripPage, trip, customer } = parseAdminLocation(location.pathname + location.search)
	if (isTripPage) return TripPage.preload()
	if (customer !== '') return CustomerPage.preload()
	if (section !== 'dashboard') CONTENT[section].preload()
	if (trip !== '') TripPanel.preload()
}
