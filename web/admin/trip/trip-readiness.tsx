import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { viewerDay } from '#shared/dates.ts'
import { ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { isMarked, markOf } from '#shared/trips/findings/finding.ts'
import { allFindings } from '#shared/trips/readiness.ts'
import { useNow } from '#web/ui/use-now.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { FindingLine, LINK } from './finding-line.tsx'
import { MarkedFindings } from './marked-findings.tsx'

/** More would push the trip itself out of view (CRM-60). */
const INITIALLY_SHOWN = 5
const TAB_NAMES: Record<string, string> = Object.fromEntries(
	Object.values(ENTERED_KINDS).map(({ names, labels }) => [names.section, labels.section]),
)

/** For somebody who may not see identity data (API-132). */
const UNCHECKED = 'Passports are not checked here, because you do not see identity data.'

type Props = { trip: WholeTrip; onSaved: () => Promise<unknown> }

/**
 * Lists the readiness issues, each with its remedy and a link to the tab, and what staff marked as intended (CRM-151). Empty for a trip that
 * is ready.
 */
export function TripReadiness({ trip, onSaved }: Props) {
	const { replaceParams } = useAdminLocation()
	const [isExpanded, setIsExpanded] = useState(false)
	const today = viewerDay(useNow())
	const all = allFindings(trip, today)
	const marks = trip.findingMarks ?? []
	const marked = all.flatMap((finding) => {
		const mark = markOf(finding.mayBeIntended, marks)
		return mark ? [{ finding, mark }] : []
	})
	const findings = all.filter((finding) => !isMarked(finding, marks))
	const isUnchecked = trip.guests.some(({ isHidden }) => isHidden)
	const markedList = marked.length > 0 ? <MarkedFindings marked={marked} onSaved={onSaved} /> : null
	if (findings.length === 0)
		return isUnchecked || markedList ? (
			<div className="text-sm text-ink-soft">
				{isUnchecked ? <p>{UNCHECKED}</p> : null}
				{markedList}
			</div>
		) : null
	// A single further issue takes no more space than the button that would hide it.
	const isLong = findings.length > INITIALLY_SHOWN + 1
	const shown = isLong && !isExpanded ? findings.slice(0, INITIALLY_SHOWN) : findings
	return (
		<section aria-label="Readiness" className="rounded-lg bg-amber-wash px-5 py-4">
			<h3 className="flex items-center gap-2 font-medium">
				<TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
				{`${findings.length} ${findings.length === 1 ? 'issue' : 'issues'} to resolve before departure`}
			</h3>
			<ul className="mt-2 flex flex-col gap-1.5">
				{shown.map((finding) => (
					<FindingLine key={finding.problem} trip={trip} finding={finding} today={today} onSaved={onSaved}>
						<button type="button" className={LINK} onClick={() => replaceParams({ tab: finding.where })}>
							{`Open ${TAB_NAMES[finding.where]}`}
						</button>
					</FindingLine>
				))}
			</ul>
			{isUnchecked ? <p className="mt-2 text-sm">{UNCHECKED}</p> : null}
			{isLong ? (
				<button
					type="button"
					aria-expanded={isExpanded}
					className={`${LINK} mt-1.5 pointer-coarse:mt-0`}
					onClick={() => setIsExpanded(!isExpanded)}
				>
					{isExpanded ? 'Show fewer' : `Show all ${findings.length}`}
				</button>
			) : null}
			{markedList}
		</section>
	)
}
