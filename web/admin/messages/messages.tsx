import { useQuery } from '@tanstack/react-query'
import { MessagesSquare } from 'lucide-react'
import type { ListedThread, ThreadFilter } from '#shared/messages/thread.ts'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { LazyLongTable } from '#web/ui/table/lazy-long-table.ts'
import { Table } from '#web/ui/table/table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { ThreadDue } from './thread-due.tsx'

const ThreadDialog = prefetched(() => import('./thread-dialog.tsx'))

type List = { value: string; label: string; filter: ThreadFilter; state: 'open' | 'settled'; empty: string }
const LISTS: readonly List[] = [
	{ value: 'all', label: 'All', filter: 'all', state: 'open', empty: 'Nobody is waiting for an answer' },
	{ value: 'mine', label: 'Mine', filter: 'mine', state: 'open', empty: 'Nobody is waiting for your answer' },
	{ value: 'nobody', label: 'Nobody’s', filter: 'nobody', state: 'open', empty: 'Every question has an owner' },
	{ value: 'settled', label: 'Settled', filter: 'all', state: 'settled', empty: 'No question has been settled yet' },
]

/** More rows than two screens show. */
const MANY = 50

/** The conversations with travellers (CRM-165). Not shown before the first one. */
export function Messages() {
	const opened = useDialog<{ id: string }>()
	const { data } = useQuery({ ...query('/api/admin/threads'), staleTime: 0 })
	if (!data || (data.threads.length === 0 && !data.hasSettled)) return null
	return (
		<Card flush className="mt-6">
			<h2 className="px-5 pt-4 pb-1 font-display text-2xl">Messages</h2>
			<Tabs
				label="Messages"
				inset
				tabs={LISTS.map((list) => ({
					value: list.value,
					label: list.label,
					...(list.value === 'all' ? { count: data.threads.length } : {}),
					content: <ThreadList list={list} onOpen={opened.show} />,
				}))}
			/>
			{opened.subject ? <ThreadDialog dialog={opened} /> : null}
		</Card>
	)
}

/** What the row's button shows, in the same words: speech control finds a button by the words that people see. */
const nameAndUnread = ({ travellerName, unread }: ListedThread) =>
	unread > 0 ? `${travellerName} ${unread} new` : travellerName

const COLUMNS: readonly Column<ListedThread>[] = [
	{
		header: 'Traveller',
		cell: ({ travellerName, unread }) => (
			<span className={unread > 0 ? 'font-medium' : undefined}>
				{travellerName}
				{unread > 0 ? <span className="ml-2 text-sm whitespace-nowrap text-terracotta">{unread} new</span> : null}
			</span>
		),
	},
	{ header: 'Trip', cell: ({ tripName }) => tripName },
	{ header: 'Last Words', cell: ({ lastText }) => <span className="line-clamp-1 max-w-xs">{lastText}</span> },
	{ header: 'Owner', cell: ({ ownerName }) => ownerName ?? 'Nobody', className: 'whitespace-nowrap' },
	{ header: 'Answer', cell: (thread) => <ThreadDue thread={thread} />, className: 'whitespace-nowrap' },
]

function ThreadList({ list, onOpen }: { list: List; onOpen: (thread: { id: string }) => void }) {
	const { filter, state } = list
	const { data, error, refetch } = useQuery({
		...query('/api/admin/threads', {
			filter: filter === 'all' ? '' : filter,
			state: state === 'settled' ? state : '',
		}),
		staleTime: 0,
	})
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows />
	const Rows = data.threads.length > MANY ? LazyLongTable : Table
	return (
		<Rows
			label={`${list.label} messages`}
			columns={COLUMNS}
			rows={data.threads}
			rowKey={({ id }) => id}
			onOpen={onOpen}
			openLabel={(thread) => `Open messages of ${nameAndUnread(thread)} about ${thread.tripName}`}
			empty={<EmptyState icon={<MessagesSquare />} title={list.empty} />}
		/>
	)
}
