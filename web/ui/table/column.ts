import type { ReactNode } from 'react'

export type Column<Row> = {
	header: string
	cell: (row: Row) => ReactNode
	/** For numbers and actions. */
	align?: 'end'
	/** Shows the header to screen readers only, for a column of buttons. */
	hidesHeader?: true
	/** Hidden until somebody chooses it. */
	isExtra?: true
	/** The sort key of this column. Without it the header is not a button. */
	sort?: string
	/** For a column with a fixed width. */
	className?: string
}
