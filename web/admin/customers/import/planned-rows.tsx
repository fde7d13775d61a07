import type { ImportOutcome, ImportPreview, ImportRow } from '#shared/customers/customer-import.ts'
import { DASH } from '#web/trips/staff-date.ts'
import type { Column } from '#web/ui/table/column.ts'
import { LongTable } from '#web/ui/table/long-table.tsx'
import { Tabs } from '#web/ui/tabs.tsx'

/** More rows than anybody reads before they press a button. */
const SHOWN = 100

const TITLES: Record<ImportOutcome, string> = { created: 'New', skipped: 'There already', wrong: 'With errors' }
const EMPTY: Record<ImportOutcome, string> = {
	created: 'No row makes a new customer.',
	skipped: 'No row is there already.',
	wrong: 'No row has an error.',
}

const COLUMNS: readonly Column<ImportRow>[] = [
	{ header: 'Row', cell: ({ row }) => row, align: 'end', className: 'w-16' },
	{ header: 'Name', cell: ({ name }) => name ?? DASH },
	{ header: 'Email', cell: ({ email }) => email ?? DASH },
	{ header: 'Phone', cell: ({ phone }) => phone ?? DASH },
]
const WHY: Column<ImportRow> = { header: 'Why not', cell: ({ why }) => why ?? DASH }

/** What becomes of the rows of a file. */
export function PlannedRows({ preview: { rows, counts } }: { preview: ImportPreview }) {
	const outcomes = Object.keys(TITLES) as ImportOutcome[]
	return (
		<div className="mt-6">
			<output className="sr-only">
				{outcomes.map((outcome) => `${counts[outcome]} ${TITLES[outcome].toLowerCase()}`).join(', ')}
			</output>
			<Tabs
				label="Rows of the file"
				tabs={outcomes.map((outcome) => ({
					value: outcome,
					label: TITLES[outcome],
					count: counts[outcome],
					content: <RowsOf outcome={outcome} rows={rows.filter((row) => row.outcome === outcome)} />,
				}))}
			/>
		</div>
	)
}

function RowsOf({ outcome, rows }: { outcome: ImportOutcome; rows: readonly ImportRow[] }) {
	return (
		<>
			<LongTable
				label={TITLES[outcome]}
				columns={outcome === 'created' ? COLUMNS : [...COLUMNS, WHY]}
				rows={rows.slice(0, SHOWN)}
				rowKey={({ row }) => String(row)}
				isCompact
				empty={<p className="text-ink-soft">{EMPTY[outcome]}</p>}
			/>
			{rows.length > SHOWN ? (
				<p className="mt-3 text-sm text-ink-soft">{`and ${(rows.length - SHOWN).toLocaleString('en-GB')} more`}</p>
			) : null}
		</>
	)
}
