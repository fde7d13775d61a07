import { type Availability, nightStateOf, type NightState } from '#shared/catalogue/availability/availability.ts'
import { monthName, WEEKDAYS, weeksOf } from '#shared/catalogue/availability/month.ts'
import { classNames } from '#web/ui/class-names.ts'

/** Words as well as colours. On request is 'Ask', which fits a seventh of a phone. */
export const NIGHT_WORDS: Record<NightState, { word: string; meaning: string; className: string }> = {
	free: { word: 'Free', meaning: 'as far as we know', className: 'bg-green-wash text-green' },
	onRequest: { word: 'Ask', meaning: 'on request', className: '' },
	taken: { word: 'Taken', meaning: 'not available', className: 'bg-sunk text-ink-soft' },
}

type Props = { month: string; availability: Availability; today: string }

/** A month of nights as a table, from Monday to Sunday. Weeks that have passed are left out, and single nights say nothing. */
export function Month({ month, availability, today }: Props) {
	const weeks = weeksOf(month).filter((week) => (week.findLast(Boolean) ?? '') >= today)
	return (
		<table className="w-full table-fixed border-separate border-spacing-0.5 text-center tabular-nums">
			<caption aria-live="polite" className="mb-3 text-left font-display text-2xl">
				{monthName(month)}
			</caption>
			<thead>
				<tr>
					{WEEKDAYS.map((day) => (
						<th key={day} scope="col" className="pb-1 text-sm font-normal text-ink-soft">
							{day}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{weeks.map((week) => (
					<tr key={week.find(Boolean)}>
						{WEEKDAYS.map((weekday, at) => (
							<Night key={weekday} day={week[at] ?? null} availability={availability} today={today} />
						))}
					</tr>
				))}
			</tbody>
		</table>
	)
}

function Night({ day, availability, today }: Omit<Props, 'month'> & { day: string | null }) {
	if (day === null) return <td>&nbsp;</td>
	const number = Number(day.slice(8))
	if (day < today) return <td className="h-13 text-ink-soft">{number}</td>
	const { word, className } = NIGHT_WORDS[nightStateOf(availability, day)]
	return (
		<td className={classNames('h-13 rounded-sm leading-tight', className)}>
			{number} <span className="block text-[0.8125rem]">{word}</span>
		</td>
	)
}
