import { fold } from '#shared/fold.ts'
import { splitIdentifier } from './text.ts'

/** Codes and words that stand alone. */
const ALONE: readonly [RegExp, string][] = [
	[/^(?:hb|dbb|hp|mp|map|hpl|1 paku 2 shoku|2 meals)$/, 'Half Board'],
	[
		/^(?:bb|b b|b and b|bnb|apa|cp|alojamiento y desayuno|uf|u f|pdj|petit dej|cafe da manha|pequeno almoco|zimmer mit fruhstuck|bed en ontbijt|bed and brekkie)$/,
		'Bed and Breakfast',
	],
	[
		/^(?:fb|vp|vpl|pc|all meals|tous les repas|alle mahlzeiten|tutti i pasti|todas las comidas|todas as refeicoes|alle maaltijden|alla maltider|alle maltider|alle maltid|kaikki ateriat)$/,
		'Full Board',
	],
	[/^(?:ai|fi|uai|allin)$/, 'All Inclusive'],
	[
		/^(?:sc|self ?catering|selbstversorg(?:ung|er)|selvhushold(?:ning)?|sjalvhushall(?:ning)?|zelfverzorging|itseruokailu|omatoimiruokailu|wyzywienie wlasne|bez wyzywienia|vlastni strava|auto ?consumo)$/,
		'Self Catering',
	],
	[
		/^(?:ro|ep|room only|no meals|accommodation only|(?:nur )?ue?bernachtung|nur zimmer|ohne verpflegung|ohne fruhstuck|ohne mahlzeiten|sans repas|logement seul|hebergement seul|chambre seule|solo alojamiento|solo habitacion|sin comidas|solo pernottamento|solo camera|so alojamento|apenas alojamento|somente hospedagem|sem refeicoes|logies|alleen kamer|endast rum|utan maltider|kun overnatting|kun overnatning|uten maltider|uden maltider|vain huone|tylko nocleg|bez posilku|jen ubytovani|bez stravy|sadece oda)$/,
		'Room Only',
	],
]
/** Phrases that mean the same in a longer text: 'Verwöhn-Halbpension (Frühstück, Menü)'. */
const PHRASES: readonly [RegExp, string][] = [
	[
		/\b(?:half ?board|\p{L}*halbpension|demi pension|media pension|mezza pensione|meia pensao|halfpension|halvpension|halvpensjon|puolihoito|polpenze|polopenze|niepelne wyzywienie|yarim pansiyon|hemidiatrofi|dinner bed and breakfast)\b/u,
		'Half Board',
	],
	[
		/\b(?:full ?board|full pension|volpension|\p{L}*vollpension|helpension|helpensjon|pension complete|pension completa|pensao completa|pensione completa|taysihoito|plna penze|pelne wyzywienie|tam pansiyon)\b/u,
		'Full Board',
	],
	[
		/\b(?:all ?inclusive(?! (?:plus|premium|light|soft|gold))|fully inclusive|alles inklusive|todo incluido|tout compris|tout inclus|todo incluso|formule tout compris|tutto (?:incluso|compreso)|tudo incluido|alt inkluderet|alt inkludert|allt inkluderat|kaikki kuuluu hintaan|wszystko w cenie|vse v cene|her sey dahil)\b/,
		'All Inclusive',
	],
]
const BREAKFAST =
	/\b(?:breakfast|\p{L}*frue?hstue?ck\p{L}*|petits? dejeuners?|pequeno almoco|(?:prima )?colazion[ei]|desayunos?|ontbijt\p{L}*|cafe da manha|frukost\p{L}*|frokost\p{L}*|morgenmad\p{L}*|sniadani\p{L}*|aamiai\p{L}+|snidan[ei]|kahvalti|proino|choshoku)\b/u
const LUNCH =
	/\b(?:lunch(?:es)?|lunsj|mittagessen|(?<!petit )(?<!petits )dejeuners?|almuerzos?|pranz[oi]|(?<!pequeno )almocos?|middageten|lounas|obiad\p{L}*|obed|ogle yemegi|chushoku)\b/u
const DINNER =
	/\b(?:dinners?|abendessen|\p{L}*menu am abend|diners?|cenas?|(?<!v )cen[ae]|jantar(?:es)?|avondeten|avondmaaltijd\p{L}*|middag\p{L}*|aftensmad|kvallsmat|illallinen|kolacj\p{L}*|vecere|aksam yemegi|soupers?|suppers?|yushoku)\b/u
const NOT =
	/\b(?:no|not|ohne|sans|sin|senza|sem|zonder|uten|uden|utan|bez|ilman|zuzuglich|gegen aufpreis|excl\p{L}*|exkl\p{L}*|optional|supplement|extra|if|upgrade|available|provisions?|at|from \d|opens?)\b/u
/** 'Buffet breakfast', 'mit Frühstück', 'prima colazione inclusa': words that say no more than the meal. */
const AROUND =
	/\b(?:included|incluid\p{L}*|incl|inbegriffen|inkl\p{L}*|ingar|inbegrepen|medregnet|compris\p{L}*|inclus\p{L}*|includ\p{L}*|wliczon\p{L}*|w cenie|v cene|sisaltyy|dahil|package|paket)\b/u

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
