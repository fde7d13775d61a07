import { Radio } from './decisions.tsx'
import type { DateQuestion } from './date-questions.ts'

type Props = { question: DateQuestion; chosen: number | undefined; onChoose: (answer: number) => void }

/** A question about several dates, with one answer for all. */
export function OneAnswer({ question: { id, text, answers, example }, chosen, onChoose }: Props) {
	return (
		<fieldset className="rounded-lg border border-line px-4 py-3 md:px-5">
			<legend className="float-left mb-1 font-medium wrap-anywhere">{text}</legend>
			<div className="clear-left">
				{/* Choosing it shows the date in the document. */}
				{example ? (
					<button
						type="button"
						data-value={example.path}
						className="min-h-6 text-left text-sm wrap-anywhere text-ink-soft underline decoration-line underline-offset-4"
					>
						{example.text}
					</button>
				) : null}
				{answers.map(({ label }, answer) => (
					<Radio key={label} path={`dates ${id}`} isChosen={chosen === answer} onChoose={() => onChoose(answer)}>
						{label}
					</Radio>
				))}
			</div>
		</fieldset>
	)
}
