import { ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { AuditEntry } from '#shared/audit/audit-entry.ts'
import { auditWords } from '#shared/audit/words.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { london } from '../app/london.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { ExportButton } from '../lists/export-button.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { type AuditFilter, AuditFilters, EVERYTHING } from './audit-filters.tsx'

/** Who did what, for owners (CRM-134). */
export default function Audit() {
	const [filter, setFilter] = useState(EVERYTHING)
	const { openTrip } = useAdminLocation()
	const list = useList('/api/admin/audit', filter, { staleTime: 0 })
	const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
	const narrow = (change: Partial<AuditFilter>) => setFilter({ ...filter, ...change })
	return (
		<>
			<SectionHeader title="Audit">
				<ExportButton path="/api/admin/audit.csv" fileName="audit.csv" search={filter} />
			</SectionHeader>
			<AuditFilters filter={filter} onChange={narrow} onClear={() => setFilter(EVERYTHING)} />
			<Card flush>
				<ListFrame list={list} shown={entries.length} noun="entry" plural="entries">
					<LongTable
						label="Audit"
						columns={columns(openTrip, (objectId) => narrow({ objectId }))}
						rows={entries}
						rowKey={({ id }) => id}
						empty={<EmptyState icon={<ScrollText />} title="No entries match" />}
					/>
				</ListFrame>
			</Card>
		</>
	)
}

const columns = (openTrip: (id: string) => void, follow: (objectId: string) => void): readonly Column<AuditEntry>[] => [
	{ header: 'When', className: 'whitespace-nowrap', cell: ({ at }) => <Moment at={at} /> },
	{ header: 'Who', cell: ({ actor, actorId }) => actor ?? (actorId ? 'A deleted account' : 'Nobody signed in') },
	{ header: 'What', cell: ({ action }) => auditWords(action) },
	{ header: 'About', cell: (entry) => <About entry={entry} onOpen={openTrip} onFollow={follow} /> },
	{ header: 'From', cell: ({ ip }) => <span className="wrap-anywhere tabular-nums">{ip ?? '—'}</span> },
	{
		header: 'Outcome',
		cell: ({ outcome }) => (
			<Badge tone={outcome === 'ok' ? 'green' : 'amber'}>{outcome === 'ok' ? 'Done' : 'Refused'}</Badge>
		),
	},
]

const LINK =
	'text-left text-sea underline decoration-line underline-offset-4 wrap-anywhere hover:decoration-sea pointer-coarse:min-h-11'

type AboutProps = { entry: AuditEntry; onOpen: (tripId: string) => void; onFollow: (objectId: string) => void }

/** What the entry is about: opens its trip, or else lists everything about the record. */
function About({ entry: { about, objectId, actorId }, onOpen, onFollow }: AboutProps) {
	if (!objectId) return '—'
	if (objectId === actorId) return 'Their own account'
	const tripId = about?.tripId
	return (
		<button type="button" className={LINK} onClick={() => (tripId ? onOpen(tripId) : onFollow(objectId))}>
			{about ? `${about.name} (${about.kind})` : 'Since deleted'}
		</button>
	)
}

/** London's time; the title has the instant itself. */
const Moment = ({ at }: { at: string }) => (
	<time dateTime={at} title={at}>
		{london(at)}
	</time>
)
