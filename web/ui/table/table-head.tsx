import { ArrowDown, ArrowUp } from 'lucide-react'
import { classNames } from '../class-names.ts'
import type { Column } from './column.ts'

/** `by` is the sort key of a column. */
export type TableSort = { by: string; isDescending: boolean }

type Props<Row> = {
	columns: readonly Column<Row>[]
	sort?: TableSort | null
	onSort?: (sort: TableSort | null) => void
	isCompact: boolean
}

/** Pressing a sortable header sorts ascending, then descending, then restores the default order. */
export function TableHead<Row>({ columns, sort = null, onSort, isCompact }: Props<Row>) {
	return (
		<thead className="@max-[43rem]/table:sr-only">
			<tr>
				{columns.map((column) => {
					const active = sort !== null && sort.by === column.sort ? sort : null
					return (
						<th
							key={column.header}
							scope="col"
							aria-sort={active ? (active.isDescending ? 'descending' : 'ascending') : undefined}
							className={classNames(
								'sticky top-(--table-top,0px) z-10 border-b border-line bg-card px-2 text-sm font-medium whitespace-nowrap text-ink-soft first:pl-5 last:pr-5 lg:px-3 lg:first:pl-5 lg:last:pr-5',
								isCompact ? 'py-1' : 'py-3',
								column.align === 'end' && 'text-right',
								column.className,
							)}
						>
							{column.sort && onSort ? (
								<SortButton
									header={column.header}
									active={active}
									onPress={() => onSort(nextSort(column.sort ?? '', active))}
								/>
							) : column.hidesHeader ? (
								<span className="sr-only">{column.header}</span>
							) : (
								column.header
							)}
						</th>
					)
				})}
			</tr>
		</thead>
	)
}

const nextSort = (by: string, active: TableSort | null): TableSort | null =>
	active === null ? { by, isDescending: false } : active.isDescending ? null : { by, isDescending: true }

/** On phones the head is visually hidden, so it must not hold a focusable button either. */
function SortButton({ header, active, onPress }: { header: string; active: TableSort | null; onPress: () => void }) {
	const Arrow = active?.isDescending ? ArrowDown : ArrowUp
	return (
		<>
			<button
				type="button"
				onClick={onPress}
				className={classNames(
					'group/sort -mx-2 -my-1.5 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 hover:text-sea @max-[43rem]/table:hidden',
					active && 'text-ink',
				)}
			>
				{header}
				<Arrow
					aria-hidden="true"
					className={classNames(
						'size-3.5',
						!active && 'opacity-0 group-hover/sort:opacity-60 group-focus-visible/sort:opacity-60',
					)}
				/>
			</button>
			<span className="@min-[43rem]/table:hidden">{header}</span>
		</>
	)
}
