import { useCallback, useState } from 'react'

/** How much smaller something of this width is drawn to fit into a box, and its height before that. Never larger than it is. */
export function useScale(width: number) {
	const [size, setSize] = useState({ width, height: 0 })
	const box = useCallback((element: HTMLElement | null) => {
		if (!element) return undefined
		const observer = new ResizeObserver(([entry]) => {
			if (entry) setSize({ width: entry.contentRect.width, height: entry.contentRect.height })
		})
		observer.observe(element)
		return () => observer.disconnect()
	}, [])
	const scale = Math.min(1, size.width / width)
	return { box, scale, height: size.height / scale }
}
