import { useQuery } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { type LiveFlight, liveFacts, liveStatus } from '#shared/portal/live-status.ts'
import { query } from '#web/data/query.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { clockTime } from '#web/trips/notices/notice-time.ts'
import { Facts } from './facts.tsx'

/** From a day before departure until a day after the landing: by any clock, so that the zones don't matter. */
const DAY_MS = 24 * 3_600_000
const REFRESH_MS = 60_000

type Props = { id: string; flightNumber: string; departureTime: string; arrivalTime: string }

/**
 * The live status of a flight (PORTAL-30): on the day what was read last, by itself and without a call to the provider (PORTAL-126); a new
 * one on request. After a failure only the button stays (PORTAL-31).
 */
export function LiveFlightStatus({ id, flightNumber, departureTime, arrivalTime }: Props) {
	const path = '/api/portal/flights/:flightNumber/status'
	const stored = useQuery({
		...query(path, { flightNumber }, { flight: id, stored: '1' }),
		enabled: isAround(departureTime, arrivalTime),
		refetchInterval: REFRESH_MS,
		gcTime: 0,
	})
	const asked = useQuery({ ...query(path, { flightNumber }, { flight: id }), enabled: false, gcTime: 0 })
	const { isFetching, refetch } = asked
	const flight = newest(asked.data?.flight, stored.data?.flight)
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
							{flight?.asOf ? <span className="text-sm text-ink-soft">as of {clockTime(flight.asOf)}</span> : null}
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

function isAround(departureTime: string, arrivalTime: string): boolean {
	const now = Date.now()
	return Date.parse(`${departureTime}Z`) - 2 * DAY_MS < now && now < Date.parse(`${arrivalTime}Z`) + DAY_MS
}

type Known = LiveFlight | null | undefined
const newest = (asked: Known, stored: Known): Known =>
	asked && stored && (stored.asOf ?? '') > (asked.asOf ?? '') ? stored : (asked ?? stored)
