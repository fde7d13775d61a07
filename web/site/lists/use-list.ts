import { useRef, useState } from 'react'
import { listed, type Listed, type ListKind } from '#shared/catalogue/list-filters.ts'
import { useFilters } from './use-filters.ts'

/** What both lists do: search, filter and sort. A search goes to what it found. */
export function useList<Card extends Listed>(kind: ListKind<Card>, all: readonly Card[]) {
	const { filters, change, clear } = useFilters(kind)
	const [search, setSearch] = useState('')
	const results = useRef<HTMLElement>(null)
	const onSearch = (text: string) => {
		setSearch(text)
		const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
		results.current?.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
	}
	return { filters, change, clear, onSearch, results, cards: listed(kind, all, filters, search) }
}
