import type { ReactNode } from 'react'

/** What a section is, and what can be begun in it. */
export function SectionHeader({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
			<h1 className="font-display text-3xl md:text-4xl">{title}</h1>
			{children}
		</div>
	)
}
