import { Fragment } from 'react'
import { TableFrame, type TableProps } from './table-frame.tsx'
import { TableRow } from './table-row.tsx'
import { useVirtualRows } from './use-virtual-rows.ts'

/** A table of any length: it renders the rows near the viewport only. */
export function LongTable<Row>(props: TableProps<Row>) {
	const { columns, rows, onOpen, openLabel, isCompact = false } = props
	const { body, near, below, measure } = useVirtualRows(props)
	return (
		<TableFrame {...props} body={body}>
			{near.map(({ key, index, gap }) => {
				const row = rows[index]
				const isLast = index === rows.length - 1
				return row === undefined ? null : (
					<Fragment key={key}>
						<Gap height={gap} />
						<TableRow ref={measure} {...{ row, columns, index, isLast, isCompact, onOpen, openLabel }} />
					</Fragment>
				)
			})}
			<Gap height={below} />
		</TableFrame>
	)
}

const Gap = ({ height }: { height: number }) =>
	height > 0 ? <tr aria-hidden="true" className="@max-[43rem]/table:block" style={{ height }} /> : null
