import type { ReactNode } from 'react'

type Props = {
	title: string
	/** What else the section can show, next to its title. */
	views?: ReactNode
	/** The section's buttons. */
	children?: ReactNode
}

export function SectionHeader({ title, views, children }: Props) {
	return (
		<div className="mb-5 flex min-h-11 in-data-compact:mb-2 flex-wrap items-center justify-between gap-3">
			<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2">
				<h1 className="font-display text-3xl md:text-4xl">{title}</h1>
				{views}
			</div>
			{children}
		</div>
	)
}
