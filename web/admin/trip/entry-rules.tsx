import { viewerDay } from '#shared/dates.ts'
import { testInWords } from '#shared/borders/border-rule.ts'
import { type Crossing, crossingsOfGuest } from '#shared/borders/crossing.ts'
import { decisive, judge } from '#shared/borders/judge.ts'
import { passportOf } from '#shared/borders/passport.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { staffDate, staffDates } from '#web/trips/staff-date.ts'
import { Badge } from '#web/ui/badge.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LINK } from './finding-line.tsx'

/** What we read about entering the countries of a trip, with its source, and how each guest's passport compares with it (CRM-337). */
export function EntryRules({ trip }: { trip: WholeTrip }) {
	const { crossings = [], guests } = trip
	if (crossings.length === 0) return null
	return (
		<section aria-label="Entry rules" className="mt-6">
			<h3 className="font-display text-xl">Entry rules</h3>
			<p className="mt-1 max-w-prose text-sm text-ink-soft">
				As GOV.UK describes them for full British citizen passports. This is our reading and not legal advice: each
				country decides, and airlines may ask for more.
			</p>
			<ul className="mt-2 divide-y divide-line border-y border-line">
				{crossings.map((crossing) => (
					<li key={`${crossing.name} ${crossing.entryOn} ${crossing.guestIds?.join()}`} className="py-3">
						<Border crossing={crossing} guests={guests} />
					</li>
				))}
			</ul>
		</section>
	)
}

function Border({ crossing, guests }: { crossing: Crossing; guests: readonly Guest[] }) {
	const { name, entryOn, exitOn, rule, isByDestination, advice } = crossing
	const today = viewerDay(useNow())
	return (
		<>
			<h4 className="font-medium">{name}</h4>
			<p className="text-sm text-ink-soft tabular-nums">
				{staffDates(entryOn, exitOn)}
				{isByDestination ? ', taken from the destination of the trip' : null}
			</p>
			{rule ? (
				<>
					<p className="mt-1">{[...rule.all.map(testInWords), rule.visa].join('. ')}.</p>
					<p className="mt-1 text-sm text-ink-soft">
						<a href={rule.source.url} target="_blank" rel="noreferrer" className={LINK}>
							GOV.UK
						</a>
						{`, read ${staffDate(rule.source.readOn)}`}
						{rule.source.readAgainOn <= today ? ', more than 90 days ago: please look again' : null}
						{advice ? `. The page has changed since: seen ${staffDate(advice.changedOn)}` : null}
					</p>
					{advice?.newText ? (
						<blockquote className="mt-1 border-l-2 border-line pl-3 text-sm whitespace-pre-line">
							{advice.newText}
						</blockquote>
					) : null}
				</>
			) : (
				<p className="mt-1 text-ink-soft">Not known to us. Ask the embassy.</p>
			)}
			<ul className="mt-2 flex flex-col gap-1.5">
				{guests
					.filter(({ id }) => crossingsOfGuest([crossing], id).length > 0)
					.map((guest) => (
						<li key={guest.id} className="flex flex-wrap items-center gap-x-3">
							<span className="min-w-0 wrap-anywhere">{guest.fullName}</span>
							<State guest={guest} crossing={crossing} />
						</li>
					))}
			</ul>
		</>
	)
}

const STATES = {
	notMet: ['red', 'Not met'],
	edge: ['amber', 'Depends on the counting'],
	missing: ['amber', 'Details missing'],
	otherPassport: ['grey', 'Not known for this passport'],
	unknown: ['grey', 'Not known'],
	met: ['green', 'Nothing known against it'],
} as const

function State({ guest, crossing }: { guest: Guest; crossing: Crossing }) {
	if (guest.isHidden) return <Badge tone="grey">Hidden from you</Badge>
	const [tone, words] = STATES[decisive(judge(crossing, passportOf(guest))).verdict]
	return <Badge tone={tone}>{words}</Badge>
}
