import { fold } from '#shared/fold.ts'
import { splitIdentifier } from '../../values/text.ts'
import { ACCOMMODATION_LABELS } from './accommodation.ts'
import { ACTIVITY_LABELS } from './activity.ts'
import { FLIGHT_LABELS } from './flight.ts'
import { GUEST_LABELS } from './guest.ts'
import { composedLabels, toEnglishLabel } from './translations.ts'
import { TRANSFER_LABELS } from './transfer.ts'
import { TRIP_LABELS } from './trip.ts'
import type { Labels } from './labels.ts'
import type { SectionType } from '../section-types.ts'

/**
 * What a label means in a section of one type. `isUnambiguous`: it occurs in that type only, so it reveals the type.
 */
type LabelMeaning = { field: string; isUnambiguous: boolean }
export type ElementType = Exclude<SectionType, 'aside'>

const DICTIONARIES: Record<ElementType, Labels> = {
	trip: TRIP_LABELS,
	guest: GUEST_LABELS,
	flight: FLIGHT_LABELS,
	accommodation: ACCOMMODATION_LABELS,
	transfer: TRANSFER_LABELS,
	activity: ACTIVITY_LABELS,
}

const MAX_MEMOIZED = 2000
const ELEMENT_TYPES = Object.keys(DICTIONARIES) as ElementType[]

/** What a form asks, and the label that means the same: 'Which resort did you choose?' asks for the resort. */
const QUESTIONS: readonly [RegExp, string][] = [
	[/^(?:no|nr|number) of (?=passengers)/, ''],
	[
		/^(?:and |so )?(?:what (?:is|are|was|s)|please (?:enter|give|provide|state|tell us)|enter|tell us|and) (?:your |the |their )?/,
		'',
	],
	[/^your (?=(?:partner|spouse|wife|husband|companion|full|first|last|sur|family|e ?mail|phone|mobile)\b)/, ''],
	[
		/^(?:which|what) ((?:room|villa|suite) (?:type|category)|[a-z]+) (?:did|do|have|has|would|are|will|is|was) .*$/,
		'$1',
	],
	[/^how many ([a-z]+)\b.*$/, '$1'],
	[/^(?:where|how) (?:can|should|may|do) we (?:e ?mail|write to) you.*$/, 'email'],
	[/^(?:where|how|on which number) (?:can|should|may|do) we (?:call|phone|reach|ring) you.*$/, 'phone'],
	[/^where (?:are|will) you (?:be )?stay.*$/, 'hotel'],
	[/^(?:when|what day|on which day) (?:do|will|are) you (?:arriv|check(?:ing)? in).*$/, 'check in'],
	[/^(?:when|what day|on which day) (?:do|will|are) you (?:leav|depart|check(?:ing)? out).*$/, 'check out'],
	[/^any (allergies|dietary \w+).*$/, '$1'],
]
const BRACKETS = /\s*[([]([^)\]]{0,40})[)\]]\s*/g

/**
 * Normalises a label for lookup: 'date of birth' from 'Date of birth (dd/mm/yyyy) *', 'departure airport' from
 * 'departureAirport'. It may say the same in two languages: 'Buchungsnummer / Booking code', 'Yado (ryokan)'.
 */
export const normaliseLabel = memoized((label: string): string => {
	const bare = label.replaceAll(BRACKETS, ' ').trim()
	const whole = inEnglish(bare === '' ? label : bare)
	if (isInAnyDictionary(whole) && !bare.includes('/')) return whole
	const parts = [...bare.split('/'), ...[...label.matchAll(BRACKETS)].map(([, inside = '']) => inside)].map(inEnglish)
	return parts.find(isUnambiguous) ?? [whole, ...parts].find(isInAnyDictionary) ?? whole
})

function inEnglish(text: string): string {
	const english = toEnglishLabel(withoutQuestion(fold(splitIdentifier(text))))
	if (isInAnyDictionary(english)) return english
	return composedLabels(english).find(isInAnyDictionary) ?? withoutQualifier(english) ?? english
}

/** 'marketing carrier flight number' is a flight number. What somebody else operates or once was is not. */
function withoutQualifier(label: string): string | null {
	const words = label.split(' ')
	if (words.length < 3 || /^(?:operating|previous|original|old)\b/.test(label)) return null
	const shorter = words.slice(1, -1).map((_, index) => words.slice(index + 1).join(' '))
	return shorter.find(isUnambiguous) ?? null
}

function withoutQuestion(label: string): string {
	return QUESTIONS.reduce((text, [question, meaning]) => text.replace(question, meaning), label)
}

const isInAnyDictionary = (label: string) =>
	label !== '' && ELEMENT_TYPES.some((type) => lookUpLabel(type, label) !== null)
/** Whether a normalised label reveals its type. */
const isUnambiguous = (label: string) =>
	label !== '' && ELEMENT_TYPES.some((type) => lookUpLabel(type, label)?.isUnambiguous)

/** The meaning of a normalised label in a section of that type, or null. */
export const lookUpLabel = (type: ElementType, label: string): LabelMeaning | null => lookUpInAll(label)[type]

const lookUpInAll = memoized(
	(label: string) =>
		Object.fromEntries(ELEMENT_TYPES.map((type) => [type, lookUpIn(type, label)])) as Record<
			ElementType,
			LabelMeaning | null
		>,
)

function lookUpIn(type: ElementType, label: string): LabelMeaning | null {
	const [field] = Object.entries(DICTIONARIES[type]).find(([, labels]) => labels.test(label)) ?? []
	return field ? { field: field.replace('!', ''), isUnambiguous: field.startsWith('!') } : null
}

/** A document has few different labels, which are looked up often. */
function memoized<T>(read: (label: string) => T): (label: string) => T {
	const known = new Map<string, T>()
	return (label) => {
		const stored = known.get(label)
		if (stored !== undefined) return stored
		if (known.size >= MAX_MEMOIZED) known.clear()
		const made = read(label)
		known.set(label, made)
		return made
	}
}

const PREFIXES: readonly [ElementType, RegExp][] = [
	['transfer', /^(?:airport |hotel |return |private )?transfers? ?(\d{0,2}) /],
	['flight', /^(?:(outbound|inbound|return|departure|connecting|onward) )?(?:flight|flug) ?(\d{0,2}) /],
	['accommodation', /^(?:hotel or villa|hotel|villa|accommodation|property|resort|stay|chalet|lodge) ?(\d{0,2}) /],
	['activity', /^(?:activity|excursion|experience|tour|event) ?(\d{0,2}) /],
	[
		'guest',
		/^(lead|main|first|second|third|fourth)? ?(?:guest|passenger|traveller|traveler|adult|child|infant|pax|customer|client|contact) ?(\d{0,2}) /,
	],
	['guest', /^(partner|spouse|wife|husband|companion|plus one)(?: s)? /],
	['trip', /^(?:trip|holiday|booking|order) /],
]

/**
 * Splits a label that begins with a type: 'Guest 2 - Full name', 'hotelName'. `instance` tells several elements apart.
 */
export function splitTypePrefix(label: string): { type: ElementType; instance: string; rest: string } | null {
	for (const [type, pattern] of PREFIXES) {
		const match = pattern.exec(`${label} `)
		if (!match) continue
		const instance = match.slice(1).filter(Boolean).join(' ')
		return { type, instance, rest: label.slice(match[0].length).trim() }
	}
	return null
}

/** Whether a label has a meaning in a section of that type, or in any section. */
export function isKnownLabel(text: string, type: SectionType | null): boolean {
	const label = normaliseLabel(text)
	if (label === '' || type === 'aside') return false
	const prefix = splitTypePrefix(label)
	if (prefix && prefix.rest !== '' && lookUpLabel(prefix.type, prefix.rest)) return true
	if (lookUpLabel(type ?? 'trip', label)) return true
	return isUnambiguous(label)
}
