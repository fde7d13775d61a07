import { Search } from 'lucide-react'
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { Input } from '#web/ui/forms/input.tsx'

/** CRM-9 */
const DEBOUNCE_MS = 250

type Props = {
	label: string
	value: string
	onSearch: (q: string) => void
	/** Attributes that make it the search field of a list box. */
	combobox?: ComponentProps<'input'>
}

/** Searches while the user types, after a short pause. */
export function ListSearch({ label, value, onSearch, combobox }: Props) {
	const [text, setText] = useState(value)
	const [searched, setSearched] = useState(value)
	// The address changed, for example by Back: update the field.
	if (value !== searched) {
		setSearched(value)
		if (value !== text.trim()) setText(value)
	}
	const search = useEffectEvent(onSearch)
	useEffect(() => {
		const q = text.trim()
		const timer = q === value ? undefined : setTimeout(() => search(q), DEBOUNCE_MS)
		return () => clearTimeout(timer)
	}, [text, value])
	return (
		<div className={combobox ? 'relative' : 'relative min-w-0 grow sm:max-w-80 sm:basis-40'}>
			<Search aria-hidden="true" className="pointer-events-none absolute top-3.5 left-3 size-4 text-ink-soft" />
			<Input
				aria-keyshortcuts={combobox ? undefined : '/'}
				{...combobox}
				type="search"
				aria-label={label}
				placeholder={label}
				maxLength={200}
				value={text}
				onChange={(event) => setText(event.currentTarget.value)}
				className="pl-9"
			/>
		</div>
	)
}
