import type { MouseEvent } from 'react'

type Props = {
	page: number
	pages: number
	hrefOf: (page: number) => string
	onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** Links to the other pages of a list, which work without scripts. Phones have no room for the numbers. */
export function Pager({ page, pages, hrefOf, onOpen }: Props) {
	return (
		<nav aria-label="Pages of this list" className="mt-10 flex flex-wrap items-center justify-center gap-2">
			{page > 1 ? (
				<a href={hrefOf(page - 1)} rel="prev" onClick={onOpen} className={LINK}>
					Previous<span className="sr-only"> page</span>
				</a>
			) : null}
			<ol className="flex items-center gap-2 max-sm:hidden">
				{shownPages(page, pages).map((number, index, all) => (
					<li key={number} className="flex items-center gap-2">
						{index > 0 && number > (all[index - 1] ?? 0) + 1 ? <span aria-hidden="true">…</span> : null}
						<a
							href={hrefOf(number)}
							onClick={onOpen}
							aria-current={number === page ? 'page' : undefined}
							className={`${LINK} tabular-nums aria-[current]:bg-sunk aria-[current]:font-medium`}
						>
							<span className="sr-only">Page </span>
							{number}
						</a>
					</li>
				))}
			</ol>
			{page < pages ? (
				<a href={hrefOf(page + 1)} rel="next" onClick={onOpen} className={LINK}>
					Next<span className="sr-only"> page</span>
				</a>
			) : null}
		</nav>
	)
}

/** Not the look of a chip, whose neighbour gets the focus when it is removed. */
const LINK =
	'inline-flex min-h-11 min-w-11 items-center justify-center rounded-full border border-line px-4 hover:text-sea'

/** The first, the last, and those around the one that is shown. */
const shownPages = (page: number, pages: number) =>
	[...new Set([1, page - 1, page, page + 1, pages])]
		.filter((number) => number >= 1 && number <= pages)
		.toSorted((a, b) => a - b)
