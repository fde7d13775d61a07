import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { monthName, WEEKDAYS, weeksOf } from '#shared/catalogue/availability/month.ts'
import type { Nights } from '#shared/catalogue/availability/nights.ts'
import { type Conflict, isTaking, type Period, type PeriodState } from '#shared/catalogue/availability/period.ts'
import { addDays, addMonths, viewerDay } from '#shared/dates.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { nameOf } from './conflicts.tsx'

type Props = {
	periods: readonly Period[]
	conflicts: readonly Conflict[]
	chosen: Nights | null
	onChoose: (nights: Nights) => void
}

/** How far each key moves from a day. */
const STEPS: Record<string, (day: string) => string> = {
	ArrowLeft: (day) => addDays(day, -1),
	ArrowRight: (day) => addDays(day, 1),
	ArrowUp: (day) => addDays(day, -7),
	ArrowDown: (day) => addDays(day, 7),
	PageUp: (day) => addMonths(day, -1),
	PageDown: (day) => addMonths(day, 1),
}

/** A month in which staff mark nights: the first one, then the last one. Arrow keys move by day, Page Up and Page Down by month. */
export function NightsGrid({ periods, conflicts, chosen, onChoose }: Props) {
	const [day, setDay] = useState(() => viewerDay(new Date()))
	const move = (event: KeyboardEvent<HTMLElement>) => {
		const step = STEPS[event.key]
		if (!step) return
		event.preventDefault()
		const table = event.currentTarget.closest('table')
		flushSync(() => setDay(step(day)))
		table?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
	}
	const choose = (night: string) => {
		setDay(night)
		const isSecond = chosen !== null && chosen.to === addDays(chosen.from, 1) && night > chosen.from
		onChoose({ from: isSecond ? chosen.from : night, to: addDays(night, 1) })
	}
	return (
		<>
			<div className="mb-3 flex items-center justify-between gap-3">
				<h2 aria-live="polite" className="font-display text-2xl">
					{monthName(day)}
				</h2>
				<div className="flex">
					<IconButton name="Earlier month" onClick={() => setDay(addMonths(day, -1))}>
						<ChevronLeft aria-hidden="true" />
					</IconButton>
					<IconButton name="Later month" onClick={() => setDay(addMonths(day, 1))}>
						<ChevronRight aria-hidden="true" />
					</IconButton>
				</div>
			</div>
			<table aria-label="Nights" className="w-full table-fixed border-separate border-spacing-0.5 tabular-nums">
				<thead>
					<tr>
						{WEEKDAYS.map((weekday) => (
							<th key={weekday} scope="col" className="pb-1 text-sm font-normal text-ink-soft">
								{weekday}
							</th>
						))}
					</tr>
				</thead>
				<tbody>
					{weeksOf(day).map((week) => (
						<tr key={week.find(Boolean)}>
							{WEEKDAYS.map((weekday, at) => {
								const night = week[at] ?? null
								return (
									<td key={weekday} className="p-0">
										{night === null ? null : (
											<Night
												night={night}
												periods={periods.filter(isIn(night))}
												isTwice={conflicts.some(({ first, second }) => [first, second].every(isIn(night)))}
												isChosen={chosen !== null && chosen.from <= night && night < chosen.to}
												isReached={night === day}
												onChoose={() => choose(night)}
												onKeyDown={move}
											/>
										)}
									</td>
								)
							})}
						</tr>
					))}
				</tbody>
			</table>
			<p className="mt-3 text-sm text-ink-soft">
				Choose the first night, then the last one. The guests leave on the day after it.
			</p>
		</>
	)
}

const isIn =
	(night: string) =>
	({ from, to }: Nights) =>
		from <= night && night < to

const STATE_CLASSES: Record<PeriodState, string> = {
	booked: 'bg-green-wash text-green',
	held: 'bg-yellow-wash text-yellow',
	closed: 'bg-grey-wash text-grey',
	on_request: 'text-ink-soft',
}

type NightProps = {
	night: string
	periods: readonly Period[]
	/** Two of them cannot both be right. */
	isTwice: boolean
	isChosen: boolean
	/** Whether Tab reaches it: one night of the grid. */
	isReached: boolean
	onChoose: () => void
	onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function Night({ night, periods, isTwice, isChosen, isReached, onChoose, onKeyDown }: NightProps) {
	const first = periods.find(({ state }) => isTaking(state)) ?? periods[0]
	const meaning = periods.map((period) => `${choiceLabel(period.state)}: ${nameOf(period)}`).join(', ')
	return (
		<button
			type="button"
			tabIndex={isReached ? 0 : -1}
			aria-pressed={isChosen}
			title={[staffDate(night), meaning].filter(Boolean).join(', ')}
			onClick={onChoose}
			onKeyDown={onKeyDown}
			className={classNames(
				'flex h-14 w-full flex-col items-center justify-center rounded-sm border border-transparent leading-tight hover:border-sea aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea',
				isTwice ? 'bg-red-wash text-red' : first && STATE_CLASSES[first.state],
			)}
		>
			{Number(night.slice(8))}{' '}
			{first ? (
				<span className="max-w-full truncate text-[0.8125rem] max-sm:text-[0.6875rem]">
					{isTwice ? 'Twice' : choiceLabel(first.state)}
				</span>
			) : null}
		</button>
	)
}
