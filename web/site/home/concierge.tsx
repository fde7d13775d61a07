import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from '#web/shell/header-links.ts'
import { Icon } from '#web/shell/icon.tsx'

export function Concierge() {
	const { agency } = useSettings()
	const link =
		'inline-flex min-h-14 items-center gap-4 font-display text-2xl underline-offset-8 decoration-1 hover:underline sm:text-3xl md:text-4xl'
	return (
		<section id="concierge" aria-labelledby="concierge-title" className="scroll-mt-18 border-t border-line bg-card">
			<div className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-5 py-20 md:px-8 md:py-32 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id="concierge-title" className="font-display text-4xl md:text-6xl">
						Speak to us
					</h2>
					<p className="mt-4 max-w-[36ch] text-lg text-ink-soft">
						Our concierge is there day and night. In writing, you have a reply within 24 hours.
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
						<a href={`mailto:${agency.email}`} className={`${link} wrap-anywhere`}>
							<Icon name="mail" className="size-7 text-terracotta" />
							{agency.email}
						</a>
					</li>
				</ul>
			</div>
		</section>
	)
}
