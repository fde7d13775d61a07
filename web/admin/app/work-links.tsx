import { Link } from 'wouter'
import { buttonClasses } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { WORK_SECTIONS } from './admin-location.ts'
import { SECTION_NAMES } from './sidebar.tsx'
import { useAdminLocation } from './use-admin-location.ts'

/** The sections with what there is to do. On wide screens the navigation has room for them. */
export function WorkLinks() {
	const { location, addressOfSection } = useAdminLocation()
	return (
		<nav aria-label="To do" className="flex gap-2 lg:hidden">
			{WORK_SECTIONS.map((section) => {
				const isOpen = location.section === section
				return (
					<Link
						key={section}
						href={addressOfSection({ section })}
						aria-current={isOpen ? 'page' : undefined}
						className={classNames(buttonClasses({ size: 'small' }), isOpen && 'border-sea bg-sea-wash text-sea')}
					>
						{SECTION_NAMES[section]}
					</Link>
				)
			})}
		</nav>
	)
}
