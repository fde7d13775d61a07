import type { ReactNode } from 'react'
import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import { document } from '#shared/trips/kinds/document.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind, type RecordOf } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { ActivityCard } from './activity-card.tsx'
import { FlightCard } from './flight-card.tsx'
import { Cards } from './item-card.tsx'
import { StayCard } from './stay-card.tsx'
import { TransferCard } from './transfer-card.tsx'

/** Below the first view. */
export const Documents = lazyPart(async () => ({ default: (await import('../documents/documents.tsx')).Documents }))

/** The card of each kind of record. */
const CARDS: { [K in BookedKind]: (record: RecordOf[K]) => ReactNode } = {
	flights: (record) => <FlightCard flight={record} />,
	accommodations: (record) => <StayCard stay={record} />,
	transfers: (record) => <TransferCard transfer={record} />,
	activities: (record) => <ActivityCard activity={record} />,
}

type TripSection = { id: string; title: string; count: number; content: ReactNode }

/** The sections of a trip's page, top to bottom. */
export const tripSections = (trip: WholePortalTrip): TripSection[] => [
	{
		id: document.names.section,
		title: document.labels.section,
		count: trip.documents.length,
		content: <Documents documents={trip.documents} />,
	},
	...BOOKED_KIND_LIST.flatMap((list) => sectionOf(list, trip[list])),
]

/** The section of one kind of record. Without records, some kinds say so and others have no section. */
function sectionOf<K extends BookedKind>(list: K, records: readonly RecordOf[K][]): TripSection[] {
	const { names, labels, none }: AnyBookedKind = BOOKED_KINDS[list]
	if (records.length === 0 && none === null) return []
	const content = (
		<Cards items={records} emptyText={none ?? undefined}>
			{CARDS[list]}
		</Cards>
	)
	return [{ id: names.section, title: labels.section, count: records.length, content }]
}
