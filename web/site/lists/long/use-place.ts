import { type RefObject, useEffect, useRef } from 'react'
import type { ListPart } from '#shared/catalogue/lists/long-list.ts'

/**
 * The element that says which page is shown, and what makes the next change of the page move there: its cards are above the link that was
 * followed.
 */
export function usePlace(part: ListPart): [RefObject<HTMLParagraphElement | null>, () => void] {
	const place = useRef<HTMLParagraphElement>(null)
	const left = useRef<ListPart>(null)
	useEffect(() => {
		if (left.current === null || left.current === part) return
		left.current = null
		place.current?.closest('section')?.scrollIntoView()
		place.current?.focus({ preventScroll: true })
	}, [part])
	return [place, () => (left.current = part)]
}
