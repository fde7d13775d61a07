import type { RetentionRun } from '#shared/retention/retention.ts'
import { retentionKind } from '#shared/retention/retention-kinds.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card, CardHeader } from '#web/ui/card.tsx'
import { london } from '../app/london.ts'

/** What the last runs removed: counts, never contents. */
export function RetentionRuns({ runs }: { runs: readonly RetentionRun[] }) {
	return (
		<Card className="mt-5">
			<CardHeader title="Last runs" />
			{runs.length === 0 ? (
				<p className="text-ink-soft">None yet. The first one is tonight.</p>
			) : (
				<ul className="divide-y divide-line">
					{runs.map((run) => (
						<li key={run.id} className="py-3 first:pt-0 last:pb-0">
							<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
								<time dateTime={run.startedAt} title={run.startedAt} className="font-medium tabular-nums">
									{london(run.startedAt)}
								</time>
								<State run={run} />
							</p>
							<p className="text-sm text-ink-soft">{inWords(run)}</p>
						</li>
					))}
				</ul>
			)}
		</Card>
	)
}

function State({ run: { finishedAt, results } }: { run: RetentionRun }) {
	if (results.some(({ failed }) => failed > 0)) return <Badge tone="red">Failed in part</Badge>
	return finishedAt ? <Badge tone="green">Done</Badge> : <Badge tone="amber">Not finished</Badge>
}

function inWords({ results }: RetentionRun): string {
	const removed = results.flatMap(({ kind, removed: count }) =>
		count > 0 ? [`${retentionKind(kind).title}: ${count.toLocaleString('en-GB')}`] : [],
	)
	const failed = results.flatMap(({ kind, failed: count }) =>
		count > 0
			? [`${retentionKind(kind).title}: ${count} failed, tried again in the next run; the log has the reason`]
			: [],
	)
	return [...removed, ...failed].join(' · ') || 'Nothing was due.'
}
