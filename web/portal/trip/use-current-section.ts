import { useEffect, useRef, useState } from 'react'

/** A section is being read once its top has come this near to the top of the window, under the header and the navigation. */
const READING_LINE_PX = 180

/**
 * Which of the page's sections is being read, by their ids from top to bottom. `hold` names one that was jumped to: near the end of a
 * page it may not reach the top, and yet it is the one, until the page is scrolled.
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
