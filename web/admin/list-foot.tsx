import { Button } from '#web/ui/button.tsx'

type Props = { shown: number; total: number; hasMore: boolean; isLoading: boolean; onMore: () => void }

/** How much of a list is shown, and the way to the rest. */
export function ListFoot({ shown, total, hasMore, isLoading, onMore }: Props) {
	if (!hasMore) return null
	return (
		<div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-3">
			<p className="text-sm text-ink-soft tabular-nums">
				{shown} of {total}
			</p>
			<Button size="small" pending={isLoading} onClick={onMore}>
				Load more
			</Button>
		</div>
	)
}
