import type { ReactNode } from 'react'
import { href, PAGES } from '#shared/paths.ts'
import { ContactBand } from '#web/shell/contact-band.tsx'
import { Footer } from '#web/shell/footer.tsx'
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
			<ContactBand id="ask" title={`Ask us about ${title}`} subject={title} className={OUTSIDE_FRAME}>
				Rooms, tickets, transfers: one person answers within 24 hours, without obligation.
			</ContactBand>
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
