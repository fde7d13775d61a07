import { useState } from 'react'
import { versioned } from '#shared/stored-shape.ts'
import { readStorage, writeStorage } from '#web/ui/storage.ts'
import type { Column } from '#web/ui/table/column.ts'

/** How somebody wants to see a list on this device (CRM-295). */
type Stored = {
	isCompact: boolean
	/** The headers of the columns that are not as they are by default: hidden, or extra ones that are shown. */
	toggled: readonly string[]
}

const shape = versioned<Stored>({
	version: 1,
	read: ({ isCompact, toggled }) => ({
		isCompact: isCompact === true,
		toggled: Array.isArray(toggled) ? toggled.filter((header) => typeof header === 'string') : [],
	}),
})

/** The columns of a list that are shown, whether its rows are compact, and how to change both. `name` is that of the list. */
export function useTableLayout<Row>(name: string, columns: readonly Column<Row>[]) {
	const key = `table ${name}`
	const [stored, setStored] = useState(() => shape.fromText(readStorage(key)) ?? { isCompact: false, toggled: [] })
	const change = (next: Partial<Stored>) => {
		const whole = { ...stored, ...next }
		writeStorage(key, shape.toText(whole))
		setStored(whole)
	}
	const { isCompact, toggled } = stored
	const isShown = ({ header, isExtra }: Column<Row>) => (isExtra === true) === toggled.includes(header)
	// The first column opens the row, and the last one has its actions.
	const isFixed = (column: Column<Row>) => column === columns[0] || column === columns.at(-1)
	return {
		isCompact,
		shown: columns.filter((column) => isFixed(column) || isShown(column)),
		choices: columns
			.filter((column) => !isFixed(column))
			.map((column) => ({ header: column.header, isShown: isShown(column) })),
		setCompact: (isCompact: boolean) => change({ isCompact }),
		toggle: (header: string) =>
			change({
				toggled: toggled.includes(header) ? toggled.filter((one) => one !== header) : [...toggled, header],
			}),
	}
}

export type TableLayout = Omit<ReturnType<typeof useTableLayout>, 'shown'>
