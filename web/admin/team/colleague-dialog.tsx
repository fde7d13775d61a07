import { useState } from 'react'
import type { Colleague } from '#shared/customers/colleague.ts'
import { STAFF_ROLES } from '#shared/customers/user.ts'
import { send } from '#web/data/request.ts'
import type { DialogState } from '#web/trips/use-dialog.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = { dialog: DialogState<Colleague>; onSaved: () => Promise<unknown> }

/** What an owner does for one colleague: role, access, and help with a lost phone or link (CRM-130). */
export function ColleagueDialog({ dialog: { isOpen, subject, close }, onSaved }: Props) {
	return (
		<Dialog
			open={isOpen}
			onOpenChange={(open) => open || close()}
			title={subject ? (subject.fullName ?? subject.username) : ''}
			description={subject?.email}
			shape="small"
		>
			{subject ? <Actions key={subject.id} colleague={subject} onDone={close} onSaved={onSaved} /> : null}
		</Dialog>
	)
}

type ActionsProps = { colleague: Colleague; onDone: () => void; onSaved: () => Promise<unknown> }

function Actions({ colleague, onDone, onSaved }: ActionsProps) {
	const { id, state, staffRole, hasSecondStep, devices } = colleague
	const path = `/api/admin/staff/${id}` as const
	const isDisabled = state === 'disabled'
	const [role, setRole] = useState<string>(staffRole)
	const [isPending, setIsPending] = useState(false)
	const run = async (success: string, call: () => Promise<unknown>) => {
		setIsPending(true)
		await withToast({ success, failure: 'Nothing was changed' }, async () => {
			await call()
			await onSaved()
			onDone()
		}).catch(() => {})
		setIsPending(false)
	}
	return (
		<div className="flex flex-col gap-5">
			<div className="flex items-end gap-3">
				<Field label="Role" className="grow">
					{(control) => (
						<Select {...control} value={role} onChange={(event) => setRole(event.currentTarget.value)}>
							{STAFF_ROLES.map((one) => (
								<option key={one} value={one}>
									{choiceLabel(one)}
								</option>
							))}
						</Select>
					)}
				</Field>
				<Button
					variant="primary"
					pending={isPending}
					disabled={role === staffRole}
					onClick={() => void run('Role changed', () => send('PATCH', path, { staffRole: role }))}
				>
					Change role
				</Button>
			</div>
			<div className="flex flex-col gap-3">
				{isDisabled ? null : (
					<Button
						pending={isPending}
						onClick={() => void run('Mail sent', () => send('POST', `${path}/invitation`, {}))}
					>
						{state === 'invited' ? 'Send the invitation again' : 'Send a link for a new password'}
					</Button>
				)}
				{hasSecondStep ? (
					<Button
						pending={isPending}
						onClick={() => void run('Second step removed', () => send('DELETE', `${path}/second-step`))}
					>
						Remove the second step (lost phone)
					</Button>
				) : null}
				{devices > 0 ? (
					<Button
						pending={isPending}
						onClick={() => void run('Signed out everywhere', () => send('DELETE', `${path}/devices`))}
					>
						{`Sign out everywhere (${devices})`}
					</Button>
				) : null}
				<Button
					pending={isPending}
					onClick={() =>
						void run(isDisabled ? 'Account enabled' : 'Account disabled', () =>
							send('PATCH', path, { isDisabled: !isDisabled }),
						)
					}
				>
					{isDisabled ? 'Enable the account' : 'Disable the account'}
				</Button>
			</div>
		</div>
	)
}
