import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import type { RetentionRow } from '#shared/retention/retention.ts'
import { periodOf, retentionKind } from '#shared/retention/retention-kinds.ts'
import { legalPath } from '#shared/paths.ts'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Card } from '#web/ui/card.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { Table } from '#web/ui/table/table.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { HeldTrips } from './held-trips.tsx'
import { PeriodDialog } from './period-dialog.tsx'
import { london } from '../app/london.ts'
import { RetentionRuns } from './retention-runs.tsx'

/** How long data is stored, what goes next and what went, for owners (CRM-140). */
export default function RetentionSection() {
	const client = useQueryClient()
	const { data, error, refetch } = useQuery({ ...query('/api/admin/retention'), staleTime: 0 })
	const editing = useDialog<RetentionRow>()
	const refresh = () => client.invalidateQueries({ queryKey: query('/api/admin/retention').queryKey })
	if (!data)
		return (
			<>
				<SectionHeader title="Data retention" />
				{error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={10} />}
			</>
		)
	const { rows, nextRunAt, runs, holds } = data.retention
	return (
		<>
			<SectionHeader title="Data retention" />
			<p className="mb-5 max-w-prose text-ink-soft">
				Every night the system removes what has passed its period. The next run is on {london(nextRunAt)}. Your{' '}
				<a className="text-sea underline underline-offset-4" href={legalPath('privacy')}>
					privacy page
				</a>{' '}
				states these periods, and those of data that is stored only briefly.
			</p>
			<Card flush>
				<Table
					label="Retention periods"
					columns={columns(editing.show)}
					rows={rows}
					rowKey={({ kind }) => kind}
					empty={null}
				/>
			</Card>
			<HeldTrips holds={holds} />
			<RetentionRuns runs={runs} />
			<PeriodDialog dialog={editing} onSaved={refresh} />
		</>
	)
}

const columns = (edit: (row: RetentionRow) => void): readonly Column<RetentionRow>[] => [
	{
		header: 'Data',
		cell: ({ kind }) => (
			<>
				<span className="block font-medium">{retentionKind(kind).title}</span>
				<span className="block text-sm text-ink-soft">{retentionKind(kind).removal}</span>
			</>
		),
	},
	{
		header: 'Stored for',
		cell: ({ kind, period }) => (
			<>
				<span className="block whitespace-nowrap tabular-nums">{period ? periodOf(period) : 'No limit'}</span>
				<span className="block text-sm text-ink-soft md:whitespace-nowrap">from {retentionKind(kind).from}</span>
			</>
		),
	},
	{ header: 'Next run removes', cell: ({ kind, tonight }) => counted(kind, tonight) },
	{ header: 'Within a week', cell: ({ kind, withinWeek }) => counted(kind, withinWeek) },
	{
		header: 'Actions',
		align: 'end',
		hidesHeader: true,
		cell: (row) => (
			<IconButton name={`Change the period: ${retentionKind(row.kind).title}`} onClick={() => edit(row)}>
				<Pencil aria-hidden="true" />
			</IconButton>
		),
	},
]

/** The server counts no further than this. */
const MAX_COUNTED = 10_000

function counted(kind: RetentionRow['kind'], count: number) {
	if (count === 0) return <span className="text-ink-soft">Nothing</span>
	const [one, many] = retentionKind(kind).counted
	const number = count >= MAX_COUNTED ? `${MAX_COUNTED.toLocaleString('en-GB')}+` : count.toLocaleString('en-GB')
	return <span className="whitespace-nowrap tabular-nums">{`${number} ${count === 1 ? one : many}`}</span>
}
