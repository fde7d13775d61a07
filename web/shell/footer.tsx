import { Link } from 'wouter'
import { href, PAGES } from '#shared/paths.ts'
import { useEvents } from '#web/data/catalogue.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from './header-links.ts'
import { Mark } from './mark.tsx'

/** `isDocument`: not a page of the router, so the browser loads it. */
type FooterLink = { label: string; path: string; isDocument?: boolean }

const PLACES: readonly FooterLink[] = [
	{ label: 'Villas', path: PAGES.villas },
	{ label: 'Hotels', path: PAGES.hotels },
	{ label: 'Luxury Travel', path: PAGES.luxuryTravel },
]
/** SITE-160, SITE-166. Each is at its name: the list of `LEGAL_PAGES` would be more code on every page. */
const LEGAL = ['Privacy', 'Cookies', 'Terms', 'Accessibility', 'Complaints'].map((label) => ({
	label,
	path: `/${label.toLowerCase()}`,
	isDocument: true,
}))

/** SITE-26 */
export function Footer() {
	const { agency } = useSettings()
	const events = useEvents().map(({ name, slug }) => ({
		label: name,
		path: href(PAGES.event, { eventSlug: slug }),
		isDocument: true,
	}))
	const memberships = [agency.abta && `ABTA ${agency.abta}`, agency.atol && `ATOL ${agency.atol}`].filter(Boolean)
	return (
		<footer className="border-t border-line bg-sunk text-ink-soft">
			<div className="footer-grid">
				<div>
					<p className="flex items-center gap-3 text-ink">
						<Mark className="size-9" />
						<span className="font-display text-2xl">{agency.name}</span>
					</p>
					<address className="mt-4 whitespace-pre-line not-italic">{agency.address}</address>
					{memberships.length > 0 ? <p className="mt-3 text-ink">{memberships.join(' · ')}</p> : null}
				</div>
				<nav aria-label="Footer">
					<Links links={[...PLACES, ...events]} className="footer-places" />
				</nav>
				<div className="sm:-mt-2.5">
					<a href={phoneHref(agency.phone)} className="footer-link tabular-nums">
						{agency.phone}
					</a>
					<a href={`mailto:${agency.email}`} className="footer-link">
						{agency.email}
					</a>
				</div>
			</div>
			<Links links={LEGAL} className="footer-legal" />
		</footer>
	)
}

const Links = ({ links, className }: { links: readonly FooterLink[]; className: string }) => (
	<ul className={className}>
		{links.map(({ label, path, isDocument }) => (
			<li key={path}>
				{isDocument ? (
					<a href={path} className="footer-link">
						{label}
					</a>
				) : (
					<Link href={path} className="footer-link">
						{label}
					</Link>
				)}
			</li>
		))}
	</ul>
)
