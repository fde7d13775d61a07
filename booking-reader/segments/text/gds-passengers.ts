import { fold } from '#shared/fold.ts'
import type { Block } from '../blocks.ts'
import { continuationsIn, gdsBlock } from './gds-lines.ts'

const NUMBERED_NAME = /(?:^|\s)(\d{1,2})\.\s?\d?([A-Z][A-Z' -]{1,40}\/[A-Z' ]{1,60}?)(?=\s{2}|\s*$|\s\d{1,2}\.|[*(])/g
/** 'P/GBR/533400127/GBR/14FEB79/M/08AUG31/HALLORAN/FINBAR JOHN', and without a passport '/17SEP58/M//HAVERSTOCK/LIONEL'. */
const TRAVEL_DOCUMENT =
	/\bSSR ?DOCS(?:.{0,12}?[ /]P\/([A-Z]{2,3})\/([A-Z0-9]{5,15})\/([A-Z]{2,3}))?.*?\/(\d{2}[A-Z]{3}\d{2,4})\/[MFXU]I?\/([\dA-Z]*)\/([A-Z' -]+)\/([A-Z' -]+)/
const CHILD = /\bSSR ?CHLD\b.{0,10}?(\d{2}[A-Z]{3}\d{2,4})\b/
const MEAL = /\bSSR ?([A-Z]{2}ML)\b/
const PHONE = /\bAPM[- ]([+\d][\d .-]{6,20}\d)|\bSSR ?CTCM\b.{0,10}?(\d[\d ]{8,18})/
/** An at sign is two slashes in a special service request. */
const EMAIL = /\bAPE-([^\s/@]+@[^\s/]+)|\bSSR ?CTCE\b.{0,10}?([A-Z0-9._-]+\/\/[A-Z0-9.-]+)/
const PASSENGER = /\/P(\d{1,2})\b/

/** IATA's codes of the meals that travellers ask for. */
const MEALS: Readonly<Record<string, string>> = {
	AVML: 'Asian vegetarian meal',
	CHML: "Child's meal",
	DBML: 'Diabetic meal',
	GFML: 'Gluten-free meal',
	HNML: 'Hindu meal',
	KSML: 'Kosher meal',
	LSML: 'Low-salt meal',
	MOML: 'Halal meal',
	NLML: 'Lactose-free meal',
	VGML: 'Vegan meal',
	VLML: 'Vegetarian meal',
}

/**
 * What a reservation system's print says of passengers apart from their names: travel documents, dates of birth, meals and contacts,
 * as one block per line that does, by the line's index. Passengers are meant by their number (IMPORT-95).
 */
export function gdsPassengers(lines: readonly string[]): Map<number, Block> {
	const names = new Map<string, string>()
	const found = new Map<number, Block>()
	for (const [index, line] of lines.entries()) {
		for (const [, number = '', name = ''] of line.slice(0, 400).matchAll(NUMBERED_NAME)) names.set(number, name.trim())
		if (!/\b(?:SSR|AP[ME][- ])/.test(line)) continue
		const below = lines.slice(index + 1, index + 4)
		const whole = [line, ...below.slice(0, continuationsIn(below)).map((text) => text.trim())].join('')
		const [, country = '', number = '', nationality = '', born = '', expiry = '', family, given] =
			TRAVEL_DOCUMENT.exec(whole) ?? []
		const [only] = names.size === 1 ? names.values() : []
		const meant = PASSENGER.exec(whole)?.[1]
		const name = (meant === undefined ? only : names.get(meant)) ?? (family && `${family}/${given}`)
		const meal = MEAL.exec(whole)?.[1] ?? ''
		const email = EMAIL.exec(whole)?.slice(1).find(Boolean) ?? ''
		const pairs: [string, string][] = [
			['Passport number', number],
			['Passport country', country],
			['Passport expiry', number && expiry],
			['Nationality', nationality],
			['Date of birth', born || (CHILD.exec(whole)?.[1] ?? '')],
			['Diet', meal && (MEALS[meal] ? `${MEALS[meal]} (${meal})` : meal)],
			['Phone', PHONE.exec(whole)?.slice(1).find(Boolean)?.trim() ?? ''],
			['Email', email.replace('//', '@').toLowerCase()],
		]
		if (name && pairs.some(([, value]) => fold(value) !== ''))
			found.set(index, gdsBlock('guest', `line ${index + 1}`, [['Name', name], ...pairs]))
	}
	return found
}
