import type { DraftIssue, Layer } from '#shared/import/draft.ts'
import type { ImportPreview } from '#shared/import/preview.ts'
import { guessesIn } from './guesses-in.ts'

const LAYERS: Record<Layer, string> = {
	'trip-import': 'our own format',
	structured: 'marked-up reservations',
	'form-answer': 'a form’s answers',
	'page-state': 'data inside the page',
	calendar: 'a calendar',
	'boarding-pass': 'a boarding pass',
	labelled: 'labelled text',
	link: 'the link itself',
	extractor: 'the document extractor',
	model: 'AI',
}

type Props = { preview: ImportPreview; issues: readonly DraftIssue[] }

/** Where it came from and how it was read, what there is to do, and what is to be known of the whole. */
export function SourceNote({ preview: { source, layers, draft, wants, match }, issues }: Props) {
	const origin = source.host ?? (source.kind === 'file' ? source.title : 'the pasted page')
	const doubts = new Set([...wants.map(({ path }) => path), ...issues.filter(isOfAValue).map(({ path }) => path)])
	const choices = match?.changes.filter(({ kind }) => kind === 'conflict').length ?? 0
	const guesses = guessesIn(draft)
	const toDo = [
		...(doubts.size > 0 ? [`${counted(doubts.size, 'value')} to check`] : []),
		...(choices > 0 ? [`${counted(choices, 'choice')} to make`] : []),
		...(guesses > 0 ? [`${counted(guesses, 'guess')} of the AI to confirm`] : []),
	]
	const general = issues.filter((issue) => !isOfAValue(issue))
	return (
		<div className="flex flex-col gap-3">
			{/* Read out first, as the form takes the place of another. */}
			<div data-start tabIndex={-1} className="rounded-lg bg-sea-wash px-4 py-3 outline-none md:px-5">
				<p className="font-medium">{toDo.length > 0 ? `${sentence(toDo)}.` : 'Have a look, then import.'}</p>
				<p className="text-ink-soft">
					Read from {origin}, by {sentence(layers.map((layer) => LAYERS[layer])) || 'its words'}.
				</p>
			</div>
			{general.length > 0 ? (
				<ul className="flex list-disc flex-col gap-1 pl-5 text-ink-soft">
					{general.map(({ message }) => (
						<li key={message}>{message}</li>
					))}
				</ul>
			) : null}
		</div>
	)
}

const isOfAValue = ({ path }: DraftIssue) => path.includes('/')
const counted = (n: number, noun: string) =>
	n === 1 ? `One ${noun}` : `${n} ${noun}${noun.endsWith('s') ? 'es' : 's'}`
const sentence = (parts: readonly string[]) =>
	parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
