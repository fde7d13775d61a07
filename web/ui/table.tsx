import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { TableHead, type TableSort } from './table-head.tsx'

export type Column<Row> = {
	header: string
	cell: (row: Row) => ReactNode
	/** Numbers stand at the end, actions too. */
	align?: 'end'
	/** The header is for screen readers only: a column of buttons. */
	hidesHeader?: true
	/** What the rows are sorted by when this header is pressed; without it the header is no button. */
	sort?: string
	/** For a column that must keep its measure. */
	className?: string
}

type Props<Row> = {
	/** What the table lists, for those who don't see it. */
	label: string
	columns: readonly Column<Row>[]
	rows: readonly Row[]
	rowKey: (row: Row) => string
	/**
	 * Opens a row. A click anywhere in the row does it; by keyboard the first cell's text is a button, named by `openLabel`.
	 */
	onOpen?: (row: Row) => void
	openLabel?: (row: Row) => string
	/** How the rows are sorted, and what sorts them otherwise: null is the order without. */
	sort?: TableSort | null
	onSort?: (sort: TableSort | null) => void
	/** In place of the rows when there are none. */
	empty: ReactNode
}

/** A table on a wide screen; under 768 px each row is a card: its first cell is the title, labelled lines follow. */
export function Table<Row>(props: Props<Row>) {
	const { label, columns, rows, rowKey, onOpen, openLabel, sort, onSort, empty } = props
	if (rows.length === 0) return empty
	return (
		<table aria-label={label} className="w-full border-separate border-spacing-0 text-left max-md:block">
			<TableHead columns={columns} sort={sort} onSort={onSort} />
			<tbody className="max-md:block">
				{rows.map((row) => (
					<BodyRow key={rowKey(row)} columns={columns} row={row} onOpen={onOpen} openLabel={openLabel} />
				))}
			</tbody>
		</table>
	)
}

function BodyRow<Row>(props: { row: Row } & Pick<Props<Row>, 'columns' | 'onOpen' | 'openLabel'>) {
	const { columns, row, onOpen, openLabel } = props
	return (
		// The row's click is a convenience for the mouse: the button in its first cell does the same for everyone.
		// oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
		<tr
			onClick={onOpen && ((event) => isOnControl(event.target) || onOpen(row))}
			className={classNames(
				'group max-md:block max-md:border-b max-md:border-line max-md:px-5 max-md:py-4 max-md:last:border-b-0',
				onOpen && 'cursor-pointer transition-colors duration-150 hover:bg-sea-wash',
			)}
		>
			{columns.map((column, index) => (
				<td
					key={column.header}
					className={classNames(
						'px-4 py-3 align-middle first:pl-5 last:pr-5 md:border-b md:border-line md:group-last:border-b-0',
						'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1 max-md:first:pl-0 max-md:last:pr-0 max-md:first:text-lg',
						column.align === 'end' && 'md:text-right',
						column.className,
					)}
				>
					{column.hidesHeader || index === 0 ? null : (
						<span aria-hidden="true" className="shrink-0 text-sm text-ink-soft md:hidden">
							{column.header}
						</span>
					)}
					{index === 0 && onOpen ? (
						<button
							type="button"
							data-row
							aria-label={openLabel?.(row)}
							onClick={() => onOpen(row)}
							className="scroll-mt-32 text-left font-medium wrap-anywhere group-hover:text-sea max-md:py-1.5"
						>
							{column.cell(row)}
						</button>
					) : (
						<div className={classNames('min-w-0 wrap-anywhere', index > 0 && 'max-md:text-right max-md:only:ml-auto')}>
							{column.cell(row)}
						</div>
					)}
				</td>
			))}
		</tr>
	)
}

const isOnControl = (target: EventTarget) =>
	target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menu"]') !== null
