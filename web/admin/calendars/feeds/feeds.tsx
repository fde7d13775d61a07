import type { VillaCalendar } from '#shared/catalogue/availability/period.ts'
import type { VillaFeed } from '#shared/catalogue/availability/villa-feed.ts'
import { ForEditors } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { ConfirmDelete } from '#web/trips/confirm-delete.tsx'
import { useDialog } from '#web/trips/use-dialog.ts'
import { AddFeed } from './add-feed.tsx'
import { FeedView } from './feed-view.tsx'

type Props = { calendar: VillaCalendar; onSaved: (answer: unknown) => void }

/** The calendars of other platforms that sell the villa too (CRM-352). */
export function Feeds({ calendar: { itemId, feeds }, onSaved }: Props) {
	const removing = useDialog<VillaFeed>()
	return (
		<div className="grid gap-4">
			{feeds.length > 0 ? (
				<ul className="grid gap-4">
					{feeds.map((feed) => (
						<FeedView key={feed.id} feed={feed} onSaved={onSaved} onRemove={() => removing.show(feed)} />
					))}
				</ul>
			) : (
				<p className="text-ink-soft">
					Nights that are booked on Airbnb, Booking.com or with the owner come from the calendar address that they
					offer.
				</p>
			)}
			<ForEditors>
				<AddFeed itemId={itemId} onSaved={onSaved} />
			</ForEditors>
			<ConfirmDelete
				dialog={removing}
				title="Remove this calendar?"
				description={({ name }) => `The nights that are booked on ${name} leave this calendar.`}
				onDelete={async ({ id }) => onSaved(await send('DELETE', `/api/admin/villa-feeds/${id}`))}
				refresh={async () => {}}
				success="Calendar removed"
				failure="Calendar not removed"
			/>
		</div>
	)
}
