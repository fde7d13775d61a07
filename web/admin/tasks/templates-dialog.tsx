import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { withInitials } from '#shared/initial-values.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { type TaskTemplate, taskTemplateFields } from '#shared/tasks/task-template.ts'
import { createIdempotentSender } from '#web/data/idempotent-sender.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { FieldsForm } from '#web/trips/forms/fields-form.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { type DialogState, useDialog } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { LoadFailed } from '../app/load-failed.tsx'
import { refreshTasks } from './task-writes.ts'

const schema = schemaOfFields(taskTemplateFields)
const PATH = '/api/admin/task-templates'

/** What the agency does for every trip (CRM-308): a list, or the form of one. */
export default function TemplatesDialog({ dialog: { isOpen, close } }: { dialog: DialogState<true> }) {
	const [edited, setEdited] = useState<TaskTemplate | 'new' | null>(null)
	if (!isOpen && edited !== null) setEdited(null)
	const title = edited === null ? 'Task templates' : edited === 'new' ? 'New template' : edited.title
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			title={title}
			description="Each makes a task for every trip that is confirmed or pending. Its day follows the dates of the trip."
		>
			{(_askToClose, _markEdited, markSaved) =>
				edited === null ? (
					<Templates onEdit={setEdited} />
				) : (
					<TemplateForm
						template={edited === 'new' ? null : edited}
						onDone={() => {
							markSaved()
							setEdited(null)
						}}
					/>
				)
			}
		</FormDialog>
	)
}

function Templates({ onEdit }: { onEdit: (template: TaskTemplate | 'new') => void }) {
	const client = useQueryClient()
	const deleting = useDialog<TaskTemplate>()
	const { data, error, refetch } = useQuery({ ...query(PATH), staleTime: 0 })
	if (!data) return error ? <LoadFailed error={error} onRetry={refetch} /> : <SkeletonRows rows={4} />
	return (
		<>
			<ul className="divide-y divide-line">
				{data.templates.map((template) => (
					<li key={template.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
						<div className="min-w-0 grow basis-56">
							<p className="wrap-anywhere">{template.title}</p>
							<p className="text-sm text-ink-soft">{whenOf(template)}</p>
						</div>
						<div className="flex gap-2">
							<Button size="small" aria-label={`Change ${template.title}`} onClick={() => onEdit(template)}>
								Change
							</Button>
							<Button size="small" aria-label={`Delete ${template.title}`} onClick={() => deleting.show(template)}>
								Delete
							</Button>
						</div>
					</li>
				))}
			</ul>
			<Button className="mt-4" onClick={() => onEdit('new')}>
				Add template
			</Button>
			<ConfirmDelete
				dialog={deleting}
				title="Delete Template?"
				description={({ title }) => `“${title}” goes from every trip, also where it is done.`}
				onDelete={({ id }) => send('DELETE', `${PATH}/${id}`)}
				refresh={() => Promise.all([refetch(), refreshTasks(client)])}
				success="Template deleted"
				failure="Template not deleted"
			/>
		</>
	)
}

function TemplateForm({ template, onDone }: { template: TaskTemplate | null; onDone: () => void }) {
	const client = useQueryClient()
	const [sendIdempotent] = useState(createIdempotentSender)
	const save = async (values: object, version: number) => {
		await withToast({ success: 'Template saved', failure: 'Template not saved' }, async () => {
			if (template) await send('PATCH', `${PATH}/${template.id}`, values, { version })
			else await sendIdempotent(PATH, values)
			await Promise.all([client.invalidateQueries({ queryKey: query(PATH).queryKey }), refreshTasks(client)])
		})
		onDone()
	}
	return (
		<FieldsForm
			fields={taskTemplateFields}
			schema={schema}
			initialValues={template ?? withInitials(taskTemplateFields, {})}
			action="Save template"
			onSave={save}
			onCancel={onDone}
		/>
	)
}

function whenOf({ days, when }: TaskTemplate): string {
	const [day, until] = when === 'before_departure' ? ['departure', 'before'] : ['return', 'after']
	if (days === 0) return `On the day of the ${day}`
	return `${days === 1 ? '1 day' : `${days} days`} ${until} the ${day}`
}
