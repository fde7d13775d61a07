import type { ReactNode } from 'react'
import { prefetched } from '../lazy-part.tsx'
import { Table } from './table.tsx'
import type { TableProps } from './table-frame.tsx'

/** A `LongTable` for a screen that shows few rows at first, and therefore loads its code in the background. Until then all rows are rendered. */
export const LazyLongTable = prefetched<TableProps<unknown>>(
	async () => ({ default: (await import('./long-table.tsx')).LongTable }),
	Table,
) as <Row>(props: TableProps<Row>) => ReactNode
