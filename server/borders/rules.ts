import { addDays } from '#shared/dates.ts'
import type { BorderRule, PassportTest } from '#shared/borders/border-rule.ts'
import stored from './border-rules.json' with { type: 'json' }

/** A country with its rule. `slug` is the name of its page on GOV.UK, which does not follow from the name of the country. */
export type BorderEntry = { name: string; slug: string; isSchengen: boolean; rule: BorderRule; forms: Form[] }
type Form = { name: string; when: string; url?: string }
type StoredEntry = {
	code: string
	also?: string[]
	name: string
	slug: string
	zone?: string
	passport: { all: PassportTest[]; until?: string }
	visa: { line: string }
	forms?: Form[]
	source: { url: string; read: string }
}

const entries = stored.destinations as StoredEntry[]

const ENTRIES = new Map(
	entries.flatMap(({ code, also = [], name, slug, zone, passport, visa, forms = [], source }) => {
		const entry: BorderEntry = {
			name,
			slug,
			isSchengen: zone === 'schengen',
			rule: {
				all: passport.all,
				until: passport.until ?? null,
				visa: visa.line,
				source: { url: source.url, readOn: source.read, readAgainOn: addDays(source.read, stored.reviewAfterDays) },
			},
			forms,
		}
		return [code, ...also].map((one) => [one, entry] as const)
	}),
)

/** What we read on GOV.UK about entering a country (ISO 3166-1). Null where we have read nothing. */
export const borderEntryOf = (country: string): BorderEntry | null => ENTRIES.get(country) ?? null

/** The pages that the rules were read on, each once. */
export const BORDER_PAGES: readonly { slug: string; readOn: string }[] = entries.map(({ slug, source }) => ({
	slug,
	readOn: source.read,
}))
