import type { ServedFilm } from './property.ts'

const NAME = /^film\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The name of an uploaded film in contents, where the films of the build have names such as 'villa-1'. */
export const filmName = (id: string): string => `film/${id}`

/** The id of an uploaded film by its name; null for a film of the build. */
export const filmIdOf = (name: string): string | null => NAME.exec(name)?.[1] ?? null

export const FILM_KINDS = ['mp4', 'webm'] as const
export type FilmKind = (typeof FILM_KINDS)[number]

/** The address of an uploaded film. What it answers never changes. */
export const filmPath = (id: string, kind: FilmKind): string => `/films/${id}/film.${kind}`

/** A film that staff have uploaded (CRM-403). */
export type CatalogueFilm = {
	id: string
	/** As contents name it. */
	name: string
	/** What the file was called on the device of who uploaded it. */
	fileName: string
	bytes: number
	/** `waiting`: it is being converted. `failed`: it cannot be, for the reason in `failure` (CRM-409). */
	state: 'waiting' | 'made' | 'failed'
	/** A sentence for staff; null unless it failed. */
	failure: string | null
	/** Null until it is made. */
	served: ServedFilm | null
}

type Stored = { id: string; kind: FilmKind; width: number; height: number; seconds: number }

/** How an uploaded film is served. The first picture of the gallery shows until it plays. */
export function servedFilm({ id, kind, width, height, seconds }: Stored): ServedFilm {
	const src = filmPath(id, kind)
	return { webm: kind === 'webm' ? src : null, mp4: kind === 'mp4' ? src : null, width, height, seconds, poster: null }
}

/** The ids of the uploaded films that an item shows. */
export const filmsIn = (item: { content: object }): string[] => {
	const name = 'videoHero' in item.content ? item.content.videoHero : null
	const id = typeof name === 'string' ? filmIdOf(name) : null
	return id === null ? [] : [id]
}
