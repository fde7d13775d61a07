import { useState } from 'react'
import type { Field as DeclaredField } from '#shared/fields.ts'
import { OfferingInput } from './offering-input.tsx'
import { useOffers } from './use-offers.ts'

const SOURCES = {
	airports: { path: '/api/admin/airports', label: 'Airports' },
	airlines: { path: '/api/admin/airlines', label: 'Airlines' },
} as const

type Props = {
	name: string
	field: DeclaredField
	source: keyof typeof SOURCES
	/** The value with which the form begins. */
	value: unknown
	error: string | undefined
}

/** The name of an airport or airline, completed while staff type its name, its town or its code (CRM-336). */
export function NameInput({ source, value, ...props }: Props) {
	const { path, label } = SOURCES[source]
	const [text, setText] = useState(typeof value === 'string' ? value : '')
	const [words, setWords] = useState('')
	const entries = useOffers(path, words)
	return (
		<OfferingInput
			{...props}
			text={text}
			onText={setText}
			offers={entries.map((entry) => ({ ...entry, key: entry.code }))}
			onSearch={setWords}
			onChoose={(offer) => setText(offer.name)}
			label={label}
		/>
	)
}
