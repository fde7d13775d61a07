import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import { document } from '#shared/trips/kinds/document.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind } from '#shared/trips/kinds/registry.ts'
import type { WholePortalTrip } from '#shared/trips/whole-trip.ts'

export type SectionTitle = { list: BookedKind | 'documents'; id: string; title: string; count: number }

/** The sections of a trip's page, top to bottom (PORTAL-20). A kind without records has a section if it says so, and otherwise none. */
export const sectionTitles = (trip: WholePortalTrip): SectionTitle[] => [
	{
		list: 'documents',
		id: document.names.section,
		title: document.labels.section,
		count: trip.documents.length,
	},
	...BOOKED_KIND_LIST.flatMap((list) => {
		const { names, labels, none }: AnyBookedKind = BOOKED_KINDS[list]
		const count = trip[list].length
		return count === 0 && none === null ? [] : [{ list, id: names.section, title: labels.section, count }]
	}),
]
