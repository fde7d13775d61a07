import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { LibraryEntry } from '#shared/catalogue/library.ts'
import { query } from '#web/data/query.ts'

const DEBOUNCE_MS = 200
const MIN_LENGTH = 2

/** What the catalogue has for these words, a moment after they were typed. Nothing for a single letter, or where the server cannot be reached. */
export function useLibrary(words: string): readonly LibraryEntry[] {
	const typed = words.trim()
	const [q, setQ] = useState('')
	useEffect(() => {
		const timer = setTimeout(() => setQ(typed), DEBOUNCE_MS)
		return () => clearTimeout(timer)
	}, [typed])
	const { data } = useQuery({
		...query('/api/admin/library/stays', { q }),
		enabled: q.length >= MIN_LENGTH,
		placeholderData: keepPreviousData,
	})
	return typed.length >= MIN_LENGTH && q.length >= MIN_LENGTH ? (data?.entries ?? []) : []
}
