import { useEffect, useRef, useState } from 'react'

/** A section becomes the current one when its top is within this distance of the top of the window, below the header and navigation. */
const READING_LINE_PX = 180

/**
 * The section of the page that is being read. `ids` are in page order. `pin` makes a section current until the next scroll: one near the
 * end of the page may not reach the top when the navigation scrolls to it.
 */
export function useCurrentSection(ids: readonly string[]): [current: string | undefined, pin: (id: string) => void] {
	const key = ids.join(' ')
	const [current, setCurrent] = useState(ids[0])
	const pinnedAt = useRef<number | null>(null)

	useEffect(() => {
		const update = () => {
			if (scrollY === pinnedAt.current) return
			pinnedAt.current = null
			setCurrent(sectionBeingRead(key.split(' ')))
		}
		update()
		addEventListener('scroll', update, { passive: true })
		addEventListener('resize', update)
		return () => {
			removeEventListener('scroll', update)
			removeEventListener('resize', update)
		}
	}, [key])

	const pin = (id: string) => {
		pinnedAt.current = scrollY
		setCurrent(id)
	}
	return [current, pin]
}

function sectionBeingRead(ids: readonly string[]) {
	const isAtEnd = scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2
	if (isAtEnd) return ids.at(-1)
	const top = (id: string) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
	return ids.findLast((id) => top(id) <= READING_LINE_PX) ?? ids[0]
}
