import { addDays, addMonths, daysBetween } from '#shared/dates.ts'
import type { PassportTest } from './border-rule.ts'
import type { Crossing } from './crossing.ts'
import type { Passport } from './passport.ts'

/**
 * `edge`: it depends on how months are counted. `missing`: a detail of the passport is. `ask`: nothing in the details can tell. `unknown`: the
 * rule is not known. `otherPassport`: the rule was read for another passport.
 */
export type Verdict = 'met' | 'notMet' | 'edge' | 'missing' | 'ask' | 'unknown' | 'otherPassport'
export type Judgement = {
	/** Null where no single test is judged. */
	test: PassportTest | null
	verdict: Verdict
	/** The day on which the passport has to be valid still, or from which on it is too old. */
	limit: string | null
	/** By how many days it is met. */
	spare: number | null
}
type Days = Pick<Crossing, 'entryOn' | 'exitOn'>

/**
 * How the details of a passport compare with what we read about entry (CRM-338). It is our reading and never a promise: whoever checks the
 * passport decides. Where months can be counted in two ways, the stricter one is taken.
 */
export function judge({ rule, ...days }: Days & Pick<Crossing, 'rule'>, passport: Passport): Judgement[] {
	if (passport.holder === 'other') return [overall('otherPassport')]
	if (rule === null || (rule.until !== null && days.exitOn > rule.until)) return [overall('unknown')]
	if (rule.all.length === 0) return [overall('met')]
	if (passport.holder === 'unknown') return [overall('missing')]
	return rule.all.map((test) => ({ test, ...judgeTest(test, days, passport) }))
}

const overall = (verdict: Verdict): Judgement => ({ test: null, verdict, limit: null, spare: null })
const MISSING = { verdict: 'missing', limit: null, spare: null } as const

function judgeTest(test: PassportTest, days: Days, passport: Passport): Omit<Judgement, 'test'> {
	if (test.test === 'blankPages') return { verdict: 'ask', limit: null, spare: null }
	if (test.test === 'validFor') {
		const from = test.after === 'entry' ? days.entryOn : days.exitOn
		const last = test.unit === 'days' ? [addDays(from, test.amount)] : monthsLater(from, test.amount)
		return passport.expiry === null ? MISSING : compared(passport.expiry, last)
	}
	if (passport.issued !== null) return judgeAge(passport.issued, test.amount, days.entryOn)
	if (passport.expiry === null) return MISSING
	const oldest = judgeAge(addMonths(passport.expiry, -LONGEST_MONTHS), test.amount, days.entryOn)
	return oldest.verdict === 'met' ? oldest : MISSING
}

/** British passports were issued for at most ten years and nine months. One that expires late enough cannot be too old. */
const LONGEST_MONTHS = 129

/** Too old on the anniversary itself: 'less than ten years'. */
function judgeAge(issued: string, years: number, entryOn: string): Omit<Judgement, 'test'> {
	const [first, last] = [monthsLater(issued, 12 * years).at(0)!, monthsLater(issued, 12 * years).at(-1)!]
	if (entryOn < first) return { verdict: 'met', limit: first, spare: daysBetween(entryOn, first) }
	return { verdict: entryOn < last ? 'edge' : 'notMet', limit: first, spare: null }
}

function compared(expiry: string, last: readonly string[]): Omit<Judgement, 'test'> {
	const [early, late] = [last.at(0)!, last.at(-1)!]
	if (expiry >= late) return { verdict: 'met', limit: late, spare: daysBetween(late, expiry) }
	return { verdict: expiry >= early ? 'edge' : 'notMet', limit: late, spare: null }
}

/** The day some months later in both ways of counting: six months after 31 August are 28 February, or 3 March. One day where they agree. */
function monthsLater(day: string, months: number): string[] {
	const clamped = addMonths(day, months)
	const short = Number(day.slice(8, 10)) - Number(clamped.slice(8, 10))
	return short === 0 ? [clamped] : [clamped, addDays(clamped, short)]
}

/** From the one that decides over the others to the best. What only a look at the passport can tell does not count. */
const WORST_FIRST = ['notMet', 'edge', 'missing', 'otherPassport', 'unknown', 'met'] as const satisfies Verdict[]

/** The judgement that decides: the worst of them. */
export function decisive(judgements: readonly Judgement[]): Judgement & { verdict: (typeof WORST_FIRST)[number] } {
	for (const verdict of WORST_FIRST) {
		const found = judgements.find((one) => one.verdict === verdict)
		if (found) return { ...found, verdict }
	}
	return { test: null, verdict: 'met', limit: null, spare: null }
}
