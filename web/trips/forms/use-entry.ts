import { useRef, useState } from 'react'
import type { Field, Fields } from '#shared/fields.ts'
import type { EntryRules, Proposed, Typed } from '#shared/trips/entry/entry-rules.ts'
import { readForm } from './read-form.ts'

/** The rules of a form whose trip is known. */
export type FormEntry = {
	offers?: ReturnType<NonNullable<EntryRules['offers']>>
	follow?: (typed: Typed, touched: ReadonlySet<string>) => Proposed
	advise?: (typed: Typed) => Readonly<Record<string, string>>
}

/** What a form proposes while somebody fills it in, and remarks on (CRM-231). `initial` are the values that it opens with. */
export function useEntry(fields: Fields, initial: Readonly<Record<string, unknown>>, entry: FormEntry) {
	const touched = useRef(new Set<string>())
	const [advice, setAdvice] = useState<Readonly<Record<string, string>>>({})
	/** Fields of which only the day is proposed. Without a time they count as blank. */
	const [untimed, setUntimed] = useState<readonly string[]>(() => dayOnly(fields, initial))

	const propose = (form: HTMLFormElement, values: Proposed) => {
		for (const [name, value] of Object.entries(values)) {
			const control = form.elements.namedItem(name)
			if (!touched.current.has(name) && isControl(control)) control.value = String(timed(fields[name], value) ?? '')
		}
		const days = dayOnly(fields, values)
		setUntimed((before) => [...new Set([...before, ...days])].filter((name) => !touched.current.has(name)))
	}
	const follow = (form: HTMLFormElement) => {
		propose(form, entry.follow?.(typedIn(form), touched.current) ?? {})
		setAdvice(entry.advise?.(typedIn(form)) ?? {})
	}
	return {
		advice,
		untimed,
		/** After each input. */
		noteInput: (form: HTMLFormElement, target: EventTarget) => {
			if (isControl(target) && target.name !== '') touched.current.add(target.name)
			follow(form)
		},
		/** Fills in an offer, over what was typed in its fields. */
		take: (form: HTMLFormElement, values: Proposed) => {
			for (const name of Object.keys(values)) touched.current.delete(name)
			propose(form, values)
			// As if it were typed: closing asks, the draft has it, and other fields follow.
			form.dispatchEvent(new Event('input', { bubbles: true }))
		},
		/** The values to save. */
		read: (form: HTMLFormElement) => ({
			...readForm(form),
			...Object.fromEntries(untimed.map((name) => [name, ''])),
		}),
	}
}

const isControl = (one: EventTarget | RadioNodeList | null) =>
	one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement

const isDay = (value: unknown): value is string => typeof value === 'string' && value.length === 10
const dayOnly = (fields: Fields, values: Readonly<Record<string, unknown>>) =>
	Object.keys(values).filter((name) => fields[name]?.kind === 'dateTime' && isDay(values[name]))

/** A control for a date and time has no value without a time: a day alone is shown as its midnight. */
export const timed = <V>(field: Field | undefined, value: V): V | string =>
	field?.kind === 'dateTime' && isDay(value) ? `${value}T00:00` : value

/** What is typed so far. A year of which only the first digits are typed is a valid one to the browser: it counts as blank. */
function typedIn(form: HTMLFormElement): Typed {
	const values = [...new FormData(form)].flatMap(([name, value]) =>
		typeof value === 'string' ? [[name, value] as const] : [],
	)
	const dates = new Set(
		[...form.elements].flatMap((one) =>
			one instanceof HTMLInputElement && one.type.startsWith('date') && !/^[1-9]\d{3}-/.test(one.value)
				? [one.name]
				: [],
		),
	)
	return Object.fromEntries(values.map(([name, value]) => [name, dates.has(name) ? '' : value]))
}
