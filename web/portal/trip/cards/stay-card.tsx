import type { Accommodation } from '#shared/trips/kinds/accommodation.ts'
import { dayInWords, nightsOf } from '#shared/trips/timeline/wording.ts'
import type { TakenPart } from '#shared/portal/taken-part.ts'
import { Facts } from './facts.tsx'
import { FromCatalogue } from './from-catalogue.tsx'
import { ItemCard } from './item-card.tsx'

type Props = { stay: Accommodation; taken: TakenPart | undefined }

export const StayCard = ({ stay, taken }: Props) => (
	<ItemCard list="accommodations" id={stay.id} eyebrow={nightsOf(stay)} title={stay.hotelName} status={stay.status}>
		{stay.address ? <p className="mt-1 text-ink-soft wrap-anywhere">{stay.address}</p> : null}
		<FromCatalogue part={taken} />
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
