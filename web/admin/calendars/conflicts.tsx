import type { Conflict, Period } from '#shared/catalogue/availability/period.ts'
import { staffDates } from '#web/trips/staff-date.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'

/** What cannot both be right (CRM-219). */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
	if (conflicts.length === 0) return null
	return (
		<section aria-label="Conflicts" className="mb-5 rounded-lg bg-red-wash px-5 py-4 text-red">
			<h2 className="font-medium">Some nights are taken twice</h2>
			<ul className="mt-1 grid gap-1">
				{conflicts.map(({ first, second }) => (
					<li key={`${first.id} ${second.id}`} className="wrap-anywhere">
						{`${inWords(first)} and ${inWords(second)}`}
					</li>
				))}
			</ul>
		</section>
	)
}

const inWords = (period: Period) =>
	`${nameOf(period)} (${choiceLabel(period.state).toLowerCase()}, ${staffDates(period.from, period.to)})`

/** How staff know a period. */
export const nameOf = ({ label, source }: Pick<Period, 'label' | 'source'>): string =>
	label ?? (source === 'trip' ? 'A trip' : 'An entry by hand')
