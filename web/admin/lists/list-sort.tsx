import { formatSort, parseSort, type Sort } from '#shared/sorting.ts'
import { Select } from '#web/ui/forms/select.tsx'

type Props = {
	columns: readonly { header: string; sort?: string }[]
	sort: Sort | null
	onSort: (sort: Sort | null) => void
}

/** Sorts a list on phones, where rows are cards without headers (CRM-10). */
export function ListSort({ columns, sort, onSort }: Props) {
	const names = columns.flatMap((column) => column.sort ?? [])
	return (
		<Select
			aria-label="Sort by"
			className="w-full md:hidden"
			value={formatSort(sort)}
			onChange={(event) => onSort(parseSort(event.currentTarget.value, names))}
		>
			<option value="">Newest first</option>
			{columns.flatMap(({ header, sort: by }) =>
				by
					? [false, true].map((isDescending) => {
							const value = formatSort({ by, isDescending })
							return (
								<option key={value} value={value}>
									{`${header}, ${isDescending ? 'descending' : 'ascending'}`}
								</option>
							)
						})
					: [],
			)}
		</Select>
	)
}
