import type { ReactNode } from 'react'
import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from './header-links.ts'
import { Icon } from './icon.tsx'

type Props = {
	/** The fragment that leads here. */
	id: string
	title: string
	children: ReactNode
	/** What a mail to the agency is about. */
	subject?: string
	className?: string
}

/** The closing band of a page: the ways to reach the agency. */
export function ContactBand({ id, title, children, subject, className = '' }: Props) {
	const { agency } = useSettings()
	const link =
		'inline-flex min-h-14 items-center gap-4 font-display text-2xl underline-offset-8 decoration-1 hover:underline sm:text-3xl md:text-4xl'
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className={`scroll-mt-18 border-t border-line bg-card ${className}`}
		>
			<div className="mx-auto grid max-w-7xl gap-x-16 gap-y-8 px-5 py-20 md:px-8 md:py-32 lg:grid-cols-[5fr_7fr]">
				<div>
					<h2 id={`${id}-title`} className="font-display text-4xl md:text-6xl">
						{title}
					</h2>
					<p className="mt-4 max-w-[38ch] text-lg text-ink-soft">{children}</p>
				</div>
				<ul className="grid content-start gap-2">
					<li>
						<a href={phoneHref(agency.phone)} className={link}>
							<Icon name="phone" className="size-7 text-terracotta" />
							{agency.phone}
						</a>
					</li>
					<li className="min-w-0">
						<a
							href={`mailto:${agency.email}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
							className={`${link} wrap-anywhere`}
						>
							<Icon name="mail" className="size-7 text-terracotta" />
							{agency.email}
						</a>
					</li>
				</ul>
			</div>
		</section>
	)
}
