import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Paged } from '#shared/contract.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ListFooter } from './list-footer.tsx'
import { loadMore } from './use-list.ts'
import { LoadFailed } from '../app/load-failed.tsx'

type Props = {
	list: UseInfiniteQueryResult<{ pages: Paged[] }>
	shown: number
	/** What the rows are: 'trip'. */
	noun: string
	/** Needed where the plural is not the noun with an s. */
	plural?: string
	/** In place of the footer that loads more rows as one scrolls to it. */
	footer?: ReactNode
	children: ReactNode
}

/** Shows a list while it loads, after an error, or with its rows. Announces the number of rows to screen readers. */
export function ListFrame({ list, shown, noun, plural = `${noun}s`, footer, children }: Props) {
	const first = list.data?.pages[0]
	if (!first) return list.isError ? <LoadFailed error={list.error} onRetry={list.refetch} /> : <SkeletonRows />
	const total = describeTotal(first)
	return (
		<div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
			<output className="sr-only">{`${total} ${total === '1' ? noun : plural}`}</output>
			{children}
			{footer ?? (
				<ListFooter
					shown={shown}
					total={total}
					hasMore={list.hasNextPage}
					isLoading={list.isFetchingNextPage}
					onMore={() => void loadMore(list)}
				/>
			)}
			{list.isError && !list.isFetching ? <LoadFailed error={list.error} onRetry={list.refetch} /> : null}
		</div>
	)
}

/** '87', or '1,000+' where the server did not count further. */
export const describeTotal = ({ total, isTotalCapped }: Pick<Paged, 'total' | 'isTotalCapped'>): string =>
	isTotalCapped ? `${total.toLocaleString('en-GB')}+` : String(total)
