import type { ReactNode } from 'react'
import { FeatureList } from './feature-list.tsx'

type Room = { type: string; facts: readonly string[]; features: readonly string[] }

/** One card per room type. */
export function Rooms({ rooms, intro }: { rooms: readonly Room[]; intro?: ReactNode }) {
	return (
		<>
			{intro ? <p className="mt-5 max-w-prose text-lg text-ink-soft">{intro}</p> : null}
			<ul className="print-columns print-narrow mt-9 grid gap-5 sm:grid-cols-2 md:mt-11">
				{rooms.map(({ type, facts, features }) => (
					<li key={type} className="rounded-lg border border-line bg-card p-6 odd:last:col-span-full md:p-7">
						<h3 className="font-display text-[1.75rem]">{type}</h3>
						<p className="mt-1 mb-4 text-brass">{facts.join(' · ')}</p>
						<FeatureList features={features} />
					</li>
				))}
			</ul>
		</>
	)
}
