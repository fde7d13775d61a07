import { useQuery } from '@tanstack/react-query'
import { type CatalogueFilm, filmIdOf } from '#shared/catalogue/film.ts'
import { query } from '#web/data/query.ts'

/** An uploaded film by the name that a content has for it. Null for a film of the build, and until it is read. */
export function useFilm(name: string): CatalogueFilm | null {
	const id = filmIdOf(name)
	const { data } = useQuery({
		...query('/api/admin/catalogue/films/:id', { id: id ?? '' }),
		enabled: id !== null,
		staleTime: Infinity,
	})
	return (id !== null && data?.film) || null
}
