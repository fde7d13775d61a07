import { useQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { addDays, viewerDay } from '#shared/dates.ts'
import { type Task, TASK_OWNERS, type TaskOwner } from '#shared/tasks/task.ts'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LoadFailed } from '../app/load-failed.tsx'
import { useAdminLocation } from '../app/use-admin-location.ts'
import type { NewTask } from './task-dialog.tsx'
import { TaskLine } from './task-line.tsx'

const TaskDialog = prefetched(() => import('./task-dialog.tsx'))

const DAYS_AHEAD = 7
const LABELS: Record<TaskOwner, string> = { mine: 'Mine', nobody: 'Nobody’s', all: 'Everybody’s' }

/** The open tasks until a week from now, by whose they are (CRM-310). */
export function MyTasks() {
	const opened = useDialog<Task | NewTask>()
	// All three at once, so that a task that nobody has taken shows in the count of its tab.
	const counts: Record<TaskOwner, number | undefined> = {
		mine: useOpenTasks('mine').data?.tasks.length,
		nobody: useOpenTasks('nobody').data?.tasks.length,
		all: useOpenTasks('all').data?.tasks.length,
	}
	return (
		<Card flush className="mb-6">
			<h2 className="px-5 pt-4 pb-1 font-display text-2xl">Tasks</h2>
			<Tabs
				label="Tasks"
				inset
				tabs={TASK_OWNERS.map((owner) => ({
					value: owner,
					label: LABELS[owner],
					count: counts[owner] || undefined,
					content: <OpenTasks owner={owner} onOpen={opened.show} />,
				}))}
			/>
			{opened.subject ? <TaskDialog dialog={opened} /> : null}
		</Card>
	)
}

function useOpenTasks(owner: TaskOwner) {
	const today = viewerDay(useNow())
	return useQuery({
		...query('/api/admin/tasks', { today, until: addDays(today, DAYS_AHEAD), owner }),
		staleTime: 0,
	})
}

function OpenTasks({ owner, onOpen }: { owner: TaskOwner; onOpen: (task: Task) => void }) {
	const { openTrip, navigateTo, replaceParams } = useAdminLocation()
	const today = viewerDay(useNow())
	const { data, error, refetch } = useOpenTasks(owner)
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={4} />
	if (data.tasks.length === 0)
		return <EmptyState icon={<ListChecks />} title={`Nothing is due within ${DAYS_AHEAD} days`} />
	const openSubject = ({ kind, id }: Task['about']) => {
		if (kind === 'trip') openTrip(id)
		else if (kind === 'customer') navigateTo({ section: 'customers', customer: id })
		else replaceParams({ enquiry: id })
	}
	return (
		<div className="px-5 pb-3">
			<p className="sr-only">{`${data.tasks.length} ${data.tasks.length === 1 ? 'task' : 'tasks'} within ${DAYS_AHEAD} days`}</p>
			{groupsOf(data.tasks, today).map(({ title, tasks }) => (
				<section key={title} aria-label={title}>
					<h3 className="pt-4 text-sm text-ink-soft">{title}</h3>
					<ul className="divide-y divide-line">
						{tasks.map((task) => (
							<TaskLine key={task.id} task={task} onOpen={onOpen} onOpenSubject={openSubject} />
						))}
					</ul>
				</section>
			))}
		</div>
	)
}

/** The groups that have any, in this order. */
function groupsOf(tasks: readonly Task[], today: string) {
	const groups: [title: string, belongs: (due: string | null) => boolean][] = [
		['Late', (due) => due !== null && due < today],
		['Today', (due) => due === today],
		[`Next ${DAYS_AHEAD} days`, (due) => due !== null && due > today],
		['Any day', (due) => due === null],
	]
	return groups
		.map(([title, belongs]) => ({ title, tasks: tasks.filter(({ due }) => belongs(due)) }))
		.filter((group) => group.tasks.length > 0)
}
