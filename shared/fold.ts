/** Folds text for comparison: 'Côte d’Azur' and "COTE D'AZUR" both become 'cote d azur'. Letters of other scripts stay unchanged. */
export const fold = (text: string): string =>
	text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll('ı', 'i')
		.replaceAll('ø', 'o')
		.replaceAll('æ', 'ae')
		.replaceAll('ß', 'ss')
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
