import type { QueryClient } from '@tanstack/react-query'
import type { Task } from '#shared/tasks/task.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'

/** What staff change about a task. A template's task has its template's title. */
export type TaskChange = Partial<Pick<Task, 'title' | 'note' | 'due' | 'ownerId'>> & { isDone?: boolean }

/** Saves a change. One that a template makes is stored with its trip. */
export function changeTask(
	{ id, about, templateId }: Task,
	values: TaskChange,
	version: number,
): Promise<{ task: Task }> {
	return templateId === null
		? send('PATCH', `/api/admin/tasks/${id}`, values, { version })
		: send('PUT', `/api/admin/trips/${about.id}/template-tasks/${templateId}`, values, { version })
}

/** Every list of tasks. */
export const refreshTasks = (client: QueryClient) =>
	client.invalidateQueries({ queryKey: query('/api/admin/tasks').queryKey })
