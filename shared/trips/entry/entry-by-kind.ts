import type { EnteredKind } from '../kinds/registry.ts'
import type { EntryRules } from './entry-rules.ts'
import { flightEntry } from './flight-entry.ts'
import { stayEntry } from './stay-entry.ts'
import { transferEntry } from './transfer-entry.ts'

export const ENTRY_BY_KIND: Readonly<Record<EnteredKind, EntryRules>> = {
	guests: {},
	flights: flightEntry,
	accommodations: stayEntry,
	transfers: transferEntry,
	activities: { start: ({ activities, startDate }) => ({ date: activities.at(-1)?.date ?? startDate }) },
}
