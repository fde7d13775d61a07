import { ChevronRight } from 'lucide-react'
import { Fragment, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { momentsAround } from '#shared/journey/around.ts'
import type { Day } from '#shared/journey/days.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { momentsOf, type SentJourney } from '#shared/journey/sent-journey.ts'
import type { AnyBookedKind, BookedRecord } from '#shared/trips/kinds/booked-kind.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { KIND_ICONS } from '#web/trips/kind-icons.ts'
import { scrollToSection } from '../trip/scroll-to-section.ts'
import { MomentActions } from './moment-actions.tsx'
import { factsOf } from './moment-facts.ts'
import { headingOf, summaryOf, timeOfMoment, townOf } from './words.ts'

type Props = { trip: WholePortalTrip; journey: SentJourney; instant: number }

/**
 * The trip day by day (PORTAL-76). While travelling, today and tomorrow are open and what is over is folded at the end; before that the first
 * day is open. A folded day is rendered when it is opened or printed: until then its words are in the sections by kind only, where the browser's
 * search finds them.
 */
export function JourneyDays({ trip, journey, instant }: Props) {
	const { days } = journey
	const { day: today } = momentsAround({ days, moments: momentsOf(journey) }, instant)
	const current = days.findIndex(({ key }) => key === today)
	const last = days.at(-1)?.moments.at(-1)
	const isOver = current === -1 && last !== undefined && last.order < instant
	const past = isOver ? days : days.slice(0, Math.max(0, current))
	const coming = days.slice(past.length)
	const show = (day: Day, isOpen: boolean) => (
		<li key={day.key}>
			<OneDay day={day} isToday={day.key === today} isOpen={isOpen} trip={trip} />
		</li>
	)
	return (
		<>
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-2">
				{coming.map((day, n) => show(day, n === 0 || (n === 1 && current !== -1)))}
			</ol>
			{past.length > 0 ? (
				<details className="journey-fold group/past mt-2" open={isOver}>
					<summary className="flex min-h-11 cursor-pointer items-center gap-2 text-ink-soft">
						<ChevronRight aria-hidden="true" className="size-4 group-open/past:rotate-90" />
						Earlier days
					</summary>
					<ol className="grid grid-cols-[minmax(0,1fr)] gap-2">{past.map((day) => show(day, false))}</ol>
				</details>
			) : null}
		</>
	)
}

type DayProps = { day: Day; isToday: boolean; isOpen: boolean; trip: WholePortalTrip }

function OneDay({ day, isToday, isOpen, trip }: DayProps) {
	const { moments, sleeps, inTheAir } = day
	const [wasOpen, setWasOpen] = useState(isOpen)
	const isPrinting = useIsPrinting()
	return (
		<details
			open={isOpen}
			onToggle={({ currentTarget }) => currentTarget.open && setWasOpen(true)}
			className="journey-fold group/day rounded-lg border border-line bg-card"
		>
			<summary className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 md:px-5">
				<ChevronRight
					aria-hidden="true"
					className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-open/day:rotate-90"
				/>
				<span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4">
					<h3 className="font-display text-xl wrap-anywhere">
						{isToday ? <span className="text-terracotta">Today · </span> : null}
						{headingOf(day)}
					</h3>
					<span className="text-sm text-ink-soft wrap-anywhere print:hidden">{summaryOf(day)}</span>
				</span>
			</summary>
			{wasOpen || isOpen || isPrinting ? (
				<div className="border-t border-line px-4 py-2 md:px-5">
					{moments.length === 0 ? (
						<p className="py-2 text-ink-soft">{inTheAir ? 'In the air' : 'Nothing arranged: the day is yours'}</p>
					) : (
						<ol>
							{moments.map((moment, n) => (
								<Fragment key={moment.key}>
									{n === 0 || moments[n - 1]?.zone !== moment.zone ? <ZoneLine moment={moment} /> : null}
									<Row moment={moment} trip={trip} />
								</Fragment>
							))}
						</ol>
					)}
					{sleeps ? (
						<p className="border-t border-line py-2 text-ink-soft wrap-anywhere">
							{sleeps === 'air' ? 'Night on the plane' : `Night at ${sleeps.name}`}
						</p>
					) : null}
				</div>
			) : null}
		</details>
	)
}

/** True from before the page is printed until after it. */
function useIsPrinting(): boolean {
	const [isPrinting, setIsPrinting] = useState(false)
	useEffect(() => {
		const begin = () => flushSync(() => setIsPrinting(true))
		const end = () => setIsPrinting(false)
		addEventListener('beforeprint', begin)
		addEventListener('afterprint', end)
		return () => {
			removeEventListener('beforeprint', begin)
			removeEventListener('afterprint', end)
		}
	}, [])
	return isPrinting
}

/** Names the clock once, and again where it changes. */
function ZoneLine({ moment }: { moment: Moment }) {
	const town = townOf(moment)
	return town && moment.zone ? <li className="pt-1 text-sm text-ink-soft">Times in {town}</li> : null
}

function Row({ moment, trip }: { moment: Moment; trip: WholePortalTrip }) {
	const { part, title, detail, pending } = moment
	const Icon = KIND_ICONS[BOOKED_KINDS[part.list].names.icon]
	const facts = factsOf(trip, moment)
	return (
		<li className="grid break-inside-avoid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 py-2">
			<span className="text-ink tabular-nums">
				{timeOfMoment(moment)}
				<Icon aria-hidden="true" className="mt-1 size-4 text-terracotta" />
			</span>
			<div className="min-w-0">
				<p className="font-medium wrap-anywhere">
					<a href={`#${part.id}`} onClick={scrollToSection(part.id)} className="underline-offset-4 hover:underline">
						{title}
					</a>
					{pending ? <span className="font-normal text-ink-soft"> · on request</span> : null}
				</p>
				{detail ? <p className="text-ink-soft wrap-anywhere">{detail}</p> : null}
				<div className="print:hidden">
					<MomentActions facts={facts} of={title} />
				</div>
				<PrintedFacts moment={moment} trip={trip} />
			</div>
		</li>
	)
}

/** Paper has no buttons: the facts in full, with the arrival, at the first moment of each record. */
function PrintedFacts({ moment: { part, what }, trip }: { moment: Moment; trip: WholePortalTrip }) {
	if (what === 'lands' || what === 'checkOut' || what === 'goesOn') return null
	const record = (trip[part.list] as BookedRecord[]).find(({ id }) => id === part.id)
	const { printedFacts }: AnyBookedKind = BOOKED_KINDS[part.list]
	const facts = record ? printedFacts(record).filter(([, value]) => value) : []
	return <p className="hidden text-sm print:block">{facts.map(([label, value]) => `${label}: ${value}`).join(' · ')}</p>
}
