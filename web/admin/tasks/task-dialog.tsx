import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { schemaOfFields } from '#shared/schemas.ts'
import { SUBJECT_IDS, type Task, taskFields } from '#shared/tasks/task.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { type DialogState, useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { ChooseColleague } from '../team/choose-colleague.tsx'
import { changeTask, refreshTasks } from './task-writes.ts'

/** A new task about a trip, customer or enquiry. */
export type NewTask = { about: Pick<Task['about'], 'kind' | 'id'> }

const { title: _title, ...ofTemplate } = taskFields
const whole = schemaOfFields(taskFields)
const withoutTitle = schemaOfFields(ofTemplate)

/** The form of a task (CRM-307). The title of one that a template makes is its template's. */
export default function TaskDialog({ dialog: { isOpen, subject, close } }: { dialog: DialogState<Task | NewTask> }) {
	const task = subject && 'title' in subject ? subject : null
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title={task ? task.title : 'Add Task'}
			description={task?.templateId ? 'A template makes this task for every trip.' : undefined}
		>
			{(askToClose) =>
				task ? (
					<EditTask key={task.id} task={task} onClose={close} onCancel={askToClose} />
				) : subject ? (
					<AddTask about={subject.about} onClose={close} onCancel={askToClose} />
				) : null
			}
		</FormDialog>
	)
}

type FormProps = { onClose: () => void; onCancel: () => void }

function AddTask({ about, onClose, onCancel }: FormProps & NewTask) {
	const client = useQueryClient()
	const [sendIdempotent] = useState(createIdempotentSender)
	const add = async (values: object) => {
		await withToast({ success: 'Task added', failure: 'Task not added' }, async () => {
			await sendIdempotent('/api/admin/tasks', { ...values, [SUBJECT_IDS[about.kind]]: about.id })
			await refreshTasks(client)
		})
		onClose()
	}
	return (
		<FieldsForm
			fields={taskFields}
			schema={whole}
			initialValues={{}}
			action="Add Task"
			onSave={add}
			onCancel={onCancel}
		/>
	)
}

function EditTask({ task, onClose, onCancel }: FormProps & { task: Task }) {
	const client = useQueryClient()
	const deleting = useDialog<Task>()
	const [{ ownerId, ownerName, version }, setOwner] = useState(task)
	const handOver = (to: string | null) =>
		withToast({ success: 'Task handed over', failure: 'Task not handed over' }, async () => {
			const answer = await changeTask(task, { ownerId: to }, version)
			setOwner(answer.task)
			await refreshTasks(client)
		})
	const save = async (values: object, formVersion: number) => {
		await withToast({ success: 'Task saved', failure: 'Task not saved' }, async () => {
			// Handing over while the form is open is this person's own change.
			await changeTask(task, values, Math.max(formVersion, version))
			await refreshTasks(client)
		})
		onClose()
	}
	return (
		<>
			<div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
				<ChooseColleague
					label="Owner"
					id={ownerId}
					name={ownerName}
					nobody={task.templateId ? 'The trip’s consultant' : 'Nobody'}
					onChoose={handOver}
				/>
				{task.templateId === null ? (
					<ForEditors>
						<Button size="small" className="ml-auto" onClick={() => deleting.show(task)}>
							Delete task
						</Button>
					</ForEditors>
				) : null}
			</div>
			{task.templateId === null ? (
				<FieldsForm
					fields={taskFields}
					schema={whole}
					initialValues={task}
					action="Save task"
					onSave={save}
					onCancel={onCancel}
				/>
			) : (
				<FieldsForm
					fields={ofTemplate}
					schema={withoutTitle}
					initialValues={task}
					action="Save task"
					onSave={save}
					onCancel={onCancel}
				/>
			)}
			<ConfirmDelete
				dialog={deleting}
				title="Delete Task?"
				description={({ title }) => `“${title}” is deleted for everybody.`}
				onDelete={({ id }) => send('DELETE', `/api/admin/tasks/${id}`)}
				refresh={async () => {
					await refreshTasks(client)
					onClose()
				}}
				success="Task deleted"
				failure="Task not deleted"
			/>
		</>
	)
}
