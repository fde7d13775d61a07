import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Paged } from '#shared/contract.ts'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { ListFooter } from './list-footer.tsx'
import { LoadFailed } from '../app/load-failed.tsx'

type Props = {
	list: UseInfiniteQueryResult<{ pages: Paged[] }>
	shown: number
	/** 'trip': what is counted. */
	noun: string
	/** Where it doesn't end in s. */
	plural?: string
	/** The table. */
	children: ReactNode
}

/** A list in all its states: awaited, failed, shown; with its count for those who don't see it, and the way to the rest. */
export function ListFrame({ list, shown, noun, plural = `${noun}s`, children }: Props) {
	const total = list.data?.pages[0]?.total
	if (total === undefined)
		return list.isError ? <LoadFailed error={list.error} onRetry={list.refetch} /> : <SkeletonRows />
	return (
		<div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : undefined}>
			<output className="sr-only">{`${total} ${total === 1 ? noun : plural}`}</output>
			{children}
			<ListFooter
				shown={shown}
				total={total}
				hasMore={list.hasNextPage}
				isLoading={list.isFetchingNextPage}
				onMore={() => void list.fetchNextPage()}
			/>
			{list.isError && !list.isFetching ? <LoadFailed error={list.error} onRetry={list.refetch} /> : null}
		</div>
	)
}
