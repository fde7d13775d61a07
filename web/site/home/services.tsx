import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { HomeContent } from '#shared/catalogue/page-data.ts'
import { useSettings } from '#web/data/settings.tsx'
import { ServedPicture } from '#web/ui/served-picture.tsx'
import { EnquiryLink } from '../enquiry/enquiry.tsx'
import { membershipsOf } from './memberships.ts'

type Service = HomeContent['services'][number]

/** SITE-39 */
export function Services({ services }: { services: readonly Service[] }) {
	return (
		<section aria-labelledby="services" className="mx-auto max-w-7xl px-5 md:px-8">
			<h2 id="services" className="sr-only">
				Our services
			</h2>
			<ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
				{services.map((service) => (
					<li key={service.title}>
						<Tile service={service} />
					</li>
				))}
			</ul>
		</section>
	)
}

function Tile({ service }: { service: Service }) {
	const { agency } = useSettings()
	const isProtection = service.title.endsWith('financial protection')
	const memberships = membershipsOf(agency)
	// The catalogue's text assumes both memberships. Other agencies get a text without that claim.
	const title = isProtection && memberships ? `${memberships} financial protection` : service.title
	const isFull = agency.abta !== null && agency.atol !== null
	const line =
		isProtection && !isFull ? 'Whether a scheme covers your journey, and which, told before you pay.' : service.line
	const to = service.href ?? (isProtection ? '#protection' : '#concierge')
	return (
		<TileLink to={to}>
			<div className="overflow-clip rounded-sm bg-sunk">
				<ServedPicture
					served={service.served}
					alt={service.picture.alt}
					sizes="(min-width: 64rem) 19rem, (min-width: 40rem) 50vw, 100vw"
					className="aspect-3/2 size-full transition-transform duration-250 group-hover:scale-[1.03] sm:aspect-4/5"
				/>
			</div>
			<h3 className="mt-5 font-display text-[1.75rem] leading-tight decoration-1 underline-offset-4 group-hover:underline">
				{title}
			</h3>
			<p className="mt-2 text-ink-soft">{line}</p>
		</TileLink>
	)
}

/** A link to another page of the site, to a part of this page, or to the form of an enquiry. */
function TileLink({ to, children }: { to: string; children: ReactNode }) {
	const classes = 'group block rounded-sm focus-visible:outline-offset-4'
	if (to === '#concierge')
		return (
			<EnquiryLink about="Private jets" href={to} className={classes}>
				{children}
			</EnquiryLink>
		)
	if (to.startsWith('#'))
		return (
			<a href={to} className={classes}>
				{children}
			</a>
		)
	return (
		<Link href={to} className={classes}>
			{children}
		</Link>
	)
}
