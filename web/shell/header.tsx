import { useRef, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { href, PAGES } from '#shared/paths.ts'
import { useSettings } from '#web/data/settings.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Account } from './account.tsx'
import { phoneHref } from './header-links.ts'
import { HeaderNav } from './header-nav.tsx'
import { Icon } from './icon.tsx'
import { Mark } from './mark.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useScrolled } from './use-scrolled.ts'

/** SITE-21 */
const OPAQUE_PAST_PX = 50
const MENU_ID = 'header-menu'

export type HeaderProps = {
	/** For pages without an opening under the header. */
	forceOpaque?: boolean
	/** The page's trip, shown next to the logo (SITE-25). */
	tripId?: string
	tripName?: string
	/** The basket belongs to the public pages (SITE-23). */
	hideBasket?: boolean
}

/**
 * The header of all pages except the CRM (SITE-21 to SITE-25). It is transparent over the page's opening until the page is scrolled. Its
 * parts appear by the room that they have in rem, so that larger text never pushes them out of the window.
 */
export function Header({ forceOpaque = false, tripId, tripName, hideBasket = false }: HeaderProps) {
	const { agency } = useSettings()
	const isScrolled = useScrolled(OPAQUE_PAST_PX)
	const [path] = useLocation()
	const [menuOpenAt, setMenuOpenAt] = useState<string | null>(null)
	const menuButton = useRef<HTMLButtonElement>(null)
	// The menu is open only on the page where it was opened, so navigating closes it.
	const isMenuOpen = menuOpenAt === path
	const isOpaque = forceOpaque || isScrolled || isMenuOpen

	const leaveMenu = (how: 'escape' | 'press') => {
		setMenuOpenAt(null)
		if (how === 'escape') menuButton.current?.focus()
	}
	return (
		<header
			className={classNames(
				'site-header sticky top-0 z-40 h-18 border-b transition-colors duration-200',
				!forceOpaque && '-mb-18',
				isOpaque ? 'border-line bg-card text-ink' : 'border-transparent text-foam',
			)}
		>
			<div className="relative mx-auto flex h-full max-w-7xl items-center gap-1 px-3 max-[22.5rem]:gap-0 max-[22.5rem]:px-1 md:px-6">
				<a
					href={agency.site}
					className="flex min-h-11 items-center gap-3 rounded-md px-2 focus-visible:outline-current"
				>
					<Mark className="size-9 shrink-0" />
					<span className="font-display text-2xl leading-none font-semibold header-name">{agency.name}</span>
				</a>
				{tripId && tripName ? <TripCrumb tripId={tripId} tripName={tripName} /> : null}
				<nav aria-label="Main" className="header-nav">
					<HeaderNav className="flex flex-wrap items-center" />
				</nav>
				<div className="flex shrink-0 items-center header-tools">
					<a
						href={phoneHref(agency.phone)}
						aria-label={`Call us on ${agency.phone}`}
						className="header-button header-medium"
					>
						<Icon name="phone" />
						<span className="tabular-nums header-widest">{agency.phone}</span>
					</a>
					{hideBasket ? null : <Basket />}
					<ThemeToggle className="header-button header-medium noscript:hidden" />
					<Account />
					<button
						ref={menuButton}
						type="button"
						aria-label={isMenuOpen ? 'Close menu' : 'Open menu'}
						aria-expanded={isMenuOpen}
						aria-controls={MENU_ID}
						onClick={() => setMenuOpenAt(isMenuOpen ? null : path)}
						className="header-button header-narrow noscript:hidden"
					>
						{isMenuOpen ? <Icon name="close" /> : <Icon name="menu" />}
					</button>
				</div>
			</div>
			<MobileMenu id={MENU_ID} open={isMenuOpen} onLeave={leaveMenu} />
		</header>
	)
}

function TripCrumb({ tripId, tripName }: { tripId: string; tripName: string }) {
	return (
		<Link
			href={href(PAGES.portalTrip, { id: tripId })}
			className="header-link ml-2 min-w-0 rounded-none border-l border-current/30 pl-5 header-medium"
		>
			<span className="truncate">{tripName}</span>
		</Link>
	)
}

/** Nothing is sold here: the count is always 0 (SITE-23). */
function Basket() {
	return (
		<span className="relative inline-flex size-11 items-center justify-center header-basket">
			<Icon name="basket" />
			<span className="sr-only">Basket, items: </span>
			<span className="absolute top-1.5 right-1 grid size-4 place-items-center rounded-full bg-terracotta text-[0.6875rem] leading-none font-medium text-paper">
				0
			</span>
		</span>
	)
}
