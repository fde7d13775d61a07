import { useLocalTime } from './local-clock.tsx'

/** Where the zone is not known the clock is labelled UTC, so that nobody takes it for the destination's time (PORTAL-27). */
const placeOf = (destination: string | null, zone: string) => (zone === 'UTC' ? 'UTC' : (destination ?? 'UTC'))

/** The local time with the day and the difference from the viewer's own time. */
export function LocalTimeCard({ destination, zone }: { destination: string | null; zone: string }) {
	const { clock, time, day, difference } = useLocalTime(zone)
	return (
		<article className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6 print:hidden">
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
