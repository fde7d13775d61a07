import type { ReactNode } from 'react'

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
