import { Link } from 'wouter'
import { useSettings } from '#web/data/settings.tsx'
import { headerLinks } from './header-links.ts'

export function HeaderNav({ className }: { className: string }) {
	const { agency } = useSettings()
	return (
		<ul className={className}>
			{headerLinks(agency).map(({ label, href, isOurs }) => (
				<li key={label}>
					{isOurs ? (
						<Link href={href} className="header-link">
							{label}
						</Link>
					) : (
						<a href={href} className="header-link">
							{label}
						</a>
					)}
				</li>
			))}
		</ul>
	)
}
