import { useQuery } from '@tanstack/react-query'
import { dayOf, formatDay, timeOf, weekdayOf } from '#shared/dates.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import type { StayWeather, UsualWeather } from '#shared/portal/stay-weather.ts'
import type { ForecastDay } from '#shared/portal/weather.ts'
import { query } from '#web/data/query.ts'
import { useSettings } from '#web/data/settings.tsx'
import { SkyIcon } from './sky-icon.tsx'

/** The weather of each stay on its own days (PORTAL-150). Nothing where none is known. */
export default function StayWeatherCard({ tripId }: { tripId: string }) {
	const { hasWeather } = useSettings()
	const { data } = useQuery({
		...query('/api/portal/trips/:id/weather/stays', { id: tripId }),
		enabled: hasWeather,
	})
	if (!data || data.stays.length === 0) return null
	return (
		<article className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<h3 className="font-display text-2xl">Where you stay</h3>
			{data.stays.map((stay) => (
				<Stay key={`${stay.place} ${stay.from}`} stay={stay} />
			))}
			<p className="mt-4 text-sm text-ink-soft">
				Source:{' '}
				<a href="https://open-meteo.com/" target="_blank" rel="noreferrer" className="underline hover:text-ink">
					Open-Meteo.com
				</a>
			</p>
		</article>
	)
}

const Stay = ({ stay: { place, zone, from, until, forecast, usual } }: { stay: StayWeather }) => (
	<section className="mt-4 border-t border-line pt-4">
		<h4 className="font-medium wrap-anywhere">{place}</h4>
		<p className="text-ink-soft">{spanOf(from, until)}</p>
		{forecast ? <Forecast days={forecast.days} readAt={readingAt(forecast.readAt, zone)} /> : null}
		{usual ? <Usual usual={usual} isAll={!forecast} /> : null}
	</section>
)

const Forecast = ({ days, readAt }: { days: readonly ForecastDay[]; readAt: string }) => (
	<>
		<ul className="mt-2 tabular-nums">
			{days.map(({ date, tempMin, tempMax, icon }) => (
				<li key={date} className="grid grid-cols-[7.5rem_2rem_1fr] items-center py-0.5">
					<time dateTime={date}>{`${weekdayOf(date)} ${dayAndMonth(date)}`}</time>
					<SkyIcon icon={icon} className="size-5 text-brass" />
					<span>
						{degrees(tempMax)} <span className="text-ink-soft">by day, {degrees(tempMin)} at night</span>
					</span>
				</li>
			))}
		</ul>
		<p className="mt-1 text-sm text-ink-soft">Forecast of {readAt}</p>
	</>
)

/** `isAll`: of the whole stay, whose days need not be repeated. */
function Usual({ usual, isAll }: { usual: UsualWeather; isAll: boolean }) {
	const { from, until, years, high, low, rainyDays, readAt } = usual
	const rain =
		rainyDays === 0 ? 'hardly any rain' : `rain on about ${rainyDays} ${rainyDays === 1 ? 'day' : 'days'} in 10`
	return (
		<>
			<p className="mt-2">
				{isAll ? 'Usual for these days' : `Usual for ${spanOf(from, until)}`}: {degrees(high)} by day, {degrees(low)} at
				night, {rain}.
			</p>
			<p className="mt-1 text-sm text-ink-soft">
				Measured around these dates from {years.first} to {years.last}, read on {dayAndMonth(dayOf(readAt))}. The
				forecast comes 16 days ahead.
			</p>
		</>
	)
}

/** With the sign for minus, which a screen reader does not take for a dash. */
const degrees = (value: number) => `${value < 0 ? '−' : ''}${Math.abs(value)}°`
const dayAndMonth = (day: string) => formatDay(day, 'd MMM yyyy').slice(0, -5)
const spanOf = (from: string, until: string) =>
	from === until ? dayAndMonth(from) : `${dayAndMonth(from)} to ${dayAndMonth(until)}`

/** 'Sat 21 Nov 14:05', by the clock of the place. */
function readingAt(instant: string, zone: string): string {
	const clock = localTimeAt(zone, Date.parse(instant))
	const label = zone === 'UTC' ? 'UTC' : 'local time'
	return `${weekdayOf(dayOf(clock))} ${dayAndMonth(dayOf(clock))} ${timeOf(clock)} ${label}`
}
