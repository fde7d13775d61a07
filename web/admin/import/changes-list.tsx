import { ArrowRight } from 'lucide-react'
import type { ImportChange, ImportMatch } from '#shared/import/preview.ts'
import { fieldText } from '#web/trips/field-text.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { fieldAt } from './field-at.ts'

type Props = {
	match: ImportMatch
	take: ReadonlySet<string>
	remove: ReadonlySet<string>
	onTake: (path: string, isTaken: boolean) => void
	onRemove: (path: string, isRemoved: boolean) => void
}

const shown = (path: string, value: string | number | null) =>
	value === null ? 'nothing' : fieldText(fieldAt(path), value)

/** What importing the order again does to its trip: what is new, what staff have to choose, and what is left alone. */
export function ChangesList({ match, take, remove, onTake, onRemove }: Props) {
	if (match.changes.length === 0)
		return <p className="text-ink-soft">The order says what it said last time: nothing will change.</p>
	return (
		<>
			{match.reopensApproval ? (
				<p className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">
					Guests who were approved change: their details will have to be approved again.
				</p>
			) : null}
			<ul className="divide-y divide-line rounded-lg border border-line">
				{match.changes.map((change) => (
					<li key={change.path} className="flex flex-col gap-1 px-4 py-3 md:px-5">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<span className="min-w-0 font-medium wrap-anywhere">
								{change.element}
								{change.label ? `: ${change.label}` : null}
							</span>
							<Kind kind={change.kind} />
						</p>
						{change.label && change.kind !== 'conflict' ? (
							<p className="flex flex-wrap items-center gap-2 wrap-anywhere text-ink-soft">
								<span>{shown(change.path, change.before)}</span>
								<ArrowRight aria-label="becomes" className="size-4 shrink-0" />
								<span className="text-ink">{shown(change.path, change.after)}</span>
							</p>
						) : null}
						{change.kind === 'conflict' ? (
							<Choice
								label="Which one to keep"
								path={change.path}
								options={[
									[
										`Keep what was edited here: ${shown(change.path, change.before)}`,
										!take.has(change.path),
										() => onTake(change.path, false),
									],
									[
										`Take what the order says: ${shown(change.path, change.after)}`,
										take.has(change.path),
										() => onTake(change.path, true),
									],
								]}
							/>
						) : null}
						{change.kind === 'vanished' ? (
							<Checkbox
								label={`Remove ${change.element} from the trip`}
								checked={remove.has(change.path)}
								onChange={(event) => onRemove(change.path, event.currentTarget.checked)}
							/>
						) : null}
					</li>
				))}
			</ul>
		</>
	)
}

const KINDS: Record<ImportChange['kind'], [tone: 'green' | 'yellow' | 'amber' | 'grey', words: string]> = {
	changed: ['green', 'Updated'],
	added: ['green', 'New'],
	conflict: ['amber', 'Edited on both sides'],
	vanished: ['yellow', 'No longer in the order'],
	deletedHere: ['grey', 'Deleted here, stays away'],
}

function Kind({ kind }: { kind: ImportChange['kind'] }) {
	const [tone, words] = KINDS[kind]
	return <Badge tone={tone}>{words}</Badge>
}

type Option = [label: string, isChosen: boolean, choose: () => void]

function Choice({ label, path, options }: { label: string; path: string; options: Option[] }) {
	return (
		<fieldset className="mt-1 flex flex-col">
			<legend className="sr-only">{label}</legend>
			{options.map(([words, isChosen, choose]) => (
				<label key={words} className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
					<input
						type="radio"
						name={`choice ${path}`}
						checked={isChosen}
						onChange={choose}
						className="size-5 shrink-0 accent-sea"
					/>
					<span className="min-w-0 wrap-anywhere">{words}</span>
				</label>
			))}
		</fieldset>
	)
}
