import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { HistoryLine } from './history-line.tsx'
import { type HistoryOf, useHistory } from './use-history.ts'

/** Who changed what, newest first (CRM-323). A record's title narrows the list to that record. */
export default function HistoryList({ of }: { of: HistoryOf }) {
	const [only, setOnly] = useState<{ recordId: string; title: string } | null>(null)
	const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useHistory(of, only?.recordId ?? '')
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
	const entries = data.pages.flatMap((page) => page.entries)
	return (
		<>
			{only ? (
				<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
					<p className="wrap-anywhere">{`Only ${only.title}`}</p>
					<Button size="small" onClick={() => setOnly(null)}>
						Show everything
					</Button>
				</div>
			) : null}
			{entries.length === 0 ? (
				<EmptyState icon={<ScrollText />} title="Nothing has been changed yet" />
			) : (
				<ol className="divide-y divide-line">
					{entries.map((entry) => (
						<HistoryLine key={entry.id} entry={entry} onOnly={only ? null : setOnly} />
					))}
				</ol>
			)}
			{hasNextPage ? (
				<Button
					className="mt-4"
					pending={isFetchingNextPage}
					onClick={() => void fetchNextPage({ cancelRefetch: false })}
				>
					Show earlier changes
				</Button>
			) : null}
		</>
	)
}
