import { Clock3 } from 'lucide-react'
import type { SentJourney } from '#shared/journey/sent-journey.ts'
import { localTime } from '#shared/trips/timeline/local-time.ts'
import { useNow } from '#web/ui/use-now.ts'

/** PORTAL-27 */
const REFRESH_MS = 1000

/** An answer that an earlier release stored has no zone: then the clock says UTC. */
export const zoneOf = (journey: SentJourney | undefined) => journey?.zone ?? 'UTC'

export function useLocalTime(zone: string) {
	const now = useNow(REFRESH_MS)
	return localTime(zone, now.getTime(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** For the hero of a trip: 'Fri 14:05:09 local time'. */
export function LocalClock({ zone }: { zone: string }) {
	const { clock, time, weekday } = useLocalTime(zone)
	return (
		<p>
			<Clock3 aria-hidden="true" />
			<span className="tabular-nums">
				{weekday} <time dateTime={clock}>{time}</time>{' '}
				<span className="text-foam/80">{zone === 'UTC' ? 'UTC' : 'local time'}</span>
			</span>
		</p>
	)
}
