import { formatDay, weekdayOf } from '#shared/dates.ts'
import { zoneOfDestination } from '#shared/places/destination-zone.ts'
import { endsBefore, readAtPlace, type Weather } from '#shared/portal/weather.ts'
import type { PortalTrip } from '#shared/trips/whole-trip.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'
import { SkyIcon } from './sky-icon.tsx'

/** For the hero of a trip: '16°C now Partly cloudy'. */
export const CompactWeather = ({ weather: { current } }: { weather: Weather }) => (
	<p>
		<SkyIcon icon={current.icon} />
		<span>
			<span className="sr-only">Weather: </span>
			{current.temp}°C{' '}
			<span className="text-foam/80">
				now <span className="max-sm:sr-only">{current.description}</span>
			</span>
		</span>
	</p>
)

type Props = { weather: Weather; trip: Pick<PortalTrip, 'destination' | 'startDate'> }

/** Current weather and 5-day forecast, with dates, so that nobody takes it for the weather of a later trip (PORTAL-28). */
export function WeatherCard({ weather, trip }: Props) {
	const { current, forecast, place } = weather
	const zone = zoneOfDestination(trip.destination)
	const isBeforeTrip = endsBefore(weather, trip)
	const facts = [
		['Feels like', `${current.feelsLike}°C`],
		['Humidity', current.humidity === null ? null : `${current.humidity}%`],
		['Wind', current.windSpeed === null ? null : `${current.windSpeed} km/h`],
	].filter(([, value]) => value !== null)
	return (
		<article className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<h3 className="font-display text-2xl">Weather</h3>
			<p className="text-ink-soft wrap-anywhere">Now in {place}</p>
			<div className="mt-3 flex items-center gap-4">
				<SkyIcon icon={current.icon} className="size-10 text-brass" />
				<p>
					<span className="block text-4xl leading-tight font-medium tabular-nums">{current.temp}°C</span>
					<span className="block">{current.description}</span>
				</p>
			</div>
			<dl className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt className="text-sm text-ink-soft">{label}</dt>
						<dd className="tabular-nums">{value}</dd>
					</div>
				))}
			</dl>
			{forecast.length > 0 ? (
				<ul className="mt-4 grid grid-cols-5 border-t border-line pt-4 text-center tabular-nums">
					{forecast.map(({ date, tempMin, tempMax, icon }) => (
						<li key={date} className="flex flex-col items-center gap-1">
							<time dateTime={date} className="text-sm text-ink-soft">
								<span className="block">{weekdayOf(date)}</span>
								<span className="block whitespace-nowrap">{formatDay(date, 'd MMM yyyy').slice(0, -5)}</span>
							</time>
							<SkyIcon icon={icon} className="size-5 text-brass" />
							<span>
								<span className="sr-only">up to </span>
								{tempMax}°
							</span>
							<span className="text-sm text-ink-soft">
								<span className="sr-only">down to </span>
								{tempMin}°
							</span>
						</li>
					))}
				</ul>
			) : null}
			{isBeforeTrip ? (
				<p className="mt-4">Your trip begins on {dayInWords(trip.startDate)}, after this forecast.</p>
			) : null}
			<p className="mt-4 text-sm text-ink-soft">
				Updated {readAtPlace(weather, zone)} {zone === 'UTC' ? 'UTC' : 'local time'}.{' '}
				{/* The licence of the data requires the link. */}
				<a href="https://open-meteo.com/" target="_blank" rel="noreferrer" className="underline hover:text-ink">
					Weather data by Open-Meteo.com
				</a>
			</p>
		</article>
	)
}
