import { TriangleAlert } from 'lucide-react'
import { localDay } from '#shared/dates.ts'
import type { WholeTrip } from '#shared/contract.ts'
import { readinessOf } from '#shared/trips/readiness.ts'
import { useNow } from './use-now.ts'
import { usePlace } from './use-place.ts'

const TAB_NAMES = { guests: 'Guests', flights: 'Flights', hotels: 'Hotels', transfers: 'Transfers' }

/** What would spoil the trip, each with what to do and the way there. Of a trip that is ready it says nothing. */
export function TripReadiness({ trip }: { trip: WholeTrip }) {
	const { turn } = usePlace()
	const findings = readinessOf(trip, localDay(useNow()))
	if (findings.length === 0) return null
	return (
		<section aria-label="Readiness" className="rounded-lg bg-amber-wash px-5 py-4">
			<h3 className="flex items-center gap-2 font-medium">
				<TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
				{findings.length === 1
					? '1 thing to put right before departure'
					: `${findings.length} things to put right before departure`}
			</h3>
			<ul className="mt-2 flex flex-col gap-1.5">
				{findings.map(({ where, problem, remedy }) => (
					<li key={problem} className="flex flex-wrap items-baseline gap-x-2 wrap-anywhere">
						<span>{`${problem} ${remedy}`}</span>
						<button
							type="button"
							className="min-h-6 font-medium text-sea underline decoration-line underline-offset-4 hover:decoration-sea pointer-coarse:min-h-11"
							onClick={() => turn({ tab: where })}
						>
							{`Open ${TAB_NAMES[where]}`}
						</button>
					</li>
				))}
			</ul>
		</section>
	)
}
