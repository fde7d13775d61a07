import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = { shown: number; total: number; hasMore: boolean; isLoading: boolean; onMore: () => void }

/** How much of a list is shown. The rest comes as one scrolls; the button is for whoever doesn't, and after a failure. */
export function ListFooter({ shown, total, hasMore, isLoading, onMore }: Props) {
	if (!hasMore) return null
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
			{/* A new one for each part: of the same one it would only be told that it is still near. */}
			<LoadMoreTrigger key={shown} onNear={onMore} />
			<p className="text-sm text-ink-soft tabular-nums">
				{shown} of {total}
			</p>
			<Button size="small" pending={isLoading} onClick={onMore}>
				Load more
			</Button>
		</div>
	)
}

/** The next part is on its way before the end of this one is seen. */
const OBSERVER_OPTIONS = { rootMargin: '600px' }

function LoadMoreTrigger({ onNear }: { onNear: () => void }) {
	const mark = useRef<HTMLSpanElement>(null)
	const near = useEffectEvent(onNear)
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), OBSERVER_OPTIONS)
		if (mark.current) observer.observe(mark.current)
		return () => observer.disconnect()
	}, [])
	return <span ref={mark} aria-hidden="true" />
}
