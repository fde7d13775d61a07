import { Fragment, type ReactNode } from 'react'
import type { Column } from './column.ts'
import { TableHead, type TableSort } from './table-head.tsx'
import { TableRow } from './table-row.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

type Props<Row> = {
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
	/** Shown instead of the table when there are no rows. */
	empty: ReactNode
}

/** A table where there is room for it. Where it has less than 43 rem, each row is a card: the first cell is its title, and the others are labelled lines. */
export function Table<Row>(props: Props<Row>) {
	const { label, columns, rows, onOpen, openLabel, sort, onSort, empty } = props
	const { body, near, below, measure } = useVirtualRows(props)
	if (rows.length === 0) return empty
	return (
		<div className="@container/table">
			<table
				aria-label={label}
				aria-rowcount={rows.length + 1}
				className="w-full border-separate border-spacing-0 text-left @max-[43rem]/table:block"
			>
				<TableHead columns={columns} sort={sort} onSort={onSort} />
				<tbody ref={body} className="@max-[43rem]/table:block">
					{near.map(({ key, index, gap }) => {
						const row = rows[index]
						const isLast = index === rows.length - 1
						return row === undefined ? null : (
							<Fragment key={key}>
								<Gap height={gap} />
								<TableRow ref={measure} {...{ row, columns, index, isLast, onOpen, openLabel }} />
							</Fragment>
						)
					})}
					<Gap height={below} />
				</tbody>
			</table>
		</div>
	)
}

const Gap = ({ height }: { height: number }) =>
	height > 0 ? <tr aria-hidden="true" className="@max-[43rem]/table:block" style={{ height }} /> : null
