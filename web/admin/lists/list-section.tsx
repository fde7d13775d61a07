import type { ReactNode } from 'react'

/** A section that consists of a list. With compact rows, what is around them leaves them more room too. */
export const ListSection = ({ isCompact, children }: { isCompact: boolean; children: ReactNode }) => (
	<div data-compact={isCompact || undefined} className="data-compact:md:-mt-5">
		{children}
	</div>
)
