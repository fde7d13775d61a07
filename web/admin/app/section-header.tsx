import type { ReactNode } from 'react'

/** A section's title, with its buttons as children. */
export function SectionHeader({ title, children }: { title: string; children?: ReactNode }) {
	return (
		<div className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-3">
			<h1 className="font-display text-3xl md:text-4xl">{title}</h1>
			{children}
		</div>
	)
}
