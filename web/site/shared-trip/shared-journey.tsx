import type { Day } from '#shared/journey/days.ts'
import { journeyOf } from '#shared/journey/journey.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { headingOf, timeOfMoment, townOf } from '#shared/journey/words.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { SharedTrip } from '#shared/trips/sight/seen-by.ts'
import { KIND_ICONS } from '#web/trips/kind-icons.ts'

/** The journey day by day, for family and friends: every day is open, so it needs no script and prints as it is. */
export function SharedJourney({ trip }: { trip: SharedTrip }) {
	const { days } = journeyOf(trip, trip.places)
	if (days.length === 0) return <p className="mt-10 text-lg text-ink-soft">Nothing is arranged yet.</p>
	return (
		<ol className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-4">
			{days.map((day) => (
				<li key={day.key} className="rounded-lg border border-line bg-card px-5 py-4 print:break-inside-avoid md:px-6">
					<OneDay day={day} trip={trip} />
				</li>
			))}
		</ol>
	)
}

function OneDay({ day, trip }: { day: Day; trip: SharedTrip }) {
	const { moments, sleeps, inTheAir } = day
	return (
		<>
			<h2 className="font-display text-2xl wrap-anywhere">{headingOf(day)}</h2>
			{moments.length > 0 ? (
				<ol className="mt-2 divide-y divide-line">
					{moments.map((moment, n) => (
						<Row
							key={moment.key}
							moment={moment}
							trip={trip}
							isNewClock={n === 0 || moments[n - 1]?.zone !== moment.zone}
						/>
					))}
				</ol>
			) : (
				<p className="mt-2 text-ink-soft">{inTheAir ? 'In the air' : 'Nothing arranged'}</p>
			)}
			{sleeps ? (
				<p className="mt-2 text-ink-soft wrap-anywhere">
					{sleeps === 'air' ? 'Night on the plane' : `Night at ${sleeps.name}`}
				</p>
			) : null}
		</>
	)
}

function Row({ moment, trip, isNewClock }: { moment: Moment; trip: SharedTrip; isNewClock: boolean }) {
	const { part, what, title, detail, pending, zone } = moment
	const Icon = KIND_ICONS[BOOKED_KINDS[part.list].names.icon]
	const town = isNewClock && zone ? townOf(moment) : null
	const stay = what === 'checkIn' ? trip.accommodations.find(({ id }) => id === part.id) : undefined
	return (
		<li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 py-3 print:break-inside-avoid">
			<span className="text-lg tabular-nums">
				{timeOfMoment(moment)}
				<Icon aria-hidden="true" className="mt-1 size-4 text-terracotta" />
			</span>
			<div className="min-w-0 wrap-anywhere">
				<p className="text-lg font-medium">
					{title}
					{pending ? <span className="font-normal text-ink-soft"> · on request</span> : null}
				</p>
				{detail ? <p className="text-ink-soft">{detail}</p> : null}
				{stay?.address ? <p className="text-ink-soft">{stay.address}</p> : null}
				{stay?.phone ? <p className="text-ink-soft">{stay.phone}</p> : null}
				{town ? <p className="text-sm text-ink-soft">{town} time</p> : null}
			</div>
		</li>
	)
}
