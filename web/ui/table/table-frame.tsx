import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import type { Column } from './column.ts'
import { TableHead, type TableSort } from './table-head.tsx'

export type TableProps<Row> = {
	/** The accessible name. */
	label: string
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	rowKey: (row: Row) => string
	/** Called for a click anywhere in the row. For the keyboard the first cell's text is a button, named by `openLabel`. */
	onOpen?: (row: Row) => void
	openLabel?: (row: Row) => string
	/** Null for the default order. */
	sort?: TableSort | null
	onSort?: (sort: TableSort | null) => void
	/** More rows in the same height. Cards stay as they are. */
	isCompact?: boolean
	/** Shown instead of the table when there are no rows. */
	empty: ReactNode
}

type Props<Row> = Omit<TableProps<Row>, 'rowKey'> & { body?: Ref<HTMLTableSectionElement>; children: ReactNode }

/** A table where there is room for it. Where it has less than 43 rem, each row is a card: the first cell is its title, and the others are labelled lines. */
export function TableFrame<Row>({
	label,
	columns,
	rows,
	isCompact = false,
	empty,
	body,
	children,
	...props
}: Props<Row>) {
	if (rows.length === 0) return empty
	return (
		<div className="@container/table">
			<table
				aria-label={label}
				aria-rowcount={rows.length + 1}
				className={classNames(
					'w-full border-separate border-spacing-0 text-left @max-[43rem]/table:block',
					isCompact && '@min-[43rem]/table:text-sm',
				)}
			>
				<TableHead columns={columns} sort={props.sort} onSort={props.onSort} isCompact={isCompact} />
				<tbody ref={body} className="@max-[43rem]/table:block">
					{children}
				</tbody>
			</table>
		</div>
	)
}
