import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type CatalogueFilm, filmIdOf } from '#shared/catalogue/film.ts'
import { query } from '#web/data/query.ts'

/** How often to ask whether a film is converted. One takes up to some minutes. */
const POLL_MS = 3000

/**
 * An uploaded film by the name that a content has for it. Null for a film of the build, and until it is read. Calls `onMade` when it has been
 * converted since the last look, because findings depend on it.
 */
export function useFilm(name: string, onMade?: () => void): CatalogueFilm | null {
	const id = filmIdOf(name)
	const { data } = useQuery({
		...query('/api/admin/catalogue/films/:id', { id: id ?? '' }),
		enabled: id !== null,
		staleTime: Infinity,
		refetchInterval: ({ state }) => (state.data?.film.state === 'waiting' ? POLL_MS : false),
	})
	const film = (id !== null && data?.film) || null
	const wasWaiting = useRef<string | null>(null)
	useEffect(() => {
		if (film?.state === 'made' && wasWaiting.current === film.id) onMade?.()
		wasWaiting.current = film?.state === 'waiting' ? film.id : null
	}, [film, onMade])
	return film
}
