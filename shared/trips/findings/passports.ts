import type { BorderSource } from '#shared/borders/border-rule.ts'
import { type Crossing, crossingsOfGuest } from '#shared/borders/crossing.ts'
import { type Judgement, judge } from '#shared/borders/judge.ts'
import { passportOf } from '#shared/borders/passport.ts'
import type { Guest } from '../kinds/guest.ts'
import type { WholeTrip } from '../whole-trip.ts'
import { type Finding, type Intention, staffDay } from './finding.ts'

/** A rebooked or delayed flight may take so many days. */
const FEW_DAYS = 6

/**
 * What speaks against the passports of a trip as far as we read GOV.UK (CRM-61), and what we could not find out. Of a guest without any details
 * of a passport nothing is said: approving them is a matter of its own.
 */
export const passportFindings = (trip: WholeTrip): Finding[] => [
	...(trip.crossings ?? []).flatMap(adviceFindings),
	...trip.guests.flatMap((guest) => ofGuest(guest, trip)),
]

/** Whether a change matters is for a person to decide: marking it says that somebody has read the page. */
function adviceFindings({ name, countries, advice, rule }: Crossing): Finding[] {
	if (!advice || !rule) return []
	return [
		{
			where: 'guests',
			problem: `What GOV.UK says about entering ${name} has changed since we read it, seen on ${staffDay(advice.changedOn)}.`,
			remedy: 'Read it again.',
			source: rule.source,
			mayBeIntended: { key: ['advice', ...countries].join(':'), fingerprint: advice.changedOn },
		},
	]
}

function ofGuest(guest: Guest, { crossings, endDate }: WholeTrip): Finding[] {
	const { passportIssued: issued, passportExpiry: expiry } = guest
	if (!expiry && !issued) return []
	const finding = (problem: string, remedy: string): Finding[] => [{ where: 'guests', problem, remedy }]
	if (expiry && expiry < endDate)
		return finding(
			`The passport of ${guest.fullName} expires on ${staffDay(expiry)}, before the return.`,
			'Ask for a new one.',
		)
	if (expiry && issued && expiry <= issued)
		return finding(`The passport of ${guest.fullName} expires before it was issued.`, 'Correct its dates.')
	return crossingsOfGuest(crossings, guest.id).flatMap((crossing) => atBorder(guest, crossing))
}

function atBorder(guest: Guest, crossing: Crossing): Finding[] {
	return judge(crossing, passportOf(guest)).flatMap((judgement): Finding[] => {
		const said = inWords(guest, crossing, judgement)
		if (!said) return []
		const [problem, remedy] = said
		const source: { source?: BorderSource } = crossing.rule ? { source: crossing.rule.source } : {}
		const isCertain = judgement.verdict === 'notMet'
		return [
			{
				where: 'guests',
				problem,
				remedy,
				...source,
				...(isCertain ? {} : { mayBeIntended: looked(guest, crossing, judgement) }),
			},
		]
	})
}

/** Staff who asked the embassy say so by marking it. The mark ends with a change of the guest, the days or the rule. */
function looked({ id, version }: Guest, crossing: Crossing, { test, verdict }: Judgement): Intention {
	const key = ['passport', id, ...crossing.countries, test?.test ?? verdict].join(':')
	const state = [`${id}@${version}`, crossing.entryOn, crossing.exitOn, crossing.rule?.source.readOn ?? '']
	return { key, fingerprint: state.join(' ') }
}

type Said = readonly [problem: string, remedy: string]

/** Null where nothing has to be done. */
function inWords(guest: Guest, crossing: Crossing, { test, verdict, limit, spare }: Judgement): Said | null {
	const { name, countries } = crossing
	const requires = countries.length > 1 ? 'require' : 'requires'
	const passport = `The passport of ${guest.fullName}`
	if (verdict === 'otherPassport')
		return [`${passport} is not British: we do not know what ${name} ${requires} of it.`, 'Ask the embassy.']
	if (verdict === 'unknown')
		return [`We do not know what ${name} ${requires} of the passport of ${guest.fullName}.`, 'Ask the embassy.']
	if (test === null) return verdict === 'missing' ? nationalityMissing(guest, `${name} ${requires}`) : null
	if (test.test === 'issuedWithin') {
		if (verdict === 'missing')
			return [
				`The issue date of the passport of ${guest.fullName} is not known, and ${name} ${requires} it.`,
				'Ask for it.',
			]
		if (verdict === 'met') return null
		const issued = `${passport} was issued on ${staffDay(guest.passportIssued ?? '')}`
		return verdict === 'edge'
			? [
					`${issued}: whether it is too old for ${name} depends on how ${test.amount} years are counted.`,
					'Ask the embassy.',
				]
			: [`${issued} and is ${test.amount} years old on arrival: ${name} ${requires} a newer one.`, 'Ask for a new one.']
	}
	if (test.test === 'blankPages') return null
	if (guest.passportExpiry === null)
		return [`The expiry of the passport of ${guest.fullName} is not known, and ${name} ${requires} it.`, 'Ask for it.']
	const until = `${name} ${requires} it to be valid until ${staffDay(limit ?? '')}`
	const expires = `${passport} expires on ${staffDay(guest.passportExpiry)}`
	if (verdict === 'notMet') return [`${expires}: ${until}.`, 'Ask for a new one.']
	if (verdict === 'edge')
		return [`${expires}: whether that is enough for ${name} depends on how months are counted.`, 'Ask the embassy.']
	if (spare !== null && spare <= FEW_DAYS)
		return [`${expires}: ${until}, so a delay could make it too short.`, 'Consider a new one.']
	return null
}

const nationalityMissing = (guest: Guest, whoRequires: string): Said => [
	`Neither the nationality nor the passport country of ${guest.fullName} is known, so we do not know what ${whoRequires} of the passport.`,
	'Ask for them.',
]
