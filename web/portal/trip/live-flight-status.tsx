import { useQuery } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { liveFacts, liveStatus } from '#shared/portal/live-status.ts'
import { query } from '#web/data/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from './facts.tsx'

/** Reads the live status of a flight on request (PORTAL-30). After a failure only the button stays (PORTAL-31). */
export function LiveFlightStatus({ id, flightNumber }: { id: string; flightNumber: string }) {
	const { data, isFetching, refetch } = useQuery({
		...query('/api/portal/flights/:flightNumber/status', { flightNumber }, { flight: id }),
		enabled: false,
		gcTime: 0,
	})
	const flight = data?.flight
	const status = flight && liveStatus(flight)
	const action = isFetching ? 'Checking...' : 'Check live status'
	const check = async () => {
		const { error } = await refetch()
		// An error is logged only (PORTAL-31).
		// oxlint-disable-next-line no-console
		if (error) console.warn('Live flight status:', error.message)
	}
	return (
		<div className="mt-4 border-t border-line pt-4">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<output className="flex min-h-7 items-center gap-3">
					{status ? (
						<>
							<span className="text-ink-soft">Live status</span>
							<Badge tone={status.tone}>{status.label}</Badge>
						</>
					) : null}
				</output>
				<Button
					size="small"
					pending={isFetching}
					aria-label={`${action} of ${flightNumber}`}
					onClick={() => void check()}
				>
					{isFetching ? null : <Radio aria-hidden="true" />}
					{action}
				</Button>
			</div>
			{/* An output element cannot contain a list. */}
			{/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
			<div role="status">{flight ? <Facts facts={liveFacts(flight)} /> : null}</div>
		</div>
	)
}
