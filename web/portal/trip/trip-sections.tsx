import type { ReactNode } from 'react'
import type { TakenPart } from '#shared/portal/taken-part.ts'
import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import { BOOKED_KINDS, type BookedKind, type RecordOf } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { Documents } from '../documents/documents.tsx'
import { ActivityCard } from './cards/activity-card.tsx'
import { FlightCard } from './cards/flight-card.tsx'
import { Cards } from './cards/item-card.tsx'
import { type SectionTitle, sectionTitles } from './section-titles.ts'
import { StayCard } from './cards/stay-card.tsx'
import { TransferCard } from './cards/transfer-card.tsx'

/** The card of each kind of record. */
const CARDS: { [K in BookedKind]: (record: RecordOf[K], taken: TakenPart | undefined) => ReactNode } = {
	flights: (record) => <FlightCard flight={record} />,
	accommodations: (record, taken) => <StayCard stay={record} taken={taken} />,
	transfers: (record) => <TransferCard transfer={record} />,
	activities: (record, taken) => <ActivityCard activity={record} taken={taken} />,
}

/** The sections of a trip's page with what they contain. `taken` is what its records show of the catalogue. */
export const tripSections = (
	trip: WholePortalTrip,
	taken: readonly TakenPart[] = [],
): (SectionTitle & { content: ReactNode })[] =>
	sectionTitles(trip).map((section) => ({
		...section,
		content:
			section.list === 'documents' ? (
				<Documents trip={trip} />
			) : (
				<CardsOf list={section.list} records={trip[section.list]} taken={taken} />
			),
	}))

type CardsProps<K extends BookedKind> = { list: K; records: readonly RecordOf[K][]; taken: readonly TakenPart[] }

function CardsOf<K extends BookedKind>({ list, records, taken }: CardsProps<K>) {
	const { none }: AnyBookedKind = BOOKED_KINDS[list]
	return (
		<Cards items={records} emptyText={none ?? undefined}>
			{(record) =>
				CARDS[list](
					record,
					taken.find(({ recordId }) => recordId === record.id),
				)
			}
		</Cards>
	)
}
