import { fold } from '#shared/fold.ts'
import { splitIdentifier } from './text.ts'

/** Codes and words that stand alone. */
const ALONE: readonly [RegExp, string][] = [
	[/^(?:hb|dbb|hp|mp|map|1 paku 2 shoku|2 meals)$/, 'Half Board'],
	[/^(?:bb|b b|b and b|bnb|apa|alojamiento y desayuno|cafe da manha|uf|cp)$/, 'Bed and Breakfast'],
	[/^(?:fb|vp|all meals|tous les repas|alle mahlzeiten)$/, 'Full Board'],
	[/^(?:ai|fi|uai)$/, 'All Inclusive'],
	[/^(?:sc|self ?catering|selbstversorgung|selvhushold|zelfverzorging)$/, 'Self Catering'],
	[
		/^(?:ro|ep|room only|no meals|accommodation only|(?:nur )?ue?bernachtung|ohne verpflegung|ohne mahlzeiten|sans repas|solo alojamiento|solo pernottamento|so alojamento|logies)$/,
		'Room Only',
	],
]
/** Phrases that mean the same in a longer text: 'Verwöhn-Halbpension (Frühstück, Menü)'. */
const PHRASES: readonly [RegExp, string][] = [
	[
		/\b(?:half ?board|\p{L}*halbpension|demi pension|media pension|mezza pensione|meia pensao|halfpension|halvpension|puolihoito)\b/u,
		'Half Board',
	],
	[
		/\b(?:full ?board|full pension|volpension|\p{L}*vollpension|helpension|helpensjon|pension complete|pension completa|pensao completa|pensione completa)\b/u,
		'Full Board',
	],
	[
		/\b(?:all ?inclusive(?! (?:plus|premium|light|soft|gold))|fully inclusive|alles inklusive|todo incluido|tout compris|tout inclus|tutto (?:incluso|compreso)|tudo incluido)\b/,
		'All Inclusive',
	],
]
const BREAKFAST =
	/\b(?:breakfast|\p{L}*frue?hstue?ck\p{L}*|petits? dejeuners?|pequeno almoco|(?:prima )?colazion[ei]|desayunos?|ontbijt\p{L}*|cafe da manha|frukost\p{L}*|frokost\p{L}*|morgenmad|sniadani[ea]|aamiainen|choshoku)\b/u
const LUNCH =
	/\b(?:lunch(?:es)?|mittagessen|(?<!petit )(?<!petits )dejeuners?|almuerzos?|pranz[oi]|(?<!pequeno )almocos?)\b/
const DINNER =
	/\b(?:dinners?|abendessen|\p{L}*menu am abend|diners?|cenas?|cen[ae]|jantar(?:es)?|avondeten|middag|yushoku)\b/u
const NOT =
	/\b(?:no|not|ohne|sans|sin|senza|sem|zonder|uten|utan|excl\p{L}*|exkl\p{L}*|optional|supplement|extra|if|upgrade|available|provisions?|at|from \d|opens?)\b/u
/** 'Buffet breakfast', 'mit Frühstück', 'prima colazione inclusa': words that say no more than the meal. */
const AROUND =
	/\b(?:included|incluid\p{L}*|incl|inbegriffen|inkl\p{L}*|compris\p{L}*|inclus\p{L}*|includ\p{L}*|package|paket)\b/u

/** 'Half Board' from 'HB' or 'half-board (HB)'. Text that matches none of the six stays as written. */
export const readBoardBasis = (text: string): string => boardIn(text) ?? text.trim()

/** Whether a text names one of the six, in any spelling. */
export const isBoardBasis = (text: string): boolean => boardIn(text) !== null

function boardIn(text: string): string | null {
	const [, outside = text, inside = ''] = /^(.*?)\(([^()]{0,80})\)\s*$/.exec(text) ?? []
	for (const part of [outside, ...inside.split('=')]) {
		const words = fold(splitIdentifier(part).replaceAll('&', ' and '))
			.replace(/^(?:on (?:a|an) |regime |regimen |auf basis |basis |base |basis von |op basis van |en |in |a )/, '')
			.replace(/ (?:basis|board basis)$/, '')
		const board = ALONE.find(([pattern]) => pattern.test(words))?.[1]
		if (board) return board
	}
	// 'Pension complète, pourboires non inclus'
	for (const part of text.length > 120 ? [] : text.split(/[,;|]/)) {
		const words = fold(splitIdentifier(part))
		const named = NOT.test(words) ? undefined : PHRASES.find(([pattern]) => pattern.test(words))?.[1]
		if (named) return named
	}
	const words = fold(splitIdentifier(text))
	return words.length > 120 || NOT.test(words) ? null : mealsIn(words, text)
}

/** The basis that meals amount to: 'dinner, bed and breakfast'. A text that says more about them is a sentence about a meal. */
function mealsIn(words: string, text: string): string | null {
	if (!BREAKFAST.test(words)) return null
	const isShort = words.split(' ').length <= 6 && !/\d/.test(words)
	if (!isShort && !AROUND.test(words) && !/,.*,/.test(text)) return null
	const rest = words.replace(BREAKFAST, '')
	const others = [LUNCH, DINNER].map((meal) => meal.test(rest))
	return others[0] && others[1] ? 'Full Board' : others[1] ? 'Half Board' : 'Bed and Breakfast'
}
