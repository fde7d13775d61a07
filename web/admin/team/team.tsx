import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, Settings2, UsersRound } from 'lucide-react'
import type { Colleague } from '#shared/customers/colleague.ts'
import { query } from '#web/data/query.ts'
import { useAuth } from '#web/data/session.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { Table } from '#web/ui/table/table.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { SectionHeader } from '../app/section-header.tsx'
import { ColleagueDialog } from './colleague-dialog.tsx'
import { InviteColleagueDialog } from './invite-colleague-dialog.tsx'

/** The people of the agency, for owners (CRM-130). */
export default function Team() {
	const { user } = useAuth()
	const client = useQueryClient()
	const { data, error, refetch } = useQuery({ ...query('/api/admin/staff'), staleTime: 0 })
	const inviting = useDialog<true>()
	const managing = useDialog<Colleague>()
	const refresh = () => client.invalidateQueries({ queryKey: query('/api/admin/staff').queryKey })
	return (
		<>
			<SectionHeader title="Team">
				<Button variant="primary" aria-keyshortcuts="n" onClick={() => inviting.show(true)}>
					<Plus aria-hidden="true" />
					Invite a colleague
				</Button>
			</SectionHeader>
			<Card flush>
				{data ? (
					<Table
						label="Colleagues"
						columns={columns(user?.id, managing.show)}
						rows={data.colleagues}
						rowKey={({ id }) => id}
						empty={<EmptyState icon={<UsersRound />} title="No colleagues yet" />}
					/>
				) : error ? (
					<LoadFailed error={error} onRetry={refetch} />
				) : (
					<SkeletonRows />
				)}
			</Card>
			<InviteColleagueDialog dialog={inviting} onSaved={refresh} />
			<ColleagueDialog dialog={managing} onSaved={refresh} />
		</>
	)
}

const STATES = {
	active: null,
	invited: <Badge tone="yellow">Invited</Badge>,
	disabled: <Badge tone="grey">Disabled</Badge>,
}

const columns = (ownId: string | undefined, manage: (colleague: Colleague) => void): readonly Column<Colleague>[] => [
	{
		header: 'Name',
		cell: ({ fullName, username, state, id }) => (
			<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
				{fullName ?? username}
				{STATES[state]}
				{id === ownId ? <Badge tone="green">You</Badge> : null}
			</span>
		),
	},
	{ header: 'Email', cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
	{ header: 'Role', cell: ({ staffRole }) => choiceLabel(staffRole) },
	{ header: 'Second step', cell: ({ hasSecondStep }) => (hasSecondStep ? 'On' : 'Off') },
	{
		header: 'Last sign-in',
		className: 'whitespace-nowrap',
		cell: ({ lastSignInAt }) => (lastSignInAt ? staffDate(lastSignInAt) : 'Not yet'),
	},
	{
		header: 'Actions',
		align: 'end',
		hidesHeader: true,
		cell: (colleague) =>
			colleague.id === ownId ? null : (
				<IconButton name={`Manage ${colleague.fullName ?? colleague.username}`} onClick={() => manage(colleague)}>
					<Settings2 aria-hidden="true" />
				</IconButton>
			),
	},
]
