import { useSettings } from '#web/data/settings.tsx'
import { phoneHref } from './header-links.ts'
import { Mark } from './mark.tsx'

/** SITE-26 */
export function Footer() {
	const { agency } = useSettings()
	const memberships = [agency.abta && `ABTA ${agency.abta}`, agency.atol && `ATOL ${agency.atol}`].filter(Boolean)
	const link = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline'
	return (
		<footer className="border-t border-line bg-sunk text-ink-soft">
			<div className="mx-auto flex max-w-7xl flex-col gap-x-10 gap-y-2 px-5 py-8 md:flex-row md:items-center md:px-8">
				<p className="flex items-center gap-3 text-ink md:mr-auto">
					<Mark className="size-8" />
					<span className="font-display text-xl">{agency.name}</span>
				</p>
				{memberships.length > 0 ? <p>{memberships.join(' · ')}</p> : null}
				<a href={phoneHref(agency.phone)} className={`${link} tabular-nums`}>
					{agency.phone}
				</a>
				<a href={`mailto:${agency.email}`} className={link}>
					{agency.email}
				</a>
			</div>
		</footer>
	)
}
