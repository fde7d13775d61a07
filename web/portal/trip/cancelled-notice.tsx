import { CircleX } from 'lucide-react'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from '#web/shell/header-links.ts'

/** Says at the top of a cancelled trip that nothing of it takes place, and whom to ask (PORTAL-59). */
export function CancelledNotice() {
	const { agency } = useSettings()
	const link = 'inline-flex min-h-11 items-center font-medium underline underline-offset-4'
	return (
		<section
			aria-labelledby="cancelled"
			className="flex gap-4 rounded-lg border border-line bg-card px-4 py-4 shadow-card md:px-6"
		>
			<CircleX aria-hidden="true" className="mt-1 size-6 shrink-0 text-red" />
			<div className="min-w-0">
				<h2 id="cancelled" className="text-lg font-medium">
					This trip was cancelled
				</h2>
				<p className="text-ink-soft">Nothing below will take place. If you did not expect this, please contact us.</p>
				<p className="flex flex-wrap gap-x-6">
					<a href={phoneHref(agency.phone)} className={link}>
						{agency.phone}
					</a>
					<a href={`mailto:${agency.email}`} className={`${link} wrap-anywhere`}>
						{agency.email}
					</a>
				</p>
			</div>
		</section>
	)
}
