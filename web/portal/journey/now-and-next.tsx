import type { ReactNode } from 'react'
import { momentsAround } from '#shared/journey/around.ts'
import type { Moment } from '#shared/journey/moment.ts'
import { momentsOf, type SentJourney } from '#shared/journey/sent-journey.ts'
import { localTimeAt } from '#shared/places/zoned-time.ts'
import { BOOKED_KINDS } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'
import { useIsHydrating } from '#web/ui/rendered-at.ts'
import { KIND_ICONS } from '#web/trips/kind-icons.ts'
import { scrollToSection } from '../trip/scroll-to-section.ts'
import { MomentActions } from './moment-actions.tsx'
import { factsOf } from './moment-facts.ts'
import { timeOfMoment, townOf, until } from './words.ts'

type Props = { trip: WholePortalTrip; journey: SentJourney; instant: number; contact: ReactNode }

/**
 * The current and the following moment of a trip with what its travellers need there, and below them `contact` (PORTAL-74). Which they are
 * follows from the instant alone: the zone of the phone does not matter.
 */
export function NowAndNext({ trip, journey, instant, contact }: Props) {
	const { now, next, then, zone } = momentsAround({ days: journey.days, moments: momentsOf(journey) }, instant)
	const first = now ?? next
	return (
		<section
			aria-labelledby="now-and-next"
			className="now-and-next rounded-lg border border-line bg-card px-4 py-3 shadow-card md:px-6 md:py-4"
		>
			<h2 id="now-and-next" className="sr-only">
				Now and next
			</h2>
			{zone && hasBegun(journey, instant) ? (
				<Clocks zone={zone} instant={instant} town={first && townOf(first)} />
			) : null}
			{first ? null : <p className="text-lg font-medium">Home. We hope that you enjoyed every moment.</p>}
			{now ? <Current label="Now" moment={now} trip={trip} instant={instant} /> : null}
			{/* What is next is announced when it changes; the minutes until then are not. */}
			{next ? (
				<div className={now ? 'mt-3 border-t border-line pt-3' : undefined}>
					<Current label="Next" moment={next} trip={trip} instant={instant} />
				</div>
			) : null}
			<output className="sr-only">{next ? `Next: ${next.title}` : ''}</output>
			{then ? (
				<p className="mt-2 border-t border-line pt-2 text-ink-soft wrap-anywhere">
					Then{then.day === (next ?? now)?.day ? '' : ` ${dayInWords(then.day)}`} {timeOfMoment(then)}{' '}
					<span className="text-ink">{then.title}</span>
				</p>
			) : null}
			<div className="contact mt-2 border-t border-line pt-2">{contact}</div>
		</section>
	)
}

const hasBegun = ({ days }: SentJourney, instant: number) => {
	const [first] = momentsOf({ days })
	return first !== undefined && first.order - 24 * 3_600_000 <= instant
}

/** The clock where the travellers are, and next to it the phone's own where it differs. */
function Clocks({ zone, instant, town }: { zone: string; instant: number; town: string | null }) {
	const there = localTimeAt(zone, instant)
	const isHydrating = useIsHydrating()
	const here = isHydrating ? there : localTimeAt(new Intl.DateTimeFormat().resolvedOptions().timeZone, instant)
	return (
		<p className="mb-2 flex flex-wrap gap-x-3 text-sm text-ink-soft tabular-nums">
			<span>
				{town ? `${town} ` : ''}
				{dayInWords(there.slice(0, 10))}, <time dateTime={there.slice(0, 16)}>{there.slice(11, 16)}</time>
			</span>
			{here.slice(0, 16) === there.slice(0, 16) ? null : <span>{here.slice(11, 16)} on your device</span>}
		</p>
	)
}

type CurrentProps = { label: string; moment: Moment; trip: WholePortalTrip; instant: number }

function Current({ label, moment, trip, instant }: CurrentProps) {
	const { part, title, detail, place } = moment
	const Icon = KIND_ICONS[BOOKED_KINDS[part.list].names.icon]
	const time = timeOfMoment(moment)
	const facts = factsOf(trip, moment)
	const soon = until(moment, instant)
	return (
		<div className="flex gap-3 md:gap-4">
			<span
				aria-hidden="true"
				className="grid size-11 shrink-0 place-items-center rounded-full bg-terracotta-wash text-terracotta [&_svg]:size-5"
			>
				<Icon />
			</span>
			<div className="min-w-0 grow">
				<p className="text-sm text-ink-soft">
					{label}
					{label === 'Next' ? ` · ${soon}` : null}
					<span className="sr-only">: </span>
				</p>
				<p className="flex flex-wrap items-baseline gap-x-3">
					{time ? <span className="text-2xl leading-tight font-medium tabular-nums">{time}</span> : null}
					<a
						href={`#${part.id}`}
						onClick={scrollToSection(part.id)}
						className="min-w-0 font-medium underline-offset-4 wrap-anywhere hover:underline"
					>
						{title}
					</a>
				</p>
				<p className="text-ink-soft wrap-anywhere tabular-nums">
					{[soon.startsWith('in ') || soon === 'now' ? null : dayInWords(moment.day), detail]
						.filter(Boolean)
						.join(' · ')}
				</p>
				{facts.address && facts.address !== place?.name ? (
					<p className="text-ink-soft wrap-anywhere">{facts.address}</p>
				) : null}
				<MomentActions facts={facts} of={place?.name ?? title} />
			</div>
		</div>
	)
}
