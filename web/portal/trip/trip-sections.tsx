import type { ReactNode } from 'react'
import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import { BOOKED_KINDS, type BookedKind, type RecordOf } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { Documents } from '../documents/documents.tsx'
import { ActivityCard } from './activity-card.tsx'
import { FlightCard } from './flight-card.tsx'
import { Cards } from './item-card.tsx'
import { type SectionTitle, sectionTitles } from './section-titles.ts'
import { StayCard } from './stay-card.tsx'
import { TransferCard } from './transfer-card.tsx'

/** The card of each kind of record. */
const CARDS: { [K in BookedKind]: (record: RecordOf[K]) => ReactNode } = {
	flights: (record) => <FlightCard flight={record} />,
	accommodations: (record) => <StayCard stay={record} />,
	transfers: (record) => <TransferCard transfer={record} />,
	activities: (record) => <ActivityCard activity={record} />,
}

/** The sections of a trip's page with what they contain. */
export const tripSections = (trip: WholePortalTrip): (SectionTitle & { content: ReactNode })[] =>
	sectionTitles(trip).map((section) => ({
		...section,
		content:
			section.list === 'documents' ? (
				<Documents trip={trip} />
			) : (
				<CardsOf list={section.list} records={trip[section.list]} />
			),
	}))

function CardsOf<K extends BookedKind>({ list, records }: { list: K; records: readonly RecordOf[K][] }) {
	const { none }: AnyBookedKind = BOOKED_KINDS[list]
	return (
		<Cards items={records} emptyText={none ?? undefined}>
			{CARDS[list]}
		</Cards>
	)
}
