import type { HeldTrip } from '#shared/retention/retention.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'

/** The trips that the nightly removal leaves out (CRM-141). Each is released in its own panel. */
export function HeldTrips({ holds }: { holds: readonly HeldTrip[] }) {
	const { openTrip } = useAdminLocation()
	return (
		<Card className="mt-5">
			<CardHeader title="Trips on hold" />
			{holds.length === 0 ? (
				<p className="max-w-prose text-ink-soft">
					None. When you need a trip for a claim or an authority, put it on hold in its overview: nothing of it is then
					removed.
				</p>
			) : (
				<ul className="divide-y divide-line">
					{holds.map(({ tripId, tripName, reason, until, heldBy, heldAt }) => (
						<li key={tripId} className="py-3 first:pt-0 last:pb-0">
							<button
								type="button"
								className="text-left font-medium text-sea underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-sea pointer-coarse:min-h-11"
								onClick={() => openTrip(tripId)}
							>
								{tripName}
							</button>
							<p className="wrap-anywhere whitespace-pre-line">{reason}</p>
							<p className="text-sm text-ink-soft">
								{`${heldBy ?? 'A former colleague'}, ${staffDate(heldAt)}; ${until ? `until ${staffDate(until)}` : 'until released'}`}
							</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}
