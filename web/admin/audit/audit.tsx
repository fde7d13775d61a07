import { Download, ScrollText } from 'lucide-react'
import { useState } from 'react'
import type { AuditEntry } from '#shared/audit/audit-entry.ts'
import { auditWords } from '#shared/audit/words.ts'
import { fetchResponse, sentenceOf, withConfirmation } from '#web/data/request.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import type { Column } from '#web/ui/table/column.ts'
import { Table } from '#web/ui/table/table.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { type AuditFilter, AuditFilters, EVERYTHING } from './audit-filters.tsx'

/** Who did what, for owners (CRM-134). */
export default function Audit() {
	const [filter, setFilter] = useState(EVERYTHING)
	const [isExporting, setIsExporting] = useState(false)
	const { openTrip } = useAdminLocation()
	const list = useList('/api/admin/audit', filter, { staleTime: 0 })
	const entries = list.data?.pages.flatMap((page) => page.entries) ?? []
	const narrow = (change: Partial<AuditFilter>) => setFilter({ ...filter, ...change })
	const save = async () => {
		setIsExporting(true)
		const given = Object.entries(filter).filter(([, value]) => value !== '')
		try {
			const address = `/api/admin/audit.csv?${new URLSearchParams(given)}`
			saveFile(await (await withConfirmation(() => fetchResponse(address))).blob(), 'audit.csv')
		} catch (error) {
			toast({ title: 'Export failed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsExporting(false)
	}
	return (
		<>
			<SectionHeader title="Audit">
				<Button pending={isExporting} onClick={() => void save()}>
					<Download aria-hidden="true" />
					Export CSV
				</Button>
			</SectionHeader>
			<AuditFilters filter={filter} onChange={narrow} onClear={() => setFilter(EVERYTHING)} />
			<Card flush>
				<ListFrame list={list} shown={entries.length} noun="entry" plural="entries">
					<Table
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

const london = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/London' })

/** London's time; the title has the instant itself. */
const Moment = ({ at }: { at: string }) => (
	<time dateTime={at} title={at}>
		{london.format(new Date(at))}
	</time>
)
