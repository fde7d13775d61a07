import { fold } from '#shared/fold.ts'
import type { DraftElement } from '#shared/import/draft.ts'
import { isAnyLabel, valueFrom } from '../lines.ts'
import type { SourceLine } from '../source-lines.ts'
import { type House, lettersOf } from './house.ts'
import { isPlace, NIGHTS } from './stay-words.ts'

const CONTACT = /^(?:tel|phone|fon|fax|www|mobile|mail|e-?mail|uid|vat|t\b|f\b|\+)|@|www\./i
const SPLIT = /\s+[·|•–—-]\s+|\s{3,}/

/** Where a hotel is, as letters set it: 'Uferstraße 18 · 82319 Starnberg · Tel. +49 8151 000'. '' for what is no address. */
function addressIn(text: string): string {
	const parts = text
		.trim()
		.replace(/^(?:address|adresse|anschrift|direcci[oó]n|indirizzo|endere[cç]o|adres)\s?:\s*/i, '')
		.split(SPLIT)
	const end = parts.findIndex((part) => CONTACT.test(part))
	const stated = (end === -1 ? parts : parts.slice(0, end))
		.join(', ')
		.replace(/,?\s+(?:tel|phone|t)\b[.:]? ?[+(\d].*$/i, '')
		.replace(/(?<=\p{L}{4})[.;]\s.*$/u, '')
		.split(/,\s+/)
		.map((part) => part.replace(/[.,;]+$/, ''))
	const last = stated.findIndex((part) => !isPlace(part))
	const address = (last === -1 ? stated : stated.slice(0, last)).join(', ')
	return ADDRESS.test(address) && !NIGHTS.test(address) && !/ 20[2-4]\d$/.test(address) ? address : ''
}
const ADDRESS =
	/^(?!\d{1,2}\s\s)(?=.*\d)(?=.*,)(?!.*\d[:.]\d\d(?!\d))(?!.*\.{3})(?:[\p{Lu}\p{N}]|(?:via|rue|avenue|calle|rua|place|piazza|quai|route|chemin|plaza) )(?:No:|[^:@€$£]){8,120}$/u

/** A few words that begin with a capital, and no sentence. */
export const isTitle = (text: string) =>
	/^(?:\p{Lu}|the )/u.test(text) &&
	text.length <= 70 &&
	!/[.!?:,]$|\.{3}|(?<!\p{L})\p{Ll}{5}/u.test(text) &&
	text.split(' ').length <= 9

/** Adds where a hotel is from what follows its name or the lines below it, wherever that is. */
export function addAddresses(stays: readonly DraftElement[], source: readonly SourceLine[], house: House | null) {
	const lines = source.filter(({ text, standing }) => standing !== 'quoted' && text.trim() !== '')
	for (const { fields } of stays) {
		const name = String(fields.hotelName?.value ?? '')
		if (fields.address || fold(name) === '') continue
		for (const [at, line] of lines.entries()) {
			const isNamed = fold(line.text).includes(fold(name))
			// A house states its address next to its mail address.
			const isContact = name === house?.name && house.domain && lettersOf(line.text).includes(house.domain)
			if (!isNamed && !isContact) continue
			const named = line.text.slice(Math.max(0, line.text.indexOf(name)))
			const behind = /^[^,·|]{3,70}?(?:,| [·|•–—-])\s+(.+)$/u.exec(named)?.[1] ?? ''
			const near = lines
				.slice(isNamed ? at + 1 : Math.max(0, at - 2), at + 3)
				.filter(({ text }) => text.length < 110 && !/\d{4}-|@/.test(text) && !isAnyLabel(text))
			const stated = [{ ...line, text: behind }, ...near].find(({ text }) => addressIn(text) !== '')
			if (!stated) continue
			const parts = addressIn(stated.text).split(', ')
			const place = fold(name).includes(fold(parts[0] ?? '')) ? parts.slice(1) : parts
			fields.address = valueFrom(line, stated.text, place.join(', '))
			break
		}
	}
}
