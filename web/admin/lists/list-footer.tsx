import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'

type Props = { shown: number; total: string; hasMore: boolean; isLoading: boolean; onMore: () => void }

/** Shows how many rows are loaded. Scrolling loads more; so does the button, also after a failure (CRM-8). */
export function ListFooter({ shown, total, hasMore, isLoading, onMore }: Props) {
	if (!hasMore) return null
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
			{/* A new trigger for each page of rows: an observer does not fire again while its element stays in view. */}
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

/** Loads the next rows before the end of the list is in view. */
const OBSERVER_OPTIONS = { rootMargin: '600px' }

function LoadMoreTrigger({ onNear }: { onNear: () => void }) {
	const element = useRef<HTMLSpanElement>(null)
	const near = useEffectEvent(onNear)
	useEffect(() => {
		const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), OBSERVER_OPTIONS)
		if (element.current) observer.observe(element.current)
		return () => observer.disconnect()
	}, [])
	return <span ref={element} aria-hidden="true" />
}
