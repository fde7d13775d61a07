import { Sparkles, Undo2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import type { EditorParts } from './editor-parts.ts'
import { ENHANCED, type Section } from './use-enhancing.ts'

type Props = { editor: EditorParts; section: Section; label: string; hint: string; rows: number }

/** A text of the confirmation, with the button that has AI write it. */
export function EnhancedText({ editor, section, label, hint, rows }: Props) {
	const { draft, errors, change, enhancing } = editor
	const field = ENHANCED[section]
	const why = useId()
	const text = useRef<HTMLTextAreaElement>(null)
	const isBusy = enhancing.isBusy(section)
	const canEnhance = !isBusy && enhancing.refused === null
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
					<Button
						size="small"
						variant="quiet"
						onClick={() => {
							enhancing.undo(section)
							text.current?.focus()
						}}
					>
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
		</div>
	)
}
