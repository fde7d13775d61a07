import { fold } from '#shared/fold.ts'
import { allFields, type Draft } from '#shared/import/draft.ts'
import { findDays, type DayContext } from '../values/days.ts'
import { explanationOf } from './explained.ts'
import { entitiesOf, type Line, valueFrom } from './lines.ts'
import type { SourceLine } from './source-lines.ts'

const ORDER =
	/\b(?:booking|reservation\p{L}*|order|file|agreement|contract|itinerary|charter|group|job|dossier\p{L}*|commande|trip|tour|buchung\p{L}*|vorgang\p{L}*|auftrag\p{L}*|reservierung\p{L}*|localizador|expediente|reserva|prenotazione|pratica|reserve|boeking\p{L}*|bokning\p{L}*|bestilling\p{L}*|our ref|your ref|reference)\b/u

/** 'SF/31177/jm', '27BW118', 'S&S-27-4471', 'QM.27.0915', 'LAGOON 28-0511': digits with capitals or marks. */
const CODE =
	/(?<![\p{L}\d@./&-])((?:[A-Z]{2,8} (?=\d))?(?=[A-Z\d&./-]{0,23}\d)[A-Z\d][A-Z\d&./-]{2,22}[A-Z\d](?:\/[a-z]{2,3})?|[A-Z]{2,8} \d{3})(?![\p{L}\d@])/gu
/** Words in front of the number by which an agency knows a trip, at the end of the folded text before it. */
const KNOWN_BY = new RegExp(
	`(?:^| )(?:(?:our|your|agency|agent|client|customer|brokers?|broker s|office|internal|notre|votre|nuestra|su|nostr[ao]|vostr[ao]|nossa|vossa|n|v|unsere?|ihre?|onze|ons|uw|var|vores|deres) (?:internal |own )?(?:r[ei]f\\p{L}*|file|booking|reservation|order|zeichen|nr|no|number)|ref(?:erence)? (?:client|agence|dossier)|file|dossier\\p{L}*|expediente|pratica|vorgang\\p{L}*|auftrag\\p{L}*|akte|bestell\\p{L}*|best nr|order|ordine|commande|pedido|ordre|job|group|\\p{L}*vertrag\\p{L}*|contratto|contrat[eo]?(?: de location| de alquiler| de locacao)?(?: saisonniere?| vacacional)?|contract|agreement|itinerary|programme?|programma|charter|trip|arrangement)(?: (?:no|nr|n|o|a|number|num|nummer|numero|ref|refa|reference|referenz|id|code|internal|booking|falls bekannt|is|ist))*$`,
	'u',
)
const SUBJECT = /^(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|amne|ämne|emne) ?:/i
/** Locators have no marks and no blanks. */
const IS_OWN = /^(?=.*[A-Z]).*[&/ -]/
/** What a number of a single part is called. */
const OF_PART =
	/\b(?:hotel|airline|flight|vol|flug|vuelo|volo|voo|pnr|locator|ticket|voucher|transfer|supplier|invoice|tva|vat|iban|regist\p{L}*|licen[cs]e)\b/u

/** The number of the whole booking: the one by which an agency knows the trip, otherwise a reference outside the elements, near the words for an order. */
export function orderIn(
	lines: readonly Line[],
	titles: readonly SourceLine[],
	draft: Draft,
	days: DayContext,
): Draft['order'] {
	const used = new Set(
		allFields(draft).flatMap(({ pnr, confirmationNumber }) => [pnr?.value, confirmationNumber?.value]),
	)
	const codes = [...titles.map((one) => ({ ...one, label: '' })), ...lines].flatMap((line, at) =>
		[...line.text.slice(0, 400).matchAll(CODE)].flatMap(({ 1: code = '', index }) => {
			const before = `${index < 3 ? line.label : ''} ${fold(line.text.slice(Math.max(0, index - 48), index))}`.trim()
			const isKnownBy = KNOWN_BY.test(before) && !OF_PART.test(before)
			// 'Service voucher KEN/8841'
			const isTitle = (at < titles.length || (at < 12 && SUBJECT.test(line.text))) && IS_OWN.test(code)
			return (isKnownBy || isTitle) && findDays(code, days).length === 0 ? [{ line, code, isKnownBy }] : []
		}),
	)
	const ranked = codes.toSorted((a, b) => Number(b.isKnownBy) - Number(a.isKnownBy))
	// The nearest element may have taken it for its own.
	const known = ranked.find(({ code }) => !used.has(code)) ?? ranked.find(({ code }) => IS_OWN.test(code))
	if (known) return { id: valueFrom(known.line, known.line.text, known.code) }
	const stated = entitiesOf(lines, 'reference').find(
		({ line, entity, index }) =>
			(index < 8 || ORDER.test(`${line.label} ${line.words}`)) &&
			!used.has(entity.value) &&
			explanationOf(entity, fold(line.text.slice(Math.max(0, entity.from - 60), entity.from))) === null,
	)
	return stated ? { id: valueFrom(stated.line, stated.line.text, stated.entity.value) } : {}
}
