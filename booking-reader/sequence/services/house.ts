import { fold } from '#shared/fold.ts'
import type { DraftElement, ReadValue } from '#shared/import/draft.ts'
import { isAnyLabel, valueFrom } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { hotelNamedIn, NAME, NOUN } from './stay-words.ts'

type Said = Pick<SourceLine, 'text' | 'where'>
/** The hotel or villa whose document it is, and the line that names it. `domain`: its mail or web address has its name. */
export type House = { name: string; line: Said; domain?: string }

/** The house whose document it is: by its mail address, otherwise as the title or what is next to the page names it. */
export function houseOf(source: readonly SourceLine[]): House | null {
	const own = houseOfDomain(source.filter(({ standing }) => standing !== 'quoted'))
	if (own && NOUN.test(own.name)) return own
	return namedIn(source.filter(({ isTitle, standing }) => isTitle || standing === 'aside')) ?? own
}

/** The first hotel that short lines name, perhaps in capitals (IMPORT-104). */
function namedIn(source: readonly Said[]): House | null {
	for (const { text, where } of source) {
		const name = text.length < 80 && (hotelNamedIn(text) ?? hotelNamedIn(inNameCase(text)))
		if (name) return { name, line: { text, where } }
	}
	return null
}

/** 'casasample' in 'info@casa-sample.it', 'www.casasample.co.uk' and 'booking@mail.casasample.com'. */
const DOMAIN = /(?:@|www\.|\/\/)(?:[\w-]{1,40}\.){0,2}?([\p{L}\d-]{4,40})\.(?:com?\.)?\p{L}{2,8}(?![\p{L}\d.-])/giu
const MOST_DOMAINS = 20
const ADDRESSEE = /^\s*\*?(?:to|cc|an|a|à|para|aan|till|til)\s?:/i
const NAMES = new RegExp(NAME, 'gu')
/** 'S A M P L E' is set for its looks. */
const SPACED = /(?<!\p{L})\p{L}(?: \p{L}){2}(?!\p{L})/u
/** More than names differ from the domains that have them. */
const UNCALLED = 100

/** The house whose name is that of its own mail or web address, or above an address at the top. One that is called a hotel or villa comes first. */
export function houseOfDomain(source: readonly Said[]): House | null {
	const [top, below] = source
	if (top && below && top.text.length < 40 && /,.*\d|\d.*,/.test(below.text) && NOUN.test(top.text))
		return { name: inNameCase(top.text) || top.text, line: top }
	const lines = source.filter(({ text }) => text.length < 600 && !ADDRESSEE.test(text))
	const stated = lines.flatMap(({ text }) => [...text.matchAll(DOMAIN)].map(([, name = '']) => lettersOf(name)))
	const domains = [...new Set(stated)].slice(0, MOST_DOMAINS)
	const found = lines.flatMap((line) =>
		[...line.text.replaceAll(/\S*@\S*/g, '|').matchAll(NAMES)].flatMap(({ 1: run = '' }) => {
			const letters = lettersOf(run)
			const domain = domains.find(
				(one) => letters.includes(one) || (one.includes(letters) && letters.length > one.length * 0.6),
			)
			if (letters.length < 4 || domain === undefined || SPACED.test(run) || isAnyLabel(run)) return []
			const name = inNameCase(run) || run
			return [{ name, line, domain, cost: Math.abs(domain.length - letters.length) + (NOUN.test(name) ? 0 : UNCALLED) }]
		}),
	)
	return found.toSorted((a, b) => a.cost - b.cost)[0] ?? null
}

export const lettersOf = (text: string) => fold(text).replaceAll(' ', '')

/** 'LOCANDA DEL MELOGRANO' as 'Locanda del Melograno'. '' for other texts. */
const inNameCase = (text: string) =>
	/\p{Ll}/u.test(text)
		? ''
		: text.replaceAll(/\p{Lu}+/gu, (word) => {
				const lower = word.slice(1).toLocaleLowerCase(text.includes('İ') ? 'tr' : undefined)
				return PARTICLE.test(word) ? word.toLowerCase() : word.slice(0, 1) + lower
			})
const PARTICLE = /^(?:DE|DEL|DELLA|DELLE|DI|DA|DO|DOS|DU|DES|LA|LE|LES|EL|AL|OF|AT|ON|THE|AND|ZUM|ZUR|AM)$/

/** Names stays that labels name by a heading at most, such as 'Your stay': as the lines name them, otherwise as the house (IMPORT-104). */
export function nameStays(stays: readonly DraftElement[], others: readonly DraftElement[], house: House | null) {
	for (const { fields } of stays) {
		if (fields.hotelName && fields.hotelName.certainty !== 'derived') continue
		const same = others.find((other) => other.fields.checkIn?.value === fields.checkIn?.value)?.fields.hotelName
		const said = String(same?.value ?? '')
		const isSaid = NOUN.test(said) || (house && said.includes(house.name)) || !fields.hotelName
		const isHouse = house && (NOUN.test(house.name) || !said || !isSaid)
		const name = isHouse ? valueFrom(house.line, house.line.text, house.name) : isSaid && same
		if (!name || fold(String(fields.hotelName?.value ?? '')).includes(fold(String(name.value)))) continue
		fields.hotelName = name
		if (fields.address?.certainty === 'derived') delete fields.address
	}
}

/** The number of a house's own document is that of the stay in it. */
export function addReferences(stays: readonly DraftElement[], id: ReadValue | undefined, house: House | null) {
	const isOwn = ({ fields }: DraftElement) => house && fold(String(fields.hotelName?.value)) === fold(house.name)
	if (id && stays.every(isOwn))
		for (const { fields } of stays) fields.confirmationNumber ??= { ...id, certainty: 'derived' }
}
