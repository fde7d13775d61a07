import { type Block, readPageText } from '#shared/agency/page-texts.ts'
import type { Section } from './section.ts'

/** The agency's own text as sections. What precedes its first heading gets `title`. */
export const ownSections = (text: string | null, title: string): Section[] =>
	readPageText(text ?? '').map((part, index) => ({
		id: `own-${index + 1}`,
		title: part.title || title,
		content: part.blocks.map((block, at) => <TextBlock key={at} block={block} />),
	}))

function TextBlock({ block }: { block: Block }) {
	if (block.kind === 'paragraph') return <p>{block.text}</p>
	return (
		<ul>
			{block.items.map((item, index) => (
				<li key={index}>{item}</li>
			))}
		</ul>
	)
}
