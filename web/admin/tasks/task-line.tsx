import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { addDays, viewerDay } from '#shared/dates.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { rememberFocus } from '#web/ui/dialogs/use-focus-return.ts'
import { useNow } from '#web/ui/use-now.ts'
import { TaskDue } from './task-due.tsx'
import { changeTask, refreshTasks, type TaskChange } from './task-writes.ts'

type Props = {
	task: Task
	/** Opens the trip, customer or enquiry; missing where all tasks are about the same one. */
	onOpenSubject?: (about: Task['about']) => void
	onOpen: (task: Task) => void
}

/** One task: a box that ticks it off, its title, which opens it, by when it is whose, and a button that puts it off (CRM-377). */
export function TaskLine({ task, onOpenSubject, onOpen }: Props) {
	const client = useQueryClient()
	const mayChange = useMayChange()
	const [saving, setSaving] = useState<TaskChange | null>(null)
	const today = viewerDay(useNow())
	const { title, note, about, doneAt, doneByName, ownerName } = task
	const isDone = doneAt !== null
	const isDue = !isDone && task.due !== null && task.due <= today
	/** `before` takes the change back. */
	const change = async (values: TaskChange, before: TaskChange, success: string) => {
		setSaving(values)
		const focusNext = rememberFocus()
		let { version } = task
		const undo = {
			success: 'As it was before',
			failure: 'Task not changed',
			elsewhere: 'The task can be opened and changed, too',
			run: async () => {
				await changeTask(task, before, version)
				await refreshTasks(client)
			},
		}
		await withToast({ success, failure: 'Task not changed', undo }, async () => {
			version = (await changeTask(task, values, version)).task.version
		}).catch(() => {})
		await refreshTasks(client)
		setSaving(null)
		focusNext()
	}
	const toggle = () => change({ isDone: !isDone }, { isDone }, isDone ? 'Task opened again' : 'Task done')
	const postpone = () => change({ due: addDays(today, 1) }, { due: task.due }, 'Task is due tomorrow')
	return (
		<li className="flex items-start gap-1 py-1.5">
			<label className="-ml-3 grid size-11 shrink-0 cursor-pointer place-items-center">
				<input
					type="checkbox"
					className="check-mark"
					aria-label={`Done: ${title}`}
					checked={saving?.isDone ?? isDone}
					disabled={!mayChange}
					onChange={() => saving ?? void toggle()}
				/>
			</label>
			<div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
				<div className="min-w-0 grow basis-64">
					<button
						type="button"
						data-row
						className={classNames(
							'text-left wrap-anywhere hover:text-sea hover:underline',
							isDone ? 'text-ink-soft line-through' : 'font-medium',
						)}
						onClick={() => onOpen(task)}
					>
						{title}
					</button>
					{note ? <p className="line-clamp-2 text-sm whitespace-pre-line text-ink-soft">{note}</p> : null}
					{onOpenSubject ? (
						<button
							type="button"
							className="block text-left text-sm wrap-anywhere text-sea hover:underline"
							onClick={() => onOpenSubject(about)}
						>
							{about.name}
						</button>
					) : null}
				</div>
				<p className="flex items-center text-sm text-ink-soft">
					{isDue && mayChange ? (
						<Button
							variant="quiet"
							size="small"
							className="-my-1.5 mr-2"
							aria-label={`Put off until tomorrow: ${title}`}
							pending={saving?.due !== undefined}
							onClick={() => void postpone()}
						>
							Put off
						</Button>
					) : null}
					{isDone ? (
						`Done ${staffDate(doneAt.slice(0, 10))}${doneByName ? ` by ${doneByName}` : ''}`
					) : (
						<>
							<TaskDue due={task.due} />
							<span className={task.due ? 'ml-3' : undefined}>{ownerName ?? 'Nobody'}</span>
						</>
					)}
				</p>
			</div>
		</li>
	)
}
