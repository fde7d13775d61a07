import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import { dayAndTime } from '#shared/trips/timeline/wording.ts'
import { Facts } from './facts.tsx'
import { ItemCard } from './item-card.tsx'

export const TransferCard = ({ transfer }: { transfer: Transfer }) => (
	<ItemCard
		list="transfers"
		id={transfer.id}
		eyebrow={dayAndTime(transfer.date, transfer.time)}
		title={transfer.transferType}
		status={transfer.status}
	>
		<Route from={transfer.fromLocation} to={transfer.toLocation} />
		<Facts
			facts={[
				{ label: 'Passengers', value: transfer.passengers },
				{ label: 'Vehicle', value: transfer.vehicleClass },
				{ label: 'Confirmation', value: transfer.confirmationNumber, copyable: true },
			]}
		/>
	</ItemCard>
)

const Route = ({ from, to }: { from: string; to: string }) => (
	<dl className="mt-3 flex flex-col gap-x-12 gap-y-3 border-l-2 border-terracotta pl-4 sm:flex-row">
		{[
			['From', from],
			['To', to],
		].map(([label, place]) => (
			<div key={label}>
				<dt className="text-sm text-ink-soft">{label}</dt>
				<dd className="wrap-anywhere">{place}</dd>
			</div>
		))}
	</dl>
)
