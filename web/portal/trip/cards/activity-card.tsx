import type { Activity } from '#shared/trips/kinds/activity.ts'
import type { TakenPart } from '#shared/portal/taken-part.ts'
import { dayRange } from '#shared/trips/timeline/wording.ts'
import { Facts } from './facts.tsx'
import { FromCatalogue } from './from-catalogue.tsx'
import { ItemCard } from './item-card.tsx'

type Props = { activity: Activity; taken: TakenPart | undefined }

export function ActivityCard({ activity, taken }: Props) {
	const when = [dayRange(activity.date, activity.endDate), activity.time].filter(Boolean).join(', ')
	return (
		<ItemCard list="activities" id={activity.id} eyebrow={when} title={activity.name} status={activity.status}>
			<FromCatalogue part={taken} />
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
