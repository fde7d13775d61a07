import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { PAGES } from '#shared/paths.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { query, urlOf } from '#web/data/query.ts'
import { send, sentenceOf } from '#web/data/request.ts'
import { storeAnswer } from '#web/data/store-answer.ts'
import { Button } from '#web/ui/button.tsx'
import { lazyDialog } from '#web/ui/lazy-part.tsx'
import { toast } from '#web/ui/toasts/toasts.tsx'
import { removePendingEdit } from '../guests/pending-edits.ts'

const AlertDialog = lazyDialog(async () => ({
	default: (await import('#web/ui/dialogs/alert-dialog.tsx')).AlertDialog,
}))

type Props = { trip: WholePortalTrip; guest: Guest }

/** For a companion: whether the lead sees their details, and the end of their access (PORTAL-141). Nothing without a network. */
export default function OwnAccess({ trip, guest }: Props) {
	const { data } = useQuery({ ...query('/api/portal/trips/:id/companions', { id: trip.id }), staleTime: 0 })
	const own = data?.companions.find(({ guestId }) => guestId === guest.id)
	if (!own) return null
	return (
		<section aria-labelledby="own-access" className="mt-8 rounded-lg border border-line p-4 md:p-6">
			<h2 id="own-access" className="font-display text-2xl">
				Your access to this trip
			</h2>
			<p className="mt-1 max-w-prose text-ink-soft wrap-anywhere">You see this trip as {own.email}.</p>
			<div className="mt-3 grid gap-3 border-t border-line pt-4">
				<Privacy tripId={trip.id} guest={guest} />
				<GiveUp trip={trip} guest={guest} companionId={own.id} />
			</div>
		</section>
	)
}

const Line = ({ text, children }: { text: string; children: ReactNode }) => (
	<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
		<p className="max-w-prose min-w-0 flex-1 basis-72">{text}</p>
		{children}
	</div>
)

function Privacy({ tripId, guest }: { tripId: string; guest: Guest }) {
	const client = useQueryClient()
	const [isPending, setIsPending] = useState(false)
	const isPrivate = guest.isPrivate === true
	const change = async () => {
		setIsPending(true)
		try {
			await send('PUT', `/api/portal/guests/${guest.id}/privacy`, { isPrivate: !isPrivate })
			await client.invalidateQueries({ queryKey: query('/api/portal/trips/:id', { id: tripId }).queryKey, exact: true })
		} catch (error) {
			toast({ title: 'Nothing was changed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
		}
		setIsPending(false)
	}
	return (
		<Line
			text={
				isPrivate
					? 'The lead traveller does not see your passport, date of birth and other details. We do, to book for you.'
					: 'The lead traveller sees your passport, date of birth and other details, and can correct them.'
			}
		>
			<Button size="small" pending={isPending} onClick={() => void change()}>
				{isPrivate ? 'Share my details' : 'Keep my details private'}
			</Button>
		</Line>
	)
}

function GiveUp({ trip, guest, companionId }: Props & { companionId: string }) {
	const client = useQueryClient()
	const [, navigate] = useLocation()
	const [isAsking, setIsAsking] = useState(false)
	const [isPending, setIsPending] = useState(false)
	const giveUp = async () => {
		setIsPending(true)
		try {
			await send('DELETE', `/api/portal/companions/${companionId}`)
			await removePendingEdit(guest.id)
			const { removeTrip, tripIn } = await import('#web/offline/remove-trip.ts')
			await removeTrip(trip.id)
			storeAnswer(
				client,
				query('/api/portal/trips'),
				(known) => known && { ...known, trips: known.trips.filter(({ id }) => id !== trip.id) },
			)
			client.removeQueries({ predicate: (one) => tripIn(urlOf(one)) === trip.id })
			toast({ title: 'You gave up your access', description: `${trip.name} is no longer among your trips.` })
			navigate(PAGES.portal)
		} catch (error) {
			toast({ title: 'Nothing was changed', description: sentenceOf(error, 'Please try again.'), tone: 'destructive' })
			setIsPending(false)
		}
	}
	return (
		<Line text="You can give up your access. Your booking stays as it is.">
			<Button size="small" onClick={() => setIsAsking(true)}>
				Give up my access
			</Button>
			<AlertDialog
				open={isAsking}
				onOpenChange={setIsAsking}
				title="Give Up Your Access?"
				description="You will no longer see this trip, and its copy leaves this device. The lead traveller looks after your details from then on. Only a new invitation brings the trip back."
				action={isPending ? 'Giving up...' : 'Give up access'}
				cancel="Keep it"
				pending={isPending}
				onAction={() => void giveUp()}
			/>
		</Line>
	)
}
