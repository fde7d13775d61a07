import type { AnyBookedKind } from '#shared/trips/kinds/booked-kind.ts'
import type { BookedLists } from '#shared/trips/kinds/booked-records.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type BookedKind, type BookedSection } from '#shared/trips/kinds/registry.ts'
import { type Fact, facts } from './printed-words.ts'

/** Kinds with a layout of their own in the template. Every other kind has a chapter of names and facts. */
const OWN_LAYOUTS: readonly BookedKind[] = ['flights', 'accommodations', 'activities', 'transfers']
const FURTHER_KINDS = BOOKED_KIND_LIST.filter((list) => !OWN_LAYOUTS.includes(list))
/** The chapters for the template: the name of each in the printed data, and its title. */
export const FURTHER_CHAPTERS = FURTHER_KINDS.map((list) => {
	const { names, labels } = BOOKED_KINDS[list]
	return { name: names.section, title: labels.section }
})

type PrintedService = { name: string; picture: null; facts: Fact[]; text: string[]; pending: boolean }

/** What the chapters of these kinds print, by their names. Without records a chapter is empty, and the template leaves it out. */
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
