import type { ReactNode } from 'react'
import { href, PAGES } from '#shared/paths.ts'
import { useSettings } from '#web/data/settings.tsx'
import { Footer } from '#web/shell/footer.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { Icon } from '#web/shell/icon.tsx'
import { StaticHeader } from '#web/shell/static-header.tsx'

/** The class that theme-start.js gives to `<html>` in a frame whose browser did not say so to the server. */
const OUTSIDE_FRAME = 'in-[.framed]:hidden'

/**
 * What surrounds an event's hotels on a page of its own (SITE-110): the site's header, the ways to reach the agency and the footer. It works
 * without scripts, as the event page does not load those of the site.
 */
export function WholePage({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="flex min-h-dvh flex-col in-[.framed]:min-h-0">
			<a href="#content" className={`skip-link ${OUTSIDE_FRAME}`}>
				Skip to content
			</a>
			<StaticHeader className={OUTSIDE_FRAME} />
			<div className="w-full grow">{children}</div>
			<AskUs title={title} />
			<div className={OUTSIDE_FRAME}>
				<Footer />
			</div>
		</div>
	)
}

/** The place of the event's hotels in the site, above their title. */
export const Trail = ({ title }: { title: string }) => (
	<nav aria-label="Breadcrumb" className={`mb-4 ${OUTSIDE_FRAME}`}>
		<ol className="flex flex-wrap items-center gap-x-2.5 text-ink-soft">
			<li>
				<a
					href={href(PAGES.hotels)}
					className="inline-flex min-h-11 items-center underline-offset-4 hover:text-sea hover:underline"
				>
					Hotels & Resorts
				</a>
			</li>
			<li aria-hidden="true">/</li>
			<li aria-current="page" className="text-ink">
				{title}
			</li>
		</ol>
	</nav>
)

export const Lead = () => (
	<p className={`mt-4 max-w-[58ch] text-lg text-ink-soft ${OUTSIDE_FRAME}`}>
		The hotels we would choose for it, with our own rating for each. The best rooms go first: tell us your dates early.
	</p>
)

function AskUs({ title }: { title: string }) {
	const { agency } = useSettings()
	const link =
		'inline-flex min-h-14 items-center gap-4 font-display text-2xl decoration-1 underline-offset-8 hover:underline md:text-3xl'
	return (
		<section aria-labelledby="ask" className={`border-t border-line bg-card ${OUTSIDE_FRAME}`}>
			<div className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-5 py-16 md:px-8 md:py-24 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="ask" className="font-display text-4xl md:text-5xl">
						Ask us about {title}
					</h2>
					<p className="mt-4 max-w-[38ch] text-lg text-ink-soft">
						Rooms, tickets, transfers: one person answers within 24 hours, without obligation.
					</p>
				</div>
				<ul className="grid content-start gap-2">
					<li>
						<a href={phoneHref(agency.phone)} className={link}>
							<Icon name="phone" className="size-7 text-terracotta" />
							{agency.phone}
						</a>
					</li>
					<li className="min-w-0">
						<a href={`mailto:${agency.email}?subject=${encodeURIComponent(title)}`} className={`${link} wrap-anywhere`}>
							<Icon name="mail" className="size-7 text-terracotta" />
							{agency.email}
						</a>
					</li>
				</ul>
			</div>
		</section>
	)
}
