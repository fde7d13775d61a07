import { useQuery } from '@tanstack/react-query'
import type { PreviewedItem } from '#shared/catalogue/drafts/preview-message.ts'
import { isObject } from '#shared/stored-shape.ts'
import { query } from '#web/data/query.ts'
import { asText } from '#shared/catalogue/drafts/content-path.ts'
import { useFilm } from '../films/use-film.ts'
import { usePictures } from '../photographs/use-pictures.ts'

/** The files of the pictures and films that a draft names, wherever they are in it. */
export function usePreviewFiles(content: PreviewedItem['content']): Pick<PreviewedItem, 'pictures' | 'films'> {
	const { data } = useQuery({ ...query('/api/admin/catalogue/drawings'), staleTime: Infinity })
	const names = namesIn(content)
	const { servedOf } = usePictures(names, ignore)
	const pictures = names.flatMap((name) => {
		const served = servedOf({ name, alt: '' })
		return served ? [[name, served] as const] : []
	})
	const film = useFilm(asText(content.videoHero))
	return {
		pictures: Object.fromEntries(pictures),
		films: { ...data?.films, ...(film?.served && { [film.name]: film.served }) },
	}
}

/** Findings are read again by the gallery. */
const ignore = () => {}

function namesIn(value: unknown): string[] {
	if (Array.isArray(value)) return value.flatMap(namesIn)
	if (!isObject(value)) return []
	return 'alt' in value ? [asText(value.name)] : Object.values(value).flatMap(namesIn)
}
