import { fold } from '#shared/fold.ts'
import { splitIdentifier } from './text.ts'

const BOARD_PATTERNS: readonly [RegExp, string][] = [
	[
		/^(hb|half board( plus)?|half pension|halbpension|demi pension|media pension|mezza pensione|meia pensao)$/,
		'Half Board',
	],
	[
		/^(bb|b b|b and b|bed (and )?breakfast|breakfast( included)?|room and breakfast|fruhstuck|petit dejeuner|desayuno|colazione|(pernottamento e )?(prima )?colazione|alojamiento y desayuno|cafe da manha)$/,
		'Bed and Breakfast',
	],
	[
		/^(fb|full board|full pension|vollpension|pension complete|pension completa|pensao completa|pensione completa)$/,
		'Full Board',
	],
	[/^(ai|all inclusive|allinclusive)$/, 'All Inclusive'],
	[/^(sc|self catering|selfcatering)$/, 'Self Catering'],
	[/^(ro|room only|no meals|accommodation only)$/, 'Room Only'],
]

/** 'Half Board' from 'HB' or 'half-board (HB)'. Text that matches none of the six stays as written. */
export function readBoardBasis(text: string): string {
	const words = fold(splitIdentifier(text.replace(/\(.{0,20}\)\s*$/, '')).replaceAll('&', ' and '))
	return (
		BOARD_PATTERNS.find(([pattern]) => pattern.test(words.replace(/ (basis|board basis)$/, '')))?.[1] ?? text.trim()
	)
}

/** Whether a text names one of the six, in any spelling. */
export const isBoardBasis = (text: string): boolean =>
	BOARD_PATTERNS.some(([, board]) => board === readBoardBasis(text))
