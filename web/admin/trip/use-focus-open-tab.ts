import { type RefObject, useEffect } from 'react'

/** What has the focus while a trip is still being read: its panel, or the content of its page. */
const FRAMES = '[role="dialog"], main'

/** Moves the focus from the frame of a trip to its open tab once the trip is there, unless somebody has moved the focus before (CRM-292). */
export function useFocusOpenTab(content: RefObject<HTMLElement | null>) {
	useEffect(() => {
		const frame = requestAnimationFrame(() => {
			if (!document.activeElement?.matches(FRAMES) || !document.activeElement.contains(content.current)) return
			content.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus({ preventScroll: true })
		})
		return () => cancelAnimationFrame(frame)
	}, [content])
}
