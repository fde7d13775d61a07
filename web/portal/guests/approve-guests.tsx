import { useQueryClient } from '@tanstack/react-query'
import { CheckCircle2 } from 'lucide-react'
import { useId, useState } from 'react'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { obstacleToApproval, versionsOf } from '#shared/portal/guest-approval.ts'
import { query } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'

// Lazy: people view the page more often than they approve.
const AlertDialog = lazyDialog(async () => ({
	default: (await import('#web/ui/dialogs/alert-dialog.tsx')).AlertDialog,
}))

type Props = {
	trip: WholePortalTrip
	isEditing: boolean
	/** An edit of one of the guests waits to be sent. */
	hasPendingEdits: boolean
}

/** Approves the details on this page, and no later ones (PORTAL-42 to PORTAL-45). */
export function ApproveGuests({ trip, isEditing, hasPendingEdits }: Props) {
	const client = useQueryClient()
	const id = useId()
	const [isAsking, setIsAsking] = useState(false)
	const [isApproving, setIsApproving] = useState(false)
	const obstacle = isEditing
		? 'Save or cancel your changes first.'
		: hasPendingEdits
			? 'Your pending changes must be sent first.'
			: obstacleToApproval(trip)
	const isCompanion = trip.viewer?.kind === 'companion'
	const refresh = () =>
		client.invalidateQueries({ queryKey: query('/api/portal/trips/:id', { id: trip.id }).queryKey, exact: true })

	const approve = async () => {
		setIsApproving(true)
		try {
			await send('POST', `/api/portal/trips/${trip.id}/approve-guests`, { guests: versionsOf(trip.guests) })
			await refresh()
			toast({
				title: 'Guest details approved',
				description: isCompanion
					? 'Your details have been approved successfully.'
					: 'All guest details have been approved successfully.',
			})
		} catch (error) {
			toast({
				title: 'Approval failed',
				description: sentenceOf(error, 'Nothing was approved. Please try again.'),
				tone: 'destructive',
			})
			await refresh()
		}
		setIsApproving(false)
		setIsAsking(false)
	}

	return (
		<div className="mt-8 flex flex-col items-stretch gap-2 sm:items-end">
			<Button
				variant="primary"
				size="large"
				disabled={obstacle !== null}
				aria-describedby={obstacle ? id : undefined}
				onClick={() => setIsAsking(true)}
			>
				<CheckCircle2 aria-hidden="true" />
				{isCompanion ? 'Approve My Details' : 'Approve All Guest Details'}
			</Button>
			{obstacle ? (
				<p id={id} className="text-sm text-ink-soft">
					{obstacle}
				</p>
			) : null}
			<AlertDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Approve Guest Details"
				description={`Are you sure you want to approve ${isCompanion ? 'your' : 'all guest'} details? This will confirm that all the information is correct.`}
				action={isApproving ? 'Approving...' : 'Confirm Approval'}
				onAction={() => void approve()}
				pending={isApproving}
				tone="primary"
			/>
		</div>
	)
}
