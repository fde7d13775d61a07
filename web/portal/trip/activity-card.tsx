import type { Activity } from '#shared/trips/kinds/activity.ts'
import { dayRange } from '#shared/trips/timeline/wording.ts'
import { Facts } from './facts.tsx'
import { ItemCard } from './item-card.tsx'

export function ActivityCard({ activity }: { activity: Activity }) {
	const when = [dayRange(activity.date, activity.endDate), activity.time].filter(Boolean).join(', ')
	return (
		<ItemCard list="activities" id={activity.id} eyebrow={when} title={activity.name} status={activity.status}>
			<Prose text={activity.description} />
			<Facts
				facts={[
					{ label: 'Where', value: activity.location },
					{ label: 'Confirmation', value: activity.confirmationNumber, copyable: true },
				]}
			/>
			<Prose text={activity.additionalInformation} />
		</ItemCard>
	)
}

/** Multi-line text with the line breaks of staff. */
const Prose = ({ text }: { text: string | null }) =>
	text ? <p className="mt-3 max-w-prose whitespace-pre-line wrap-anywhere">{text}</p> : null
