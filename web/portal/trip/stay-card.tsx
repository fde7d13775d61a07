import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import { dayInWords, nightsOf } from '#shared/trips/timeline/wording.ts'
import { Facts } from './facts.tsx'
import { ItemCard } from './item-card.tsx'

export const StayCard = ({ stay }: { stay: Accommodation }) => (
	<ItemCard list="accommodations" id={stay.id} eyebrow={nightsOf(stay)} title={stay.hotelName} status={stay.status}>
		{stay.address ? <p className="mt-1 text-ink-soft wrap-anywhere">{stay.address}</p> : null}
		<Facts
			facts={[
				{ label: 'Check-in', value: dayInWords(stay.checkIn) },
				{ label: 'Check-out', value: dayInWords(stay.checkOut) },
				{ label: 'Room', value: stay.roomType },
				{ label: 'Board', value: stay.boardBasis },
				{ label: 'Confirmation', value: stay.confirmationNumber, copyable: true },
			]}
		/>
	</ItemCard>
)
