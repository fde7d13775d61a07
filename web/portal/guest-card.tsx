import { Pencil } from 'lucide-react'
import type { Guest } from '#shared/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { GuestDetails } from './guest-details.tsx'
import { GuestForm } from './guest-form.tsx'

type Props = {
	guest: Guest
	/** From 1. */
	number: number
	/** Staff look at the page and change nothing here. */
	mayEdit: boolean
	isEditing: boolean
	onEdit: () => void
	onEdited: () => void
	onDone: () => void
}

export function GuestCard({ guest, number, mayEdit, isEditing, onEdit, onEdited, onDone }: Props) {
	return (
		<article className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 className="font-display text-2xl wrap-anywhere">
					Guest {number}: {guest.fullName}
				</h2>
				<div className="flex grow items-center justify-between gap-3 sm:grow-0">
					<ApprovalBadge status={guest.approvalStatus} />
					{mayEdit && !isEditing ? (
						<Button size="small" onClick={onEdit} aria-label={`Edit ${guest.fullName}`}>
							<Pencil aria-hidden="true" />
							Edit
						</Button>
					) : null}
				</div>
			</div>
			{isEditing ? <GuestForm guest={guest} onEdited={onEdited} onDone={onDone} /> : <GuestDetails guest={guest} />}
		</article>
	)
}
