import { useQuery } from '@tanstack/react-query'
import { viewerDay } from '#shared/dates.ts'
import { SUBJECT_IDS, type Task } from '#shared/tasks/task.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { useDialog } from '#web/trips/use-dialog.ts'
import { Button } from '#web/ui/button.tsx'
import { CardHeader } from '#web/ui/card.tsx'
import { prefetched } from '#web/ui/lazy-part.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { LoadFailed } from '../app/load-failed.tsx'
import type { NewTask } from './task-dialog.tsx'
import { TaskLine } from './task-line.tsx'

const TaskDialog = prefetched(() => import('./task-dialog.tsx'))

/** The tasks about one trip, customer or enquiry, and the way to add one (CRM-307). Its surroundings are the caller's. */
export function SubjectTasks({ about }: NewTask) {
	const opened = useDialog<Task | NewTask>()
	const today = viewerDay(useNow())
	const { data, error, refetch } = useQuery({
		...query('/api/admin/tasks', { today, [SUBJECT_IDS[about.kind]]: about.id }),
		staleTime: 0,
	})
	const tasks = data?.tasks ?? []
	const open = tasks.filter(({ doneAt }) => doneAt === null)
	const done = tasks.filter(({ doneAt }) => doneAt !== null)
	return (
		<>
			<CardHeader title="Tasks" level={3}>
				<ForEditors>
					<Button size="small" onClick={() => opened.show({ about })}>
						Add Task
					</Button>
				</ForEditors>
			</CardHeader>
			{data ? null : error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={2} />}
			{data && open.length === 0 ? <p className="text-ink-soft">Nothing to do.</p> : null}
			<ul className="divide-y divide-line">
				{open.map((task) => (
					<TaskLine key={task.id} task={task} onOpen={opened.show} />
				))}
			</ul>
			{done.length > 0 ? (
				<details className="mt-2">
					<summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium text-sea">{`${done.length} done`}</summary>
					<ul className="divide-y divide-line">
						{done.map((task) => (
							<TaskLine key={task.id} task={task} onOpen={opened.show} />
						))}
					</ul>
				</details>
			) : null}
			{opened.subject ? <TaskDialog dialog={opened} /> : null}
		</>
	)
}
