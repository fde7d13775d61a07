import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Reads } from '#shared/contract.ts'
import { query } from '#web/data/query.ts'

type Source =
	| '/api/admin/library/stays'
	| '/api/admin/library/experiences'
	| '/api/admin/airports'
	| '/api/admin/airlines'
type Entry<S extends Source> = Reads[S]['entries'][number]

const DEBOUNCE_MS = 200
const MIN_LENGTH = 2

/** What there is for these words, a moment after they were typed. Nothing for a single letter, or where the server cannot be reached. */
export function useOffers<S extends Source>(source: S, words: string): readonly Entry<S>[] {
	const typed = words.trim()
	const [q, setQ] = useState('')
	useEffect(() => {
		const timer = setTimeout(() => setQ(typed), DEBOUNCE_MS)
		return () => clearTimeout(timer)
	}, [typed])
	const { data } = useQuery({
		...query<Source>(source, { q }),
		enabled: q.length >= MIN_LENGTH,
		placeholderData: keepPreviousData,
	})
	const entries = data?.entries ?? []
	return typed.length >= MIN_LENGTH && q.length >= MIN_LENGTH ? entries : []
}
