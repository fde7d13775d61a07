import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { Meta } from '#web/framework/meta.tsx'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { Page } from '#web/shell/page.tsx'
import { buttonClasses } from '#web/ui/button.tsx'

const WAYS_ON = [
	['Villas', 'Houses with a view, a pool and a cook.', PAGES.villas],
	['Hotels', 'Suites on the Riviera and in the Gulf.', PAGES.hotels],
	['Our services', 'Private jets, itineraries, and whom to ask.', PAGES.luxuryTravel],
] as const

/** SITE-3 */
export default function NotFound() {
	const { agency } = useSettings()
	const link = 'text-ink wrap-anywhere underline underline-offset-4'
	return (
		<Page forceOpaque>
			<Meta title="Page Not Found" description="There is no page at this address." />
			<section className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-14 px-5 py-20 md:px-8 md:py-32 lg:grid-cols-2">
				<div className="grid grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-6">
					<p className="font-display text-7xl text-terracotta" aria-hidden="true">
						404
					</p>
					<h1 className="font-display text-5xl">Page Not Found</h1>
					<p className="text-lg text-ink-soft">Did you forget to add the page to the router?</p>
					<Link href={PAGES.home} className={buttonClasses({ variant: 'primary' })}>
						Back to home
					</Link>
				</div>
				<div>
					<p className="text-lg text-ink-soft">Perhaps you were looking for one of these.</p>
					<ul className="mt-6 border-b border-line">
						{WAYS_ON.map(([title, line, path]) => (
							<li key={path} className="border-t border-line">
								<Link href={path} className="group block py-5">
									<span className="font-display text-3xl decoration-1 underline-offset-4 group-hover:underline">
										{title}
									</span>
									<span className="mt-1 block text-ink-soft">{line}</span>
								</Link>
							</li>
						))}
					</ul>
					<p className="mt-6 text-lg text-ink-soft">
						Or ask us: call{' '}
						<a href={phoneHref(agency.phone)} className={link}>
							{agency.phone}
						</a>{' '}
						or write to{' '}
						<a href={`mailto:${agency.email}`} className={link}>
							{agency.email}
						</a>
						.
					</p>
				</div>
			</section>
		</Page>
	)
}
