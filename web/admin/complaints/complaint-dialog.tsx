import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { COMPLAINT_STATES, type Complaint } from '#shared/complaints/complaint.ts'
import { ForEditors, useMayChange } from '#web/data/for-editors.tsx'
import { query } from '#web/data/query.ts'
import { RequestError, send } from '#web/data/request.ts'
import { Facts } from '#web/trips/facts.tsx'
import { FormDialog } from '#web/trips/forms/form-dialog.tsx'
import { staffDate } from '#web/trips/staff-date.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { DialogFooter } from '#web/ui/dialogs/dialog.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'

/** One complaint: what was sent, who looks after it, and what we answered (CRM-143). */
export function ComplaintDialog({ dialog: { isOpen, subject, close } }: { dialog: DialogState<Complaint> }) {
	return (
		<FormDialog
			isOpen={isOpen}
			onClose={close}
			shape="panel"
			title={subject ? `Complaint from ${subject.name}` : 'Complaint'}
			description={subject ? `${subject.reference}, received ${staffDate(subject.createdAt)}` : undefined}
		>
			{(askToClose) =>
				subject ? <ComplaintForm key={subject.id} complaint={subject} onClose={close} onCancel={askToClose} /> : null
			}
		</FormDialog>
	)
}

type FormProps = { complaint: Complaint; onClose: () => void; onCancel: () => void }

function ComplaintForm({ complaint, onClose, onCancel }: FormProps) {
	const client = useQueryClient()
	const mayChange = useMayChange()
	const { data } = useQuery({ ...query('/api/admin/consultants'), enabled: mayChange })
	const [isSaving, setIsSaving] = useState(false)
	const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
	const colleagues = data?.consultants ?? []
	const isListed = colleagues.some(({ id }) => id === complaint.ownerId)
	const save = async (values: object) => {
		setIsSaving(true)
		try {
			await withToast({ success: 'Complaint saved', failure: 'Complaint not saved' }, async () => {
				await send('PATCH', `/api/admin/complaints/${complaint.id}`, values, { version: complaint.version })
				await client.invalidateQueries({ queryKey: ['/api/admin/complaints'] })
			})
			onClose()
		} catch (error) {
			if (!(error instanceof RequestError)) throw error
			setErrors(
				error.status === 412
					? { state: 'A colleague has changed this complaint. Close it and open it again' }
					: error.fields,
			)
		}
		setIsSaving(false)
	}
	const submit = (event: SubmitEvent<HTMLFormElement>) => {
		event.preventDefault()
		const { state, ownerId, outcome } = Object.fromEntries(new FormData(event.currentTarget))
		void save({ state, ownerId: ownerId || null, outcome: outcome || null })
	}
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-5">
			<Facts
				facts={[
					['About', complaint.kind === 'personal_data' ? 'Personal data' : 'Journey or service'],
					['Answer due', complaint.dueOn && staffDate(complaint.dueOn)],
					['Email', complaint.email],
					['Phone', complaint.phone],
					['Journey', complaint.booking],
					['Receipt confirmed', complaint.acknowledgedAt && staffDate(complaint.acknowledgedAt)],
				]}
			/>
			<Words title="What happened" text={complaint.message} />
			{complaint.remedy ? <Words title="What would put it right" text={complaint.remedy} /> : null}
			<fieldset disabled={!mayChange} className="grid min-w-0 gap-x-5 gap-y-4 border-t border-line pt-5 md:grid-cols-2">
				<Field label="State" error={errors.state}>
					{(control) => (
						<Select {...control} name="state" defaultValue={complaint.state}>
							{COMPLAINT_STATES.map((state) => (
								<option key={state} value={state}>
									{choiceLabel(state)}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field label="Owner" error={errors.ownerId}>
					{(control) => (
						<Select {...control} key={String(data !== undefined)} name="ownerId" defaultValue={complaint.ownerId ?? ''}>
							<option value="">Nobody yet</option>
							{complaint.ownerId && !isListed ? (
								<option value={complaint.ownerId}>{complaint.ownerName ?? 'A former colleague'}</option>
							) : null}
							{colleagues.map(({ id, name }) => (
								<option key={id} value={id}>
									{name}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Field
					label="Outcome"
					hint="What we found and what we answered. Needed before the complaint counts as answered."
					error={errors.outcome}
					className="md:col-span-2"
				>
					{(control) => (
						<Textarea {...control} name="outcome" rows={5} maxLength={5000} defaultValue={complaint.outcome ?? ''} />
					)}
				</Field>
			</fieldset>
			<DialogFooter>
				<Button onClick={onCancel} disabled={isSaving}>
					Close
				</Button>
				<ForEditors>
					<Button type="submit" variant="primary" pending={isSaving}>
						Save complaint
					</Button>
				</ForEditors>
			</DialogFooter>
		</form>
	)
}

const Words = ({ title, text }: { title: string; text: string }) => (
	<section>
		<h3 className="text-sm text-ink-soft">{title}</h3>
		<p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p>
	</section>
)
