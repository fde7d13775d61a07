import type { ReactNode } from 'react'

/** Below a list that shows its first rows only: how many of all, and the way to the others. */
export function CappedFooter({ shown, total, children }: { shown: number; total: string; children: ReactNode }) {
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-2.5">
			<p className="text-sm text-ink-soft tabular-nums">{shown > 0 ? `${shown} of ${total}` : null}</p>
			{children}
		</div>
	)
}
