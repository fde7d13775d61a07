import type { ReactNode } from 'react'
import { CopyableReference } from '#web/portal/app/copyable-reference.tsx'

type Fact = {
	label: string
	/** A fact without a value is not shown. */
	value: ReactNode
	/** A reference number that people read out or paste elsewhere (PORTAL-24). */
	copyable?: true
}

/** Labelled values, at least two per row. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
	const known = facts.filter(({ value }) => value !== null && value !== '')
	if (known.length === 0) return null
	return (
		<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))]">
			{known.map(({ label, value, copyable }) => (
				<div key={label} className="min-w-0">
					<dt className="text-sm text-ink-soft">{label}</dt>
					<dd className="wrap-anywhere tabular-nums">
						{copyable && typeof value === 'string' ? <CopyableReference label={label} value={value} /> : value}
					</dd>
				</div>
			))}
		</dl>
	)
}
