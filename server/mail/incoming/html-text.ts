import { parse } from 'parse5'

type Node = { nodeName: string; value?: string; childNodes?: Node[]; attrs?: { name: string; value: string }[] }

const UNSEEN = new Set(['script', 'style', 'head', 'template', 'title', 'noscript'])
const LINES = new Set(['br', 'p', 'div', 'tr', 'li', 'h1', 'h2', 'h3', 'h4', 'table', 'ul', 'ol', 'hr'])
/** What mail programs put around the mail that is answered. */
const QUOTES = /gmail_quote|yahoo_quoted|moz-cite-prefix|divRplyFwdMsg|appendonsend|protonmail_quote/

/** The text of an HTML mail, line by line, without what it quotes. Without recursion: a hostile mail is nested as deeply as it likes. */
export function toText(html: string): string {
	const parts: string[] = []
	const open: (Node | string)[] = [parse(html)]
	while (open.length > 0) {
		const node = open.pop()!
		if (typeof node === 'string') parts.push(node)
		else if (node.nodeName === '#text') parts.push((node.value ?? '').replaceAll(/[\s\u00a0]+/g, ' '))
		else if (!UNSEEN.has(node.nodeName) && !isQuote(node)) {
			const lineEnd = LINES.has(node.nodeName) ? ['\n'] : []
			open.push(...lineEnd, ...(node.childNodes ?? []).toReversed())
			if (node.nodeName !== 'br') parts.push(...lineEnd)
		}
	}
	return parts
		.join('')
		.split('\n')
		.map((line) => line.trim())
		.join('\n')
		.replaceAll(/\n{3,}/g, '\n\n')
		.trim()
}

const isQuote = ({ nodeName, attrs = [] }: Node) =>
	nodeName === 'blockquote' ||
	attrs.some(({ name, value }) => (name === 'class' || name === 'id') && QUOTES.test(value))
