import type { BorderSource } from '#shared/borders/border-rule.ts'
import { formatDay } from '#shared/dates.ts'
import { type BookedLists, bookedRecords } from '../kinds/booked-records.ts'
import type { Guest } from '../kinds/guest.ts'
import { ENTERED_KINDS, type EnteredSection } from '../kinds/registry.ts'
import type { FindingMark } from './finding-mark.ts'

/**
 * An issue of a trip and how to resolve it. `where` is the tab of the trip where staff resolve it. A document that printed what is
 * `isImpossible` would state something false.
 */
export type Finding = {
	where: EnteredSection
	problem: string
	remedy: string
	isImpossible?: boolean
	/** The official page that it follows from. */
	source?: BorderSource
	/** Staff may have meant it so. Missing where nobody can. */
	mayBeIntended?: Intention
}
/** `key` names the rule and what it is about; `fingerprint` says in which state that was. */
export type Intention = { key: string; fingerprint: string }

const TABS = Object.values(ENTERED_KINDS).map(({ names }) => names.section)
/** Sorts findings in the order of the trip's tabs, without those that say the same. */
export function inTabOrder(findings: readonly Finding[]): Finding[] {
	const isFirst = ({ problem }: Finding, n: number) => findings.findIndex((other) => other.problem === problem) === n
	return findings.filter(isFirst).toSorted((a, b) => TABS.indexOf(a.where) - TABS.indexOf(b.where))
}

/**
 * What staff may have meant: `code` is the rule, `parts` are the ids of the records it is about, and `more` is what else it depends on. Any change
 * of one of the records changes the fingerprint (CRM-151).
 */
export function intended(
	trip: BookedLists,
	code: string,
	parts: readonly string[],
	more: readonly string[] = [],
): Intention {
	const versions = bookedRecords(trip)
		.filter(({ record }) => parts.includes(record.id))
		.map(({ record }) => `${record.id}@${record.version}`)
	return { key: [code, ...parts, ...more].join(':'), fingerprint: [...versions, ...more].join(' ') }
}

/** Whether staff marked it as intended and nothing it is about has changed since. */
export const isMarked = ({ mayBeIntended }: Finding, marks: readonly FindingMark[]): boolean =>
	markOf(mayBeIntended, marks) !== undefined

export const markOf = (intention: Intention | undefined, marks: readonly FindingMark[]): FindingMark | undefined =>
	marks.find(({ key, fingerprint }) => key === intention?.key && fingerprint === intention.fingerprint)

/** 'May 21, 2026', as staff read days. */
export const staffDay = (value: string) => formatDay(value, 'MMM dd, yyyy')

/** 'A', 'A and B', 'A and 4 others' */
export function namesOf(guests: readonly Guest[]): string {
	const [first, second] = guests.map(({ fullName }) => fullName)
	if (guests.length > 2) return `${first} and ${guests.length - 1} others`
	return second === undefined ? String(first) : `${first} and ${second}`
}
