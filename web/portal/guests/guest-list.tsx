import { Users } from 'lucide-react'
import { useEffect, useState } from 'react'
import { leadGuestOf } from '#shared/companions/companion.ts'
import { displayName, type User } from '#shared/customers/user.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { useAuth } from '#web/data/session.tsx'
import type { PendingEdit } from '#web/offline/stored-shapes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { ApproveGuests } from './approve-guests.tsx'
import { GuestCard } from './guest-card.tsx'
import { usePendingEdits } from './pending-edits.ts'

const DiscardChanges = lazyDialog(async () => ({
	default: (await import('#web/ui/dialogs/discard-changes.tsx')).DiscardChanges,
}))

/** A trip's guests, of whom one at a time can be edited, and the approval of all. */
export function GuestList({ trip }: { trip: WholePortalTrip }) {
	const { user } = useAuth()
	const unsaved = user && unsavedEditsOf(user)
	const [editing, setEditing] = useState(() => trip.guests.find(({ id }) => unsaved?.has(id))?.id ?? null)
	const [isEdited, setIsEdited] = useState(editing !== null)
	/** The guest to edit next, when the changes of another are not saved. */
	const [wanted, setWanted] = useState<string | null>(null)
	const pending = usePendingEdits()
	const mayApprove = trip.viewer ? trip.viewer.kind !== 'staff' : user?.id === trip.userId
	const { viewer } = trip
	const lead =
		viewer?.kind === 'companion'
			? trip.guests.find(({ id }) => id === viewer.guestId)
			: user && leadGuestOf(trip.guests, displayName(user))

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
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
				{trip.guests.map((guest, index) => (
					<li key={guest.id}>
						<GuestCard
							guest={guest}
							crossings={trip.crossings}
							pending={pending.get(guest.id)}
							unsaved={unsaved?.get(guest.id)}
							number={index + 1}
							mayEdit={mayApprove && !guest.isHidden}
							leadIs={!lead ? null : lead.id === guest.id ? 'this' : 'another'}
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
			{mayApprove && trip.guestDetailsApprovalStatus !== 'approved' ? (
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

const unsavedEdits = new WeakMap<User, Map<string, PendingEdit>>()

/**
 * Edits that were neither saved nor cancelled, by guest: a traveller who leaves the page by mistake finds them again. They are in memory
 * only, and end with the session.
 */
function unsavedEditsOf(user: User): Map<string, PendingEdit> {
	const known = unsavedEdits.get(user) ?? new Map<string, PendingEdit>()
	unsavedEdits.set(user, known)
	return known
}
