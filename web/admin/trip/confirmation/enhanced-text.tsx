import { Sparkles, Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import type { EditorParts } from './editor-parts.ts'
import { type Comparison, ENHANCED, type Section } from './use-enhancing.ts'

type Props = { editor: EditorParts; section: Section; label: string; hint: string; rows: number }

/** A text of the confirmation, with the button that has AI write it. */
export function EnhancedText({ editor, section, label, hint, rows }: Props) {
	const { draft, errors, change, enhancing } = editor
	const field = ENHANCED[section]
	const why = useId()
	const text = useRef<HTMLTextAreaElement>(null)
	const isBusy = enhancing.isBusy(section)
	const canEnhance = !isBusy && enhancing.refused === null
	const comparison = enhancing.comparison(section)
	const undo = () => {
		enhancing.undo(section)
		text.current?.focus()
	}
	const accept = () => {
		enhancing.accept(section)
		text.current?.focus()
	}
	return (
		<div className="flex flex-col gap-2">
			<Field label={label} hint={hint} error={errors[field]}>
				{(control) => (
					<Textarea
						{...control}
						ref={text}
						rows={rows}
						value={draft[field] ?? ''}
						readOnly={isBusy}
						aria-busy={isBusy || undefined}
						onChange={({ currentTarget }) => change({ [field]: currentTarget.value })}
					/>
				)}
			</Field>
			<div className="flex flex-wrap items-center gap-2">
				<Button
					size="small"
					pending={isBusy}
					aria-disabled={!canEnhance || undefined}
					aria-description={label}
					aria-describedby={enhancing.refused ? why : undefined}
					onClick={() => canEnhance && enhancing.enhance(section)}
					className="aria-disabled:cursor-default aria-disabled:opacity-55"
				>
					{isBusy ? null : <Sparkles aria-hidden="true" />}
					{isBusy ? 'Enhancing...' : 'Enhance with AI'}
				</Button>
				{enhancing.canUndo(section) ? (
					<Button size="small" variant="quiet" onClick={undo}>
						<Undo2 aria-hidden="true" />
						Undo
					</Button>
				) : null}
				{enhancing.refused ? (
					<p id={why} className="text-sm text-ink-soft">
						{enhancing.refused}
					</p>
				) : null}
			</div>
			{comparison ? <Compared label={label} comparison={comparison} onAccept={accept} onKeep={undo} /> : null}
		</div>
	)
}

type ComparedProps = { label: string; comparison: Comparison; onAccept: () => void; onKeep: () => void }

/** Both texts side by side. The suggestion is in the field already, so each button only ends the question. */
function Compared({ label, comparison, onAccept, onKeep }: ComparedProps) {
	const sides = [
		{ title: 'Your words', words: comparison.before, action: 'Keep mine', onClick: onKeep, variant: 'secondary' },
		{ title: 'Suggested by AI', words: comparison.after, action: 'Use this', onClick: onAccept, variant: 'primary' },
	] as const
	return (
		<section
			aria-label={`Comparison: ${label}`}
			className="grid gap-px overflow-hidden rounded-lg bg-line md:grid-cols-2"
		>
			{sides.map(({ title, words, action, onClick, variant }) => (
				<div key={title} className="flex min-w-0 flex-col gap-3 bg-sunk px-5 py-4">
					<h3 className="font-medium">{title}</h3>
					<p className="grow whitespace-pre-line wrap-anywhere">{words}</p>
					<div>
						<Button size="small" variant={variant} onClick={onClick}>
							{action}
						</Button>
					</div>
				</div>
			))}
		</section>
	)
}
