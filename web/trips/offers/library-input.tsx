import { useRef, useState } from 'react'
import type { LibraryEntry } from '#shared/catalogue/library.ts'
import type { Field as DeclaredField } from '#shared/fields.ts'
import { choiceLabel } from '#web/ui/forms/choice-label.ts'
import { OfferingInput } from './offering-input.tsx'
import { useOffers } from './use-offers.ts'

const SOURCES = { stays: '/api/admin/library/stays', experiences: '/api/admin/library/experiences' } as const

type Props = {
	name: string
	source: keyof typeof SOURCES
	field: DeclaredField
	/** The values with which the form begins. */
	values: Readonly<Record<string, unknown>>
	error: string | undefined
}
/** The entry that a name was taken from. It no longer is when the name is another one. */
type Origin = { name: string; itemId: string; versionId: string }

/**
 * The name of a stay or activity, with what the catalogue has under it below (CRM-227, CRM-401). Choosing an entry fills in the fields that it knows.
 */
export function LibraryInput({ name, source, field, values, error }: Props) {
	const [text, setText] = useState(() => textOf(values[name]))
	const [origin, setOrigin] = useState(() => savedOrigin(name, values))
	const [words, setWords] = useState('')
	const input = useRef<HTMLInputElement>(null)
	const copied = useRef<Readonly<Record<string, string | null>>>({})
	const entries = useOffers(SOURCES[source], words)
	const taken = origin?.name === text.trim() ? origin : null

	const choose = (entry: LibraryEntry) => {
		setText(entry.name)
		setOrigin(entry)
		if (input.current?.form) fill(input.current.form, entry.values, copied.current)
		copied.current = entry.values
	}
	return (
		<>
			<OfferingInput
				ref={input}
				name={name}
				field={field}
				error={error}
				hint={taken ? 'From the catalogue' : undefined}
				text={text}
				onText={setText}
				offers={entries.map((entry) => ({
					...entry,
					key: entry.itemId,
					detail: [choiceLabel(entry.kind), entry.place].filter(Boolean).join(', '),
				}))}
				onSearch={setWords}
				onChoose={choose}
				label="In the catalogue"
			/>
			<input type="hidden" name="catalogueItemId" value={taken?.itemId ?? ''} />
			<input type="hidden" name="catalogueVersionId" value={taken?.versionId ?? ''} />
		</>
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
		if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue
		if (value === null && control.value !== before[name]) continue
		control.value = value ?? ''
		// As if it was typed: the form proposes nothing in its place.
		control.dispatchEvent(new Event('input', { bubbles: true }))
	}
}
