import { useState } from 'react'
import { lazyPart } from '#web/ui/lazy-part.tsx'

const Calendar = lazyPart(() => import('./calendar.tsx'))

/** Below the window by no more than this, so that the calendar is there before it comes into view, or anywhere above. */
const NEAR = '100000px 0px 600px'

/** The calendar of a villa. Nothing is loaded before a visitor comes near it. */
export function VillaAvailability({ villa }: { villa: string }) {
	const [isNear, setIsNear] = useState(false)
	const watch = (element: HTMLElement | null) => {
		if (!element) return undefined
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) setIsNear(true)
			},
			{ rootMargin: NEAR },
		)
		observer.observe(element)
		return () => observer.disconnect()
	}
	// Without a calendar it takes no place among the sections, but still has a position that can come near.
	return (
		<div ref={watch} className="print:hidden not-has-[section]:absolute not-has-[section]:self-end">
			{isNear ? <Calendar villa={villa} /> : null}
		</div>
	)
}
