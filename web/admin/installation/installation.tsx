import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, RefreshCw, TriangleAlert } from 'lucide-react'
import type { Finding } from '#shared/monitoring/finding.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'

const LEVELS = {
	error: { Icon: CircleAlert, name: 'Wrong', colour: 'text-danger' },
	warning: { Icon: TriangleAlert, name: 'Look at it', colour: 'text-brass' },
	fine: { Icon: CircleCheck, name: 'Fine', colour: 'text-sea' },
} as const
const ORDER = Object.keys(LEVELS)

/** The checks of this installation, for owners (CRM-290). */
export default function Installation() {
	const { data, error, refetch, isFetching } = useQuery({ ...query('/api/admin/installation'), staleTime: 0 })
	return (
		<>
			<SectionHeader title="Installation">
				<Button onClick={() => void refetch()} pending={isFetching && data !== undefined}>
					<RefreshCw aria-hidden="true" />
					Check again
				</Button>
			</SectionHeader>
			<p className="mb-5 max-w-prose text-ink-soft">
				What the system finds when it looks at itself: its database, files, mails and background work. Your
				administrator gets the same list with <code className="text-[0.9em]">npm run doctor</code>.
			</p>
			{data ? (
				<Card>
					<ul className="divide-y divide-line">
						{data.findings
							.toSorted((a, b) => ORDER.indexOf(a.level) - ORDER.indexOf(b.level))
							.map((finding) => (
								<FindingRow key={`${finding.subject} ${finding.message}`} finding={finding} />
							))}
					</ul>
				</Card>
			) : error ? (
				<LoadFailed error={error} onRetry={refetch} />
			) : (
				<SkeletonRows rows={10} />
			)}
		</>
	)
}

function FindingRow({ finding: { subject, level, message, advice } }: { finding: Finding }) {
	const { Icon, name, colour } = LEVELS[level]
	return (
		<li className="grid gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
			<p className="flex items-start gap-2 font-medium">
				<Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${colour}`} />
				<span>
					<span className="sr-only">{name}: </span>
					{subject}
				</span>
			</p>
			<div className="wrap-anywhere max-sm:pl-7">
				<p>{message}</p>
				{advice && <p className="text-ink-soft">{advice}</p>}
			</div>
		</li>
	)
}
