import { SkipLink } from '#web/shell/page.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkedEnquiry } from '../enquiries/linked-enquiry.tsx'
import { LinkedThread } from '../messages/linked-thread.tsx'
import { CONTENT, CustomerPage, TripPage, TripPanel } from './sections.tsx'
import { ServiceStatus } from './service-status.tsx'
import { SECTION_NAMES, Sidebar } from './sidebar.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useAdminLocation } from './use-admin-location.ts'

/** Sections whose rows have more to show than fits. */
const IN_FULL_WIDTH: readonly string[] = ['customers', 'trips', 'departures', 'month']

/** The CRM: three sections, the open trip as a panel or a page, and a customer's page (CRM-2, CRM-3, CRM-291, CRM-361). */
export default function AdminPage() {
	const { agency } = useSettings()
	const { location } = useAdminLocation()
	const Content = CONTENT[location.section]
	const isPage = location.isTripPage || location.customer !== ''
	return (
		<>
			{isPage ? null : <title>{`${SECTION_NAMES[location.section]} | ${agency.name}`}</title>}
			<div className="min-h-dvh [--table-top:7.25rem] lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:[--table-top:0px]">
				<SkipLink />
				<Sidebar />
				<main
					id="content"
					tabIndex={-1}
					className={classNames(
						'mx-auto w-full min-w-0 px-4 py-6 md:px-8 md:py-8',
						isPage || IN_FULL_WIDTH.includes(location.section) ? 'max-w-[120rem]' : 'max-w-7xl',
						isPage && 'outline-none',
					)}
				>
					<ServiceStatus key={`status ${location.section}`} />
					{location.isTripPage ? (
						<TripPage />
					) : location.customer === '' ? (
						<Content key={location.section} />
					) : (
						<CustomerPage key={location.customer} />
					)}
				</main>
			</div>
			<TripPanel open={!location.isTripPage && location.trip !== ''} />
			<LinkedThread />
			<SignInAgain />
			<LinkedEnquiry />
		</>
	)
}
