import { Clock3 } from 'lucide-react'
import { zoneOfDestination } from '#shared/places/destination-zone.ts'
import { localTime } from '#shared/trips/timeline/local-time.ts'
import { useNow } from '#web/ui/use-now.ts'

/** PORTAL-27 */
const REFRESH_MS = 1000

function useLocalTime(zone: string) {
	const now = useNow(REFRESH_MS)
	return localTime(zone, now.getTime(), new Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Where the zone is not known the clock is labelled UTC, so that nobody takes it for the destination's time (PORTAL-27). */
const placeOf = (destination: string | null, zone: string) => (zone === 'UTC' ? 'UTC' : (destination ?? 'UTC'))

/** For the hero of a trip: 'Fri 14:05:09 local time'. */
export function LocalClock({ destination }: { destination: string | null }) {
	const zone = zoneOfDestination(destination)
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

/** The local time with the day and the difference from the viewer's own time. */
export function LocalTimeCard({ destination }: { destination: string | null }) {
	const zone = zoneOfDestination(destination)
	const { clock, time, day, difference } = useLocalTime(zone)
	return (
		<article className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<h3 className="font-display text-2xl">Local Time</h3>
			<p className="text-ink-soft wrap-anywhere">{placeOf(destination, zone)}</p>
			<p className="mt-3 text-4xl leading-tight font-medium tabular-nums">
				<time dateTime={clock}>{time}</time>
			</p>
			<p className="mt-1">{day}</p>
			<p className="text-ink-soft">{difference}</p>
		</article>
	)
}
