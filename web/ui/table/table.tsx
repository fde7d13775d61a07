import { TableFrame, type TableProps } from './table-frame.tsx'
import { TableRow } from './table-row.tsx'

/** A table that renders all its rows. A list that may have hundreds is a `LongTable`. */
export function Table<Row>(props: TableProps<Row>) {
	const { columns, rows, rowKey, onOpen, openLabel, isCompact = false } = props
	return (
		<TableFrame {...props}>
			{rows.map((row, index) => (
				<TableRow
					key={rowKey(row)}
					isLast={index === rows.length - 1}
					{...{ row, columns, index, isCompact, onOpen, openLabel }}
				/>
			))}
		</TableFrame>
	)
}
