import { MessageSquareWarning } from 'lucide-react'
import { COMPLAINT_STATES, type Complaint, type ComplaintState, urgencyOf } from '#shared/complaints/complaint.ts'
import { viewerDay } from '#shared/dates.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { SectionHeader } from '../app/section-header.tsx'
import { ListFrame } from '../lists/list-frame.tsx'
import { useList } from '../lists/use-list.ts'
import { ComplaintDialog } from './complaint-dialog.tsx'

/** The complaints from the public form, by state (CRM-143). */
export default function Complaints() {
	const opened = useDialog<Complaint>()
	return (
		<>
			<SectionHeader title="Complaints" />
			<Card flush>
				<Tabs
					label="Complaints"
					inset
					tabs={COMPLAINT_STATES.map((state) => ({
						value: state,
						label: choiceLabel(state),
						content: <ComplaintList state={state} onOpen={opened.show} />,
					}))}
				/>
			</Card>
			<ComplaintDialog dialog={opened} />
		</>
	)
}

const EMPTY_TEXTS: Record<ComplaintState, string> = {
	waiting: 'No complaints are waiting',
	in_progress: 'Nobody is working on a complaint',
	answered: 'No complaints answered yet',
	quarantined: 'No complaints in quarantine',
}

const COLUMNS: readonly Column<Complaint>[] = [
	{ header: 'Received', className: 'whitespace-nowrap', cell: ({ createdAt }) => staffDate(createdAt) },
	{ header: 'Name', cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
	{ header: 'About', cell: ({ kind }) => (kind === 'personal_data' ? 'Personal data' : 'Journey or service') },
	{ header: 'Owner', cell: ({ ownerName }) => ownerName ?? 'Nobody yet' },
	{ header: 'Answer', className: 'whitespace-nowrap', cell: (complaint) => <Due complaint={complaint} /> },
]

/** When the answer is due, in words and not in colour alone. */
export function Due({ complaint }: { complaint: Complaint }) {
	const urgency = urgencyOf(complaint, viewerDay(useNow()))
	if (complaint.state === 'answered') return `Answered ${staffDate(complaint.answeredAt)}`
	if (!urgency) return 'No fixed day'
	const { daysLeft, level } = urgency
	if (level === 'overdue') return <strong className="font-medium text-red">{`Overdue by ${counted(-daysLeft)}`}</strong>
	const words = daysLeft === 0 ? 'Due today' : `Due in ${counted(daysLeft)}`
	return level === 'soon' ? <strong className="font-medium text-amber">{words}</strong> : words
}

const counted = (days: number) => `${days} day${days === 1 ? '' : 's'}`

function ComplaintList({ state, onOpen }: { state: ComplaintState; onOpen: (complaint: Complaint) => void }) {
	const list = useList('/api/admin/complaints', { state }, { staleTime: 0 })
	const complaints = list.data?.pages.flatMap((page) => page.complaints) ?? []
	return (
		<ListFrame list={list} shown={complaints.length} noun="complaint" plural="complaints">
			<LongTable
				label={`Complaints: ${choiceLabel(state)}`}
				columns={COLUMNS}
				rows={complaints}
				rowKey={({ id }) => id}
				onOpen={onOpen}
				openLabel={({ name }) => `Open complaint from ${name}`}
				empty={<EmptyState icon={<MessageSquareWarning />} title={EMPTY_TEXTS[state]} />}
			/>
		</ListFrame>
	)
}
