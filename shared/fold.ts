/** Words as they are compared: 'Côte d’Azur' and "COTE D'AZUR" are both 'cote d azur'. Letters of other scripts stay as they are. */
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
