import {
	CalendarDays,
	CalendarRange,
	Globe,
	LayoutDashboard,
	ListChecks,
	Plane,
	PlaneTakeoff,
	Users,
} from 'lucide-react'
import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { Account } from '#web/shell/account.tsx'
import { Mark } from '#web/shell/mark.tsx'
import { ThemeToggle } from '#web/shell/theme-toggle.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { SECTIONS, WORK_SECTIONS } from './admin-location.ts'
import { Bell } from '../bell/bell.tsx'
import { FindAnything } from '../find/find-anything.tsx'
import { useAgencySettings } from '../settings/use-agency-settings.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'
import { useAdminLocation } from './use-admin-location.ts'

export const SECTION_NAMES = {
	dashboard: 'Dashboard',
	customers: 'Customers',
	trips: 'Trips',
	day: 'My day',
	departures: 'Departures',
	month: 'Month',
	catalogue: 'Catalogue',
	calendars: 'Calendars',
	team: 'Team',
	complaints: 'Complaints',
	audit: 'Audit',
	retention: 'Data retention',
	processing: 'Records of processing',
	deleted: 'Recently Deleted',
	installation: 'Installation',
}
const ICONS = {
	dashboard: LayoutDashboard,
	customers: Users,
	trips: Plane,
	day: ListChecks,
	departures: PlaneTakeoff,
	month: CalendarRange,
	catalogue: Globe,
	calendars: CalendarDays,
}

/** The CRM's navigation: at the left on wide screens, above the content on smaller ones. */
export function Sidebar() {
	const { agency } = useSettings()
	const { actions, dialogs } = useAgencySettings()
	return (
		<header className="sticky top-0 z-30 flex flex-col border-line bg-card max-lg:border-b lg:h-dvh lg:border-r">
			<div className="flex h-16 items-center gap-1 pr-2 pl-4 lg:h-20 lg:pl-5">
				<Link href={PAGES.home} className="flex min-h-11 min-w-0 items-center gap-3 rounded-md">
					<Mark className="size-8 shrink-0" />
					<span className="truncate font-display text-xl font-semibold">{agency.name}</span>
				</Link>
				<div className="ml-auto flex lg:hidden">
					<Bell />
					<ThemeToggle className="header-button" />
					<Account actions={actions} />
				</div>
			</div>
			<div className="flex min-h-0 max-lg:gap-1 max-lg:px-2 max-lg:pb-1.5 lg:grow lg:flex-col lg:px-3">
				<FindAnything
					className="max-lg:order-last max-lg:size-11 max-lg:shrink-0 max-lg:justify-center lg:mb-3 lg:h-11 lg:shrink-0 lg:border lg:border-control lg:px-3"
					actions={actions}
				/>
				<nav aria-label="Sections" className="flex min-w-0 grow flex-wrap gap-1 lg:grow-0 lg:flex-col">
					{SECTIONS.map((section) => (
						<SectionButton key={section} section={section} />
					))}
				</nav>
				<nav aria-labelledby="work-sections" className="flex max-lg:hidden lg:mt-5 lg:flex-col">
					<p id="work-sections" className="px-3 pb-1 text-sm text-ink-soft">
						To do
					</p>
					{WORK_SECTIONS.map((section) => (
						<SectionButton key={section} section={section} />
					))}
				</nav>
				<nav aria-labelledby="website-sections" className="flex lg:mt-5 lg:flex-col">
					<p id="website-sections" className="px-3 pb-1 text-sm text-ink-soft max-lg:hidden">
						Website
					</p>
					<SectionButton section="catalogue" isIconOnPhones />
					<SectionButton section="calendars" className="max-sm:hidden" />
				</nav>
			</div>
			<ShortcutHelp className="mx-3 mb-2 max-lg:hidden" />
			<div className="flex items-center justify-between border-t border-line p-3 [--account-width:6.75rem] max-lg:hidden">
				<Account actions={actions} />
				<div className="flex">
					<Bell />
					<ThemeToggle className="header-button" />
				</div>
			</div>
			{dialogs}
		</header>
	)
}

/** The key after `g` that leads to a section (CRM-7). */
const GO_TO_KEYS: Partial<Record<keyof typeof ICONS, string>> = {
	dashboard: 'd',
	customers: 'c',
	trips: 't',
	day: 'm',
	departures: 'b',
}

type SectionButtonProps = { section: keyof typeof ICONS; isIconOnPhones?: boolean; className?: string }

/** On phones there is room for the words of the three sections that staff use most, and the catalogue leads to its calendars. */
function SectionButton({ section, isIconOnPhones = false, className }: SectionButtonProps) {
	const { location, navigateTo } = useAdminLocation()
	const Icon = ICONS[section]
	return (
		<button
			type="button"
			aria-current={location.section === section ? 'page' : undefined}
			data-go-to={GO_TO_KEYS[section]}
			onClick={() => navigateTo({ section })}
			className={classNames(
				'flex h-11 grow items-center justify-center gap-2 rounded-md px-3 font-medium text-ink-soft transition-colors duration-150 hover:bg-sea-wash hover:text-sea aria-[current]:bg-sea-wash aria-[current]:text-sea max-sm:px-2.5 lg:grow-0 forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none lg:justify-start lg:gap-3',
				className,
			)}
		>
			<Icon
				aria-hidden="true"
				className={classNames('size-[1.125rem] shrink-0', isIconOnPhones ? undefined : 'max-sm:hidden')}
			/>
			<span className={isIconOnPhones ? 'max-sm:sr-only' : undefined}>{SECTION_NAMES[section]}</span>
		</button>
	)
}
