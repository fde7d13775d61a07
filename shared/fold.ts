/** Letters that decompose into no base letter and mark. */
const LATIN: Record<string, string> = {
	ı: 'i',
	ø: 'o',
	æ: 'ae',
	ß: 'ss',
	ł: 'l',
	đ: 'd',
	ð: 'd',
	þ: 'th',
	œ: 'oe',
	ħ: 'h',
	ŧ: 't',
}

/** Folds text for comparison: 'Côte d’Azur' and "COTE D'AZUR" both become 'cote d azur'. Letters of other scripts stay unchanged. */
export const fold = (text: string): string =>
	text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[ıøæßłđðþœħŧ]/g, (letter) => LATIN[letter] ?? letter)
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
