import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { useAuth } from '#web/data/session.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { ApproveGuests } from './approve-guests.tsx'
import { GuestCard } from './guest-card.tsx'
import { unsavedEditsOf } from './unsaved.ts'
import { usePendingEdits } from './pending-edits.ts'

const DiscardChanges = lazyDialog(async () => ({
	default: (await import('#web/ui/dialogs/discard-changes.tsx')).DiscardChanges,
}))

/** A trip's guests, one of them at most being edited, and the approval of them all. */
export function GuestList({ trip }: { trip: WholePortalTrip }) {
	const { user } = useAuth()
	const unsaved = user && unsavedEditsOf(user)
	const [editing, setEditing] = useState(() => trip.guests.find(({ id }) => unsaved?.has(id))?.id ?? null)
	const [isEdited, setIsEdited] = useState(editing !== null)
	/** Whose details someone asked for while another's have unsaved changes. */
	const [wanted, setWanted] = useState<string | null>(null)
	const pending = usePendingEdits()
	const isOwner = user?.id === trip.userId

	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		if (isEdited) addEventListener('beforeunload', warn)
		return () => removeEventListener('beforeunload', warn)
	}, [isEdited])

	const edit = (id: string | null) => {
		if (editing) unsaved?.delete(editing)
		setEditing(id)
		setIsEdited(false)
		setWanted(null)
	}

	if (trip.guests.length === 0)
		return (
			<EmptyState
				icon={<Users />}
				title="No guest details yet"
				description="Guest details will appear here once your travel advisor adds them to your trip."
			/>
		)
	return (
		<>
			<ol className="grid gap-4">
				{trip.guests.map((guest, index) => (
					<li key={guest.id}>
						<GuestCard
							guest={guest}
							pending={pending.get(guest.id)}
							unsaved={unsaved?.get(guest.id)}
							number={index + 1}
							mayEdit={isOwner}
							isEditing={guest.id === editing}
							onEdit={() => (isEdited ? setWanted(guest.id) : edit(guest.id))}
							onEdited={(typed) => {
								unsaved?.set(guest.id, typed)
								setIsEdited(true)
							}}
							onDone={() => edit(null)}
						/>
					</li>
				))}
			</ol>
			{isOwner && trip.guestDetailsApprovalStatus !== 'approved' ? (
				<ApproveGuests
					trip={trip}
					isEditing={editing !== null}
					hasPendingEdits={trip.guests.some(({ id }) => pending.has(id))}
				/>
			) : null}
			<DiscardChanges open={wanted !== null} onKeep={() => setWanted(null)} onDiscard={() => edit(wanted)} />
		</>
	)
}
