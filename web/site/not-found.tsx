import { Link } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import { Meta } from '#web/framework/meta.tsx'
import { Page } from '#web/shell/page.tsx'
import { buttonClasses } from '#web/ui/button.tsx'

export default function NotFound() {
	return (
		<Page forceOpaque>
			<Meta title="Page Not Found" description="There is no page at this address." />
			<section className="mx-auto grid max-w-xl content-center justify-items-start gap-6 px-5 py-24 md:py-36">
				<p className="font-display text-7xl text-terracotta" aria-hidden="true">
					404
				</p>
				<h1 className="font-display text-5xl">Page Not Found</h1>
				<p className="text-lg text-ink-soft">Did you forget to add the page to the router?</p>
				<Link href={PAGES.home} className={buttonClasses({ variant: 'primary' })}>
					Back to home
				</Link>
			</section>
		</Page>
	)
}
