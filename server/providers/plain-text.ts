/** Plain text of at most `most` characters: removes tags, images, links, addresses and markup, whatever a prompt injection made the service write. */
export function plainText(answer: string, most: number): string {
	const words = answer
		.slice(0, 4 * most)
		.replaceAll(/<(think|script|style)\b[^]*?<\/\1>/gi, '')
		.replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
		.replaceAll(/<[^>]*>/g, '')
		.replaceAll(/\b[a-z][a-z+.-]*:\/\/\S+|\b(javascript|data|mailto):\S+/gi, '')
		.replaceAll(/^\s{0,3}(#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
		.replaceAll(/[*_`~<>]|!?\[|\]/g, '')
		.replaceAll(/[^\P{C}\n]/gu, '')
		.replaceAll(/[ \t]+/g, ' ')
		.replaceAll(/\s*\n\s*/g, '\n\n')
		.trim()
	return Array.from(words).slice(0, most).join('').trim()
}
