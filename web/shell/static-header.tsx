import { useSettings } from '#web/data/settings.tsx'
import { headerLinks, phoneHref } from './header-links.ts'
import { Icon } from './icon.tsx'
import { Mark } from './mark.tsx'

const MENU_ID = 'static-menu'

/** The header of a page that loads no script of the site: the links, the phone and a menu that is the browser's own popover. */
export function StaticHeader({ className = '' }: { className?: string }) {
	const { agency } = useSettings()
	return (
		<header className={`sticky top-0 z-40 border-b border-line bg-card ${className}`}>
			<div className="mx-auto flex h-18 max-w-7xl items-center gap-1 px-3 md:px-6">
				<a href={agency.site} className="flex h-11 shrink-0 items-center gap-3 rounded-md px-2">
					<Mark className="size-9" />
					<span className="font-display text-2xl font-semibold">{agency.name}</span>
				</a>
				<nav aria-label="Main" className="ml-auto shrink-0 max-lg:hidden">
					<HeaderLinks className="flex items-center" />
				</nav>
				<a
					href={phoneHref(agency.phone)}
					aria-label={`Call us on ${agency.phone}`}
					className="header-button max-lg:ml-auto"
				>
					<Icon name="phone" />
					<span className="tabular-nums max-sm:hidden">{agency.phone}</span>
				</a>
				<button type="button" popoverTarget={MENU_ID} aria-label="Menu" className="header-button lg:hidden">
					<Icon name="menu" />
				</button>
			</div>
			<nav
				id={MENU_ID}
				popover="auto"
				aria-label="Menu"
				className="top-18 bottom-auto m-0 w-full max-w-none border-b border-line bg-card px-5 pt-2 pb-5 text-ink shadow-lifted lg:hidden"
			>
				<HeaderLinks className="header-menu-links" />
			</nav>
		</header>
	)
}

function HeaderLinks({ className }: { className: string }) {
	const { agency } = useSettings()
	return (
		<ul className={className}>
			{headerLinks(agency).map((link) => (
				<li key={link.label}>
					<a href={link.href} className="header-link">
						{link.label}
					</a>
				</li>
			))}
		</ul>
	)
}
