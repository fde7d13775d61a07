import { useEffect, useState } from 'react'
import type { Availability } from '#shared/catalogue/availability/availability.ts'
import { addMonths, timeOf, viewerDay, viewerTime } from '#shared/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { Section } from '../details/section.tsx'
import { Month, NIGHT_WORDS } from './month.tsx'
import { readAvailability } from './read-availability.ts'

/** The villa's calendar reaches no further (shared/catalogue/availability). */
const MONTHS_AHEAD = 17

/** Two months of a villa's nights (SITE-179). Nothing at all where nothing is known. */
export default function Calendar({ villa }: { villa: string }) {
	const [availability, setAvailability] = useState<Availability | null>(null)
	const [shown, setShown] = useState(0)
	useEffect(() => {
		let isGone = false
		void readAvailability(villa).then((read) => isGone || setAvailability(read))
		return () => {
			isGone = true
		}
	}, [villa])
	const today = viewerDay(useNow())
	if (!availability) return null
	const monthAt = (ahead: number) => addMonths(`${today.slice(0, 8)}01`, ahead)
	const step = (by: number) => setShown(Math.min(Math.max(0, shown + by), MONTHS_AHEAD - 1))
	return (
		<Section title="Availability">
			<p className="mt-5 max-w-prose text-ink-soft">
				{`As of ${timeOf(viewerTime(new Date(availability.asOf)))}. Each day is the night that begins on it. `}
				Dates are yours once we have confirmed them.
			</p>
			<div className="mt-7 grid items-start gap-x-10 gap-y-9 xl:grid-cols-2">
				{[shown, shown + 1].map((ahead) => (
					<Month key={ahead} month={monthAt(ahead)} availability={availability} today={today} />
				))}
			</div>
			<div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
				<ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm text-ink-soft">
					{Object.values(NIGHT_WORDS).map(({ word, meaning }) => (
						<li key={word}>
							<strong className="font-medium text-ink">{word}</strong> {meaning}
						</li>
					))}
				</ul>
				<div className="flex gap-3">
					<Button
						size="small"
						aria-disabled={shown === 0}
						className="aria-disabled:opacity-55"
						onClick={() => step(-1)}
					>
						Earlier
					</Button>
					<Button
						size="small"
						aria-disabled={shown === MONTHS_AHEAD - 1}
						className="aria-disabled:opacity-55"
						onClick={() => step(1)}
					>
						Later
					</Button>
				</div>
			</div>
		</Section>
	)
}
