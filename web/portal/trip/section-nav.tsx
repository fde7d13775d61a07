import { UserCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { href, PAGES } from '#shared/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { scrollToSection } from './scroll-to-section.ts'
import { useCurrentSection } from './use-current-section.ts'

type Section = { id: string; title: string; count?: number }

const LINK =
	'flex min-h-12 items-center gap-2 border-b-2 px-3 whitespace-nowrap transition-colors duration-150 focus-visible:-outline-offset-2 lg:min-h-11 lg:border-b-0 lg:border-l-2 lg:px-4'

/**
 * The sections with their counts, and a link to the guest details (PORTAL-20). A sticky column on wide screens. On phones a sticky row, in
 * which the sections scroll and the link, which the agency waits for, stays in sight.
 */
export function SectionNav({ tripId, sections }: { tripId: string; sections: readonly Section[] }) {
	const [current, pin] = useCurrentSection(sections.map(({ id }) => id))
	const row = useRef<HTMLUListElement>(null)

	useEffect(() => {
		// Not scrollIntoView, which would scroll the page as well as the row.
		const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
		if (link) row.current?.scrollTo({ left: link.offsetLeft - row.current.clientWidth / 3 })
	}, [current])

	return (
		<nav
			aria-label="Sections of this trip"
			className="sticky top-18 z-20 -mx-4 flex border-b border-line bg-paper md:-mx-8 lg:top-26 lg:mx-0 lg:block lg:self-start lg:border-none"
		>
			<ul
				ref={row}
				className="relative flex min-w-0 grow overflow-x-auto pl-2 [scrollbar-width:none] md:pl-6 lg:flex-col lg:gap-1 lg:p-0 [&::-webkit-scrollbar]:hidden"
			>
				{sections.map(({ id, title, count }) => (
					<li key={id} className="shrink-0">
						<a
							href={`#${id}`}
							aria-current={id === current ? 'true' : undefined}
							onClick={scrollToSection(id, () => pin(id))}
							className={classNames(
								LINK,
								id === current
									? 'border-terracotta font-medium text-ink'
									: 'border-transparent text-ink-soft hover:text-ink lg:border-line',
							)}
						>
							{title}{' '}
							{count === undefined ? null : (
								<span className="text-sm text-ink-soft tabular-nums lg:ml-auto">{count}</span>
							)}
						</a>
					</li>
				))}
			</ul>
			<Link
				href={href(PAGES.portalGuests, { id: tripId })}
				className={classNames(
					LINK,
					'shrink-0 border-transparent text-sea shadow-[-1px_0_0_var(--color-line)] hover:text-sea-deep md:pr-8 lg:mt-4 lg:shadow-none',
				)}
			>
				<UserCheck aria-hidden="true" className="size-4" />
				Guest Details
			</Link>
		</nav>
	)
}
