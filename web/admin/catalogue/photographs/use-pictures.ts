import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { CataloguePicture } from '#shared/catalogue/catalogue-picture.ts'
import { photoIdOf, photoName, photoPath, PREVIEW_FILE } from '#shared/catalogue/photograph.ts'
import type { Picture, ServedPicture } from '#shared/catalogue/property.ts'
import { servedAs } from '#shared/catalogue/served-as.ts'
import { query } from '#web/data/query.ts'

/** How often to ask whether photographs are made. One takes some seconds. */
const POLL_MS = 2000

/**
 * How the pictures of a form are shown: drawings, and photographs with how far they are. Calls `onMade` when photographs have been made since the
 * last look, because findings depend on it.
 */
export function usePictures(names: readonly string[], onMade: () => void) {
	const { data: drawn } = useQuery({ ...query('/api/admin/catalogue/drawings'), staleTime: Infinity })
	const ids = names.flatMap((name) => photoIdOf(name) ?? []).toSorted()
	const { data: uploaded } = useQuery({
		...query('/api/admin/catalogue/pictures', { ids: ids.join() }),
		enabled: ids.length > 0,
		placeholderData: (before) => before,
		refetchInterval: ({ state }) => (state.data?.pictures.some(isWaiting) ? POLL_MS : false),
	})
	const drawings = drawn?.pictures ?? {}
	const photographs = uploaded?.pictures ?? []
	useCallWhenFewer(photographs.filter(isWaiting).length, onMade)
	const served = {
		...drawings,
		...Object.fromEntries(ids.map((id) => [photoName(id), previewOf(id)])),
		...Object.fromEntries(photographs.flatMap(({ name, served }) => (served ? [[name, served]] : []))),
	}
	return {
		drawings,
		servedOf: (picture: Picture) => servedAs(served, picture),
		/** A photograph by its name; undefined for a drawing, and until it is read. */
		photographOf: (name: string) => photographs.find((picture) => picture.name === name),
		suggestsTexts: uploaded?.suggestsTexts ?? false,
	}
}

const isWaiting = ({ state }: CataloguePicture) => state === 'waiting'

/** What is there of every photograph from its upload on. */
const previewOf = (id: string): ServedPicture => ({
	...{ width: 480, height: 320, color: 'transparent', social: null, jpeg: null },
	sources: [{ type: 'image/webp', width: 480, src: photoPath(id, PREVIEW_FILE) }],
})

function useCallWhenFewer(count: number, call: () => void) {
	const last = useRef(count)
	useEffect(() => {
		if (count < last.current) call()
		last.current = count
	}, [count, call])
}
