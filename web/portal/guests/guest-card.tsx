import { CloudUpload, Pencil } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Crossing } from '#shared/borders/crossing.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { ApprovalBadge } from './approval-badge.tsx'
import { GuestConsent } from './guest-consent.tsx'
import { GuestDetails } from './guest-details.tsx'
import { GuestForm } from './guest-form.tsx'
import { fromFormValues } from './guest-values.ts'
import { removePendingEdit } from './pending-edits.ts'

/** Not needed to read and approve the details. */
const GuestBorders = lazyPart(() => import('./guest-borders.tsx'))

type Props = {
	guest: Guest
	/** The borders that the trip crosses. */
	crossings: readonly Crossing[] | undefined
	/** The guest's edit that waits to be sent. */
	pending: PendingEdit | undefined
	/** An edit that was left without saving, on this page or before another one. */
	unsaved: PendingEdit | undefined
	/** Starts at 1. */
	number: number
	/** Staff view this page read-only. */
	mayEdit: boolean
	/** Whether the trip's lead is this guest or another one. */
	leadIs: 'this' | 'another' | null
	isEditing: boolean
	onEdit: () => void
	onEdited: (typed: PendingEdit) => void
	onDone: () => void
}

export function GuestCard({
	guest,
	crossings,
	pending,
	unsaved,
	number,
	mayEdit,
	leadIs,
	isEditing,
	onEdit,
	onEdited,
	onDone,
}: Props) {
	const shown = pending ? { ...guest, ...fromFormValues(pending.typed) } : guest
	const editButton = useRef<HTMLButtonElement>(null)
	const wasEditing = useRef(isEditing)
	// The form leaves the page with the focus in it, which returns to the button that opened it, unless another form has taken it.
	useEffect(() => {
		if (wasEditing.current && !isEditing && document.activeElement === document.body) editButton.current?.focus()
		wasEditing.current = isEditing
	}, [isEditing])
	const discardPending = async () => {
		await removePendingEdit(guest.id)
		editButton.current?.focus()
	}
	return (
		<article className="rounded-lg border border-line bg-card p-4 shadow-card md:p-6">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h2 className="min-w-0 font-display text-2xl wrap-anywhere">
					Guest {number}: {shown.fullName}
				</h2>
				<div className="flex grow items-center justify-between gap-3 sm:grow-0">
					<ApprovalBadge status={guest.approvalStatus} />
					{mayEdit && !isEditing ? (
						<Button ref={editButton} size="small" onClick={onEdit} aria-label={`Edit ${guest.fullName}`}>
							<Pencil aria-hidden="true" />
							Edit
						</Button>
					) : null}
				</div>
			</div>
			{pending ? <PendingNotice edit={pending} onDiscard={() => void discardPending()} /> : null}
			{isEditing ? (
				<GuestForm guest={guest} from={unsaved ?? pending} onEdited={onEdited} onDone={onDone} />
			) : (
				<>
					<GuestDetails guest={shown} />
					<GuestBorders guest={shown} crossings={crossings} />
					<GuestConsent guest={guest} mayChange={mayEdit} leadIs={leadIs} />
				</>
			)}
		</article>
	)
}

function PendingNotice({ edit: { problem }, onDiscard }: { edit: PendingEdit; onDiscard: () => void }) {
	return (
		<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-brass-wash px-4 py-2.5">
			<CloudUpload aria-hidden="true" className="size-5 shrink-0 text-brass" />
			<p className="min-w-40 flex-1">
				{problem
					? `Your changes were not accepted: ${problem}`
					: 'Your changes are saved on this device and will be sent when you are online.'}
			</p>
			<Button size="small" onClick={onDiscard}>
				Discard
			</Button>
		</div>
	)
}
