import { choice, longText, required } from '#shared/fields.ts'

/** Whether the agency's text follows the default wording, or takes its place. */
const USES = ['after_our_text', 'instead_of_our_text'] as const

const MAX = 20_000
const text = (label: string) => longText(label, { rows: 6, max: MAX })
const textUse = (label: string) => required(choice(label, USES, { initial: 'after_our_text' }))

/** The agency's wording of the legal pages (SITE-162). */
export const pageTextFields = {
	privacyText: text('Text for the Privacy Page'),
	privacyTextUse: textUse('Show It on the Privacy Page'),
	cookiesText: text('Text for the Cookies Page'),
	cookiesTextUse: textUse('Show It on the Cookies Page'),
	termsText: text('Text for the Terms Page'),
	termsTextUse: textUse('Show It on the Terms Page'),
	accessibilityText: text('Text for the Accessibility Page'),
	accessibilityTextUse: textUse('Show It on the Accessibility Page'),
}

export type Block = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] }
/** A part of a text. Only the first part may have no title: what precedes the first heading. */
export type TextSection = { title: string | null; blocks: Block[] }

/**
 * Reads the markup of these texts: a line that begins with '## ' is a heading, lines that begin with '- ' are a list, and a blank line
 * ends a paragraph. Everything else is text as it is, HTML included.
 */
export function readPageText(text: string): TextSection[] {
	const sections: TextSection[] = [{ title: null, blocks: [] }]
	let isNewBlock = true
	for (const line of text.split(/\r\n|\n|\r/).map((one) => one.trim())) {
		const { blocks } = sections.at(-1)!
		const last = isNewBlock ? undefined : blocks.at(-1)
		isNewBlock = line === ''
		if (line === '') continue
		if (line.startsWith('## ')) {
			sections.push({ title: line.slice(3).trim(), blocks: [] })
			isNewBlock = true
		} else if (line.startsWith('- ')) {
			if (last?.kind === 'list') last.items.push(line.slice(2).trim())
			else blocks.push({ kind: 'list', items: [line.slice(2).trim()] })
		} else if (last?.kind === 'paragraph') last.text += ` ${line}`
		else if (last?.kind === 'list') last.items.push(`${last.items.pop()} ${line}`)
		else blocks.push({ kind: 'paragraph', text: line })
	}
	return sections.filter(({ title, blocks }) => title !== null || blocks.length > 0)
}
