import { testInWords } from '#shared/borders/border-rule.ts'
import type { EntryNote } from '#shared/portal/destination.ts'
import { borderEntryOf } from '#server/borders/rules.ts'

/** What GOV.UK said about entering a country (ISO 3166-1), never as a verdict about a passport. Null where we have read nothing. */
export function entryNoteOf(country: string): EntryNote | null {
	const entry = borderEntryOf(country)
	if (!entry) return null
	const { rule, forms } = entry
	return {
		lines: [...rule.all.map(testInWords), rule.visa],
		forms: forms.map(({ name, when, url = '' }) => ({ name, when, url })),
		url: rule.source.url,
		readOn: rule.source.readOn,
	}
}
