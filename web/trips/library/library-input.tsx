import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { LibraryEntry } from '#shared/catalogue/library.ts'
import type { Field as DeclaredField } from '#shared/fields.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { LibraryOptions } from './library-options.tsx'
import { useLibrary } from './use-library.ts'

type Props = {
	name: string
	field: DeclaredField
	/** The values with which the form begins. */
	values: Readonly<Record<string, unknown>>
	error: string | undefined
}
/** The entry that a name was taken from. It no longer is when the name is another one. */
type Origin = { name: string; itemId: string; versionId: string }

/**
 * A name that staff type, with what the catalogue has under it below (CRM-227). Choosing an entry fills in the fields that it knows. Who goes on
 * typing or tabbing notices nothing of it.
 */
export function LibraryInput({ name, field, values, error }: Props) {
	const [text, setText] = useState(() => textOf(values[name]))
	const [origin, setOrigin] = useState(() => savedOrigin(name, values))
	const [isOpen, setIsOpen] = useState(false)
	const [active, setActive] = useState(-1)
	const input = useRef<HTMLInputElement>(null)
	const copied = useRef<Readonly<Record<string, string | null>>>({})
	const listId = useId()
	const entries = useLibrary(isOpen ? text : '')
	const isShown = isOpen && entries.length > 0
	const taken = origin?.name === text.trim() ? origin : null

	const close = () => {
		setIsOpen(false)
		setActive(-1)
	}
	const choose = (entry: LibraryEntry) => {
		setText(entry.name)
		setOrigin(entry)
		if (input.current?.form) fill(input.current.form, entry.values, copied.current)
		copied.current = entry.values
		close()
	}
	const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
		if (!isShown) return
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
		const entry = entries[active]
		if (step)
			setActive((before) => (before + step + entries.length + (before < 0 && step < 0 ? 1 : 0)) % entries.length)
		else if (event.key === 'Enter' && entry) choose(entry)
		else if (event.key === 'Escape') close()
		else return
		event.preventDefault()
	}
	return (
		<div className="relative min-w-0">
			<Field
				label={field.label}
				required={field.required}
				error={error}
				hint={taken ? 'From the catalogue' : undefined}
			>
				{(control) => (
					<Input
						{...control}
						ref={input}
						name={name}
						value={text}
						placeholder={field.placeholder}
						autoComplete="off"
						// The role stays that of a text field: any text is valid, and the list only helps.
						aria-autocomplete="list"
						aria-controls={isShown ? listId : undefined}
						aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
						data-takes-escape={isShown || undefined}
						onChange={(event) => {
							setText(event.currentTarget.value)
							setIsOpen(true)
							setActive(-1)
						}}
						onKeyDown={onKey}
						onBlur={close}
					/>
				)}
			</Field>
			<input type="hidden" name="catalogueItemId" value={taken?.itemId ?? ''} />
			<input type="hidden" name="catalogueVersionId" value={taken?.versionId ?? ''} />
			{isShown ? (
				<LibraryOptions id={listId} entries={entries} active={active} onActive={setActive} onChoose={choose} />
			) : null}
			<output className="sr-only">{isShown ? `${entries.length} in the catalogue` : null}</output>
		</div>
	)
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function savedOrigin(name: string, values: Props['values']): Origin | null {
	const [itemId, versionId] = [textOf(values.catalogueItemId), textOf(values.catalogueVersionId)]
	return itemId && versionId ? { name: textOf(values[name]), itemId, versionId } : null
}

/** Fills the other fields of the form. What the entry does not say is emptied only where an entry chosen before filled it. */
function fill(form: HTMLFormElement, values: LibraryEntry['values'], before: Readonly<Record<string, string | null>>) {
	for (const [name, value] of Object.entries(values)) {
		const control = form.elements.namedItem(name)
		if (!(control instanceof HTMLInputElement)) continue
		if (value === null && control.value !== before[name]) continue
		control.value = value ?? ''
		// As if it was typed: the form proposes nothing in its place.
		control.dispatchEvent(new Event('input', { bubbles: true }))
	}
}
