import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { below } from '#shared/catalogue/drafts/content-changes.ts'
import { Button } from '#web/ui/button.tsx'
import { Textarea } from '#web/ui/forms/textarea.tsx'
import { SortHandle, SortMenu } from '#web/ui/sortable/sort-controls.tsx'
import { asText } from '#shared/catalogue/drafts/content-path.ts'
import type { FieldOf } from '../fields/content-field.ts'
import type { FieldProps } from './field-props.ts'
import { useFindingsAt, useForm } from './form-context.ts'
import { ListFindings } from './list-findings.tsx'
import { useEntries } from './use-entries.ts'

/** A list of short texts. Enter adds one below, Backspace removes an empty one, and pasted lines become one entry each. */
export function TextList({ field, path, value }: FieldProps<FieldOf<'texts'>>) {
	const { isReadOnly } = useForm()
	const root = useRef<HTMLFieldSetElement>(null)
	const nameOf = (entry: unknown, index: number) => asText(entry) || `${field.entry} ${index + 1}`
	const { entries, sortable, insert, replace, remove } = useEntries(path, value, nameOf)
	const focus = (index: number) => {
		const texts = root.current?.querySelectorAll('textarea')
		const button = root.current?.querySelector<HTMLElement>('[data-add]')
		const target = texts?.[Math.max(0, index)] ?? button
		target?.focus()
	}
	const addAfter = (index: number) => {
		flushSync(() => insert(index + 1, ''))
		focus(index + 1)
	}
	const drop = (index: number) => {
		flushSync(() => remove(index))
		focus(index - 1)
	}
	const onKeyDown = (index: number, text: string) => (event: KeyboardEvent<HTMLTextAreaElement>) => {
		if (event.nativeEvent.isComposing) return
		if (event.key === 'Enter') addAfter(index)
		else if (event.key === 'Backspace' && text === '') drop(index)
		else return
		event.preventDefault()
	}
	const onPaste = (index: number, text: string) => (event: ClipboardEvent<HTMLTextAreaElement>) => {
		const lines = event.clipboardData.getData('text').split(/\r?\n/).map(withoutBullet).filter(Boolean)
		if (lines.length < 2) return
		event.preventDefault()
		flushSync(() => replace(index, ...(text === '' ? [] : [text]), ...lines))
		focus(index + lines.length - (text === '' ? 1 : 0))
	}
	return (
		<fieldset ref={root} disabled={isReadOnly} data-path={path} tabIndex={-1} className="min-w-0">
			<legend className="mb-2 text-sm font-medium">{field.label}</legend>
			{field.hint ? <p className="-mt-1.5 mb-2 text-sm text-ink-soft">{field.hint}</p> : null}
			<ol className="flex flex-col gap-2">
				{entries.map(({ entry, key, name }, index) => (
					<li key={key} {...sortable.entry(index)}>
						<div className="flex items-center gap-1">
							{isReadOnly ? null : <SortHandle {...{ sortable, index, name }} />}
							<TextEntry
								label={`${field.entry} ${index + 1}`}
								path={below(path, String(index))}
								text={asText(entry)}
								max={field.max}
								onKeyDown={onKeyDown(index, asText(entry))}
								onPaste={onPaste(index, asText(entry))}
							/>
							{isReadOnly ? null : (
								<SortMenu {...{ sortable, index, name }} count={entries.length} onRemove={() => drop(index)} />
							)}
						</div>
						<ListFindings path={below(path, String(index))} />
					</li>
				))}
			</ol>
			{isReadOnly ? null : (
				<Button data-add size="small" variant="quiet" className="mt-1" onClick={() => addAfter(entries.length - 1)}>
					<Plus aria-hidden="true" />
					Add {field.entry}
				</Button>
			)}
			<output className="sr-only">{sortable.message}</output>
			<ListFindings path={path} />
		</fieldset>
	)
}

/** Lists are often copied with their bullets. */
const withoutBullet = (line: string) => line.replace(/^\s*[-–•*·]\s+/, '').trim()

type EntryProps = {
	label: string
	path: string
	text: string
	max: number | undefined
	onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
	onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

/** One line of text, which wraps where the form is narrow. */
function TextEntry({ label, path, text, max = 200, ...handlers }: EntryProps) {
	const { set } = useForm()
	const { error } = useFindingsAt(path)
	return (
		<Textarea
			{...handlers}
			rows={1}
			className="resize-none"
			aria-label={label}
			aria-invalid={error ? true : undefined}
			name={path}
			maxLength={max}
			value={text}
			// As text that is dropped into it may have: one entry is one line.
			onChange={({ currentTarget }) => set(path, currentTarget.value.replace(/\s*\n\s*/g, ' '))}
		/>
	)
}
