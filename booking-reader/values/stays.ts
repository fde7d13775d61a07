import { fold } from '#shared/fold.ts'
import { splitIdentifier } from './text.ts'

const BOARD_PATTERNS: readonly [RegExp, string][] = [
	[
		/^(hb|dbb|half board( plus)?|(dinner )?bed (and )?breakfast and dinner|dinner bed and breakfast|dinner and breakfast( included)?|breakfast and dinner( included)?|1 paku 2 shoku|half pension|halfpension|halvpension|halbpension|demi pension|media pension|mezza pensione|meia pensao)$/,
		'Half Board',
	],
	[
		/^(bb|b b|b and b|bed (and )?breakfast|breakfast( incl(uded)?)?|room and breakfast|fruhstuck|petit dejeuner|desayuno|colazione|(pernottamento e )?(prima )?colazione|alojamiento y desayuno|cafe da manha|ontbijt|pequeno almoco|frukost|frokost|sniadanie|ubernachtung (mit|und) fruhstuck|logies (en|met) ontbijt|nuit et petit dejeuner|bb bed and breakfast|(daily |full |buffet )?breakfast|petit dejeuner inclus|fruhstuck inklusive)$/,
		'Bed and Breakfast',
	],
	[
		/^(fb|full board|full pension|volpension|vollpension|pension complete|pension completa|pensao completa|pensione completa)$/,
		'Full Board',
	],
	[/^(ai|all inclusive|allinclusive)$/, 'All Inclusive'],
	[/^(sc|self catering|selfcatering)$/, 'Self Catering'],
	[/^(ro|room only|no meals|accommodation only)$/, 'Room Only'],
]

/** 'Half Board' from 'HB' or 'half-board (HB)'. Text that matches none of the six stays as written. */
export const readBoardBasis = (text: string): string => boardIn(text) ?? text.trim()

/** Whether a text names one of the six, in any spelling. */
export const isBoardBasis = (text: string): boolean => boardIn(text) !== null

/** What a longer text begins with: 'half board - breakfast, tea and dinner'. */
const BEGINS =
	/^(?:half board|full board|halbpension|vollpension|demi pension|pension complete|media pension|mezza pensione|pensione completa|meia pensao)(?= )/
const BREAKFAST =
	/\b(?:breakfast|fruhstuck|petit dejeuner|pequeno almoco|colazione|desayuno|ontbijt|cafe da manha|frukost|frokost)\b.*\b(?:inclu\w*|inbegriffen|inkl\w*|package|compris)\b/
const INCLUDED =
	/^(?:with|including|includes|incl|mit|inklusive|avec|con|com|met|inclusief) (?:the )?(?=.*(?:breakfast|fruhstuck|petit dejeuner|colazione|desayuno|ontbijt))/

function boardIn(text: string): string | null {
	const items = text.split(/,\s*/)
	// 'BREAKFAST, WIFI'
	if (items.length > 1 && items.every((item) => item.length <= 20 && !/ /.test(item.trim())))
		return items.map(boardIn).find(Boolean) ?? null
	const [, outside = text, inside = ''] = /^(.*?)\(([^()]{0,60})\)\s*$/.exec(text) ?? []
	for (const part of [outside, ...inside.split('=')]) {
		const words = fold(splitIdentifier(part).replaceAll('&', ' and '))
			.replace(/ (basis|board basis)$/, '')
			.replace(INCLUDED, '')
		const board = BOARD_PATTERNS.find(([pattern]) => pattern.test(BEGINS.exec(words)?.[0] ?? words))?.[1]
		if (board) return board
	}
	// 'La colazione è inclusa nel prezzo.'
	return text.length <= 80 && BREAKFAST.test(fold(text)) ? 'Bed and Breakfast' : null
}
