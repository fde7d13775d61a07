import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import type { BookedLists } from '#shared/trips/kinds/booked-records.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind, type BookedSection } from '#shared/trips/kinds/registry.ts'
import { type Fact, facts } from './printed-words.ts'

/** Kinds with their own layout in the template. Every other kind gets a chapter of names and facts. */
const OWN_LAYOUTS: readonly BookedKind[] = ['flights', 'accommodations', 'activities', 'transfers']
const FURTHER_KINDS = BOOKED_KIND_LIST.filter((list) => !OWN_LAYOUTS.includes(list))
/** The further chapters of the template: the member of the printed data, and the title. */
export const FURTHER_CHAPTERS = FURTHER_KINDS.map((list) => {
	const { names, labels } = BOOKED_KINDS[list]
	return { name: names.section, title: labels.section }
})

type PrintedService = { name: string; picture: null; facts: Fact[]; text: string[]; pending: boolean }

/** The content of these chapters by name. The template leaves out a chapter without records. */
export function furtherChapters(trip: BookedLists): Partial<Record<BookedSection, PrintedService[]>> {
	const chapters = FURTHER_KINDS.map((list) => {
		const kind: AnyBookedKind = BOOKED_KINDS[list]
		const services = trip[list].map((record) => ({
			name: kind.summary(record),
			picture: null,
			facts: facts(kind.printedFacts(record)),
			text: [],
			pending: record.status === 'pending',
		}))
		return [kind.names.section, services]
	})
	return Object.fromEntries(chapters) as Partial<Record<BookedSection, PrintedService[]>>
}
