import type { Accommodation } from '#shared/contract.ts'
import { dayInWords, nightsOf } from '#shared/portal/wording.ts'
import { Facts } from './facts.tsx'
import { Cards, ItemCard, Nothing } from './item-card.tsx'

export function Hotels({ stays }: { stays: readonly Accommodation[] }) {
	if (stays.length === 0) return <Nothing>No hotels yet</Nothing>
	return (
		<Cards>
			{stays.map((stay) => (
				<li key={stay.id}>
					<ItemCard id={stay.id} above={nightsOf(stay)} title={stay.hotelName} status={stay.status}>
						{stay.address ? <p className="mt-1 text-ink-soft wrap-anywhere">{stay.address}</p> : null}
						<Facts
							facts={[
								{ label: 'Check-in', value: dayInWords(stay.checkIn) },
								{ label: 'Check-out', value: dayInWords(stay.checkOut) },
								{ label: 'Room', value: stay.roomType },
								{ label: 'Board', value: stay.boardBasis },
								{ label: 'Confirmation', value: stay.confirmationNumber, copies: true },
							]}
						/>
					</ItemCard>
				</li>
			))}
		</Cards>
	)
}
