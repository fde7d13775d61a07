import { ArrowRight } from 'lucide-react'
import type { ImportChange, ImportMatch } from '#shared/import/preview.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Decision } from './decisions.tsx'
import { displayValueOrNothing } from './draft-values.ts'
import { ReviewSection } from './draft-parts.tsx'
import type { Tick, Ticks } from './use-ticks.ts'

type Props = { match: ImportMatch; ticks: Ticks; onTick: Tick }

/** What importing the order again does to its trip: decisions first, then changes, then what stays deleted. */
export function ChangesList({ match: { changes, tripName, reopensApproval, importedAt }, ticks, onTick }: Props) {
	const toDecide = changes.filter(({ kind }) => kind === 'conflict' || kind === 'vanished')
	const toChange = changes.filter(({ kind }) => kind === 'changed' || kind === 'added')
	const deletedHere = changes.filter(({ kind }) => kind === 'deletedHere')
	return (
		<>
			{reopensApproval ? (
				<p className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">
					Approved guests will change. Their details have to be approved again.
				</p>
			) : null}
			{changes.length === 0 ? (
				<p className="text-ink-soft">
					{importedAt ? 'The order has not changed, so' : 'There is nothing to add:'} ‘{tripName}’ stays as it is.
				</p>
			) : null}
			{toDecide.length > 0 ? (
				<ReviewSection title="For You to Decide">
					<ul className={LIST}>
						{toDecide.map((change) => (
							<li key={change.path} className={ROW}>
								<Decision change={change} isFirst={importedAt === null} ticks={ticks} onTick={onTick} />
							</li>
						))}
					</ul>
				</ReviewSection>
			) : null}
			{toChange.length > 0 ? (
				<ReviewSection title={`Changes to ‘${tripName}’`}>
					<ul className={LIST}>
						{[...Map.groupBy(toChange, elementOf)].map(([place, own]) => (
							<li key={place} className={ROW}>
								<ChangedElement changes={own} />
							</li>
						))}
					</ul>
				</ReviewSection>
			) : null}
			{deletedHere.length > 0 ? (
				<p className="text-ink-soft">
					Deleted here and not imported again: {deletedHere.map(({ element }) => element).join(', ')}.
				</p>
			) : null}
		</>
	)
}

const LIST = 'divide-y divide-line rounded-lg border border-line'
const ROW = 'px-4 py-3 md:px-5'
/** 'flights/1' for 'flights/1/pnr', 'trip' for 'trip/name'. */
const elementOf = ({ path, label }: ImportChange) => (label ? path.slice(0, path.lastIndexOf('/')) : path)

/** The changes of one guest, flight and so on. */
function ChangedElement({ changes }: { changes: readonly ImportChange[] }) {
	const isNew = changes.some(({ kind }) => kind === 'added')
	return (
		<>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere">
				{changes[0]?.element} {isNew ? <Badge tone="green">New</Badge> : null}
			</p>
			{isNew ? null : (
				<dl className="mt-1 grid gap-x-5 gap-y-1 sm:grid-cols-[10rem_1fr]">
					{changes.map(({ path, label, before, after, isHidden }) => (
						<div key={path} className="contents">
							<dt className="text-ink-soft max-sm:text-sm">{label}</dt>
							<dd className="flex flex-wrap items-center gap-2 wrap-anywhere max-sm:mb-1.5">
								<span className="text-ink-soft">
									{isHidden ? 'Hidden from you' : displayValueOrNothing(path, before)}
								</span>
								<ArrowRight aria-label="becomes" className="size-4 shrink-0" />
								<span>{displayValueOrNothing(path, after)}</span>
							</dd>
						</div>
					))}
				</dl>
			)}
		</>
	)
}
