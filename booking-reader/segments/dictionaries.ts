import { fold } from '#shared/fold.ts'
import { asWords } from '../values/words.ts'
import { ACCOMMODATION_LABELS } from './labels/accommodation.ts'
import { ACTIVITY_LABELS } from './labels/activity.ts'
import { FLIGHT_LABELS } from './labels/flight.ts'
import { GUEST_LABELS } from './labels/guest.ts'
import { inEnglish } from './labels/in-english.ts'
import { TRANSFER_LABELS } from './labels/transfer.ts'
import { TRIP_LABELS } from './labels/trip.ts'
import type { Labels } from './labels/labels.ts'
import type { SectionType } from './section-types.ts'

/** What a label means in a section of one type. `own`: it means that nowhere else, so that it tells the type where no heading does. */
type Meaning = { field: string; own: boolean }
export type ElementType = Exclude<SectionType, 'aside'>

const DICTIONARIES: Record<ElementType, Labels> = {
	trip: TRIP_LABELS,
	guest: GUEST_LABELS,
	flight: FLIGHT_LABELS,
	accommodation: ACCOMMODATION_LABELS,
	transfer: TRANSFER_LABELS,
	activity: ACTIVITY_LABELS,
}

const MOST_REMEMBERED = 2000
const KINDS = Object.keys(DICTIONARIES) as ElementType[]

const ENDINGS =
	/ (of travel|allowance|kg per person|per person|required|requirements? if any|please specify|if any|optional|local|local time|uhr|details)$/
/** 'Number of passengers', 'What is your booking number?' */
const ASKED =
	/^(?:(?:no|nr|number) of (?=passengers)|(?:what (?:is|are|was)|please (?:enter|give|provide|state)|enter) (?:your |the |their )?)/
const BRACKETS = /\s*[([][^)\]]{0,40}[)\]]\s*/g

/** A label as the dictionaries have it: 'Date of birth (dd/mm/yyyy) *' is 'date of birth', 'departureAirport' 'departure airport'. */
export const foldLabel = remembered((label: string): string => {
	const bare = label.replaceAll(BRACKETS, ' ').trim()
	const words = (text: string) => inEnglish(fold(asWords(text)).replace(ASKED, ''))
	const whole = words(bare === '' ? label : bare)
	if (!bare.includes('/')) return whole
	// 'Buchungsnummer / Booking code'
	const halves = bare.split('/').map(words)
	return halves.find((half) => tells(half)) ?? (isMeant(whole) ? whole : (halves.find(isMeant) ?? whole))
})

const isMeant = (label: string) => label !== '' && KINDS.some((type) => meaningOf(type, label) !== null)
/** Whether a folded label means one thing wherever it stands. */
const tells = (label: string) => label !== '' && KINDS.some((type) => meaningOf(type, label)?.own)

/** What a folded label means in a section of that type; null for one it doesn't have. */
export const meaningOf = (type: ElementType, label: string): Meaning | null => meaningsOf(label)[type]

const meaningsOf = remembered(
	(label: string) =>
		Object.fromEntries(KINDS.map((type) => [type, meaningIn(type, label)])) as Record<ElementType, Meaning | null>,
)

function meaningIn(type: ElementType, label: string): Meaning | null {
	for (const text of [label, label.replace(ENDINGS, '')]) {
		const entry = DICTIONARIES[type].find(([, labels]) => labels.test(text))
		if (entry) return { field: entry[0].replace('!', ''), own: entry[0].startsWith('!') }
	}
	return null
}

/** The labels of a document are few and asked for often. */
function remembered<T>(read: (label: string) => T): (label: string) => T {
	const known = new Map<string, T>()
	return (label) => {
		const there = known.get(label)
		if (there !== undefined) return there
		if (known.size >= MOST_REMEMBERED) known.clear()
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
	['trip', /^(?:trip|holiday|booking|order) /],
]

/** The type that a label carries itself, with which one of several, and the label without it: 'Guest 2 - Full name', 'hotelName'. */
export function prefixOf(label: string): { type: ElementType; instance: string; rest: string } | null {
	for (const [type, pattern] of PREFIXES) {
		const match = pattern.exec(`${label} `)
		if (!match) continue
		const instance = match.slice(1).filter(Boolean).join(' ')
		return { type, instance, rest: label.slice(match[0].length).trim() }
	}
	return null
}

/** Whether a label means something there, or anything by itself. */
export function isKnown(text: string, type: SectionType | null): boolean {
	const label = foldLabel(text)
	if (label === '' || type === 'aside') return false
	const prefix = prefixOf(label)
	if (prefix && prefix.rest !== '' && meaningOf(prefix.type, prefix.rest)) return true
	if (meaningOf(type ?? 'trip', label)) return true
	return tells(label)
}

/** Whether a label means one thing wherever it stands. */
export const isOwn = (text: string): boolean => tells(foldLabel(text))
