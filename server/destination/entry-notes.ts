import type { EntryNote } from '#shared/portal/destination.ts'
import rules from './border-rules.json' with { type: 'json' }

type Rule = (typeof rules.destinations)[number]
type PassportTest = { test: string; amount?: number; unit?: string; before?: string; after?: string; count?: number }

const MOMENTS: Readonly<Record<string, string>> = {
	entry: 'you arrive',
	exit: 'you leave',
	zoneExit: 'you leave the Schengen area',
}

const RULES = new Map(
	rules.destinations.flatMap((rule) =>
		[rule.code, ...('also' in rule ? (rule.also as string[]) : [])].map((code) => [code, rule] as const),
	),
)

/** What GOV.UK said about entering a country (ISO 3166-1), never as a verdict about a passport. Null where we have read nothing. */
export function entryNoteOf(country: string): EntryNote | null {
	const rule = RULES.get(country)
	if (!rule) return null
	const tests = ('all' in rule.passport ? rule.passport.all : []) as PassportTest[]
	const forms = ('forms' in rule ? rule.forms : []) as EntryNote['forms'] | undefined
	return {
		lines: [...tests.map(inWords), visaLine(rule)].filter((line) => line !== ''),
		forms: (forms ?? []).map(({ name, when, url }) => ({ name, when, url })),
		url: rule.source.url,
		readOn: rule.source.read,
	}
}

const visaLine = ({ visa }: Rule) => ('line' in visa && typeof visa.line === 'string' ? visa.line : '')

function inWords({ test, amount = 0, unit = 'days', before = '', after = '', count = 0 }: PassportTest): string {
	const span = `${amount} ${amount === 1 ? unit.replace(/s$/, '') : unit}`
	if (test === 'issuedWithin') return `Passport issued within the ${span} before ${MOMENTS[before] ?? 'you arrive'}`
	if (test === 'blankPages') return `${count} blank ${count === 1 ? 'page' : 'pages'} in the passport`
	if (test !== 'validFor') return ''
	return amount === 0
		? 'Passport that expires after your stay'
		: `Passport that expires at least ${span} after ${MOMENTS[after] ?? 'you arrive'}`
}
