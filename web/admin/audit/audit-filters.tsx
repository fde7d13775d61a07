import { useQuery } from '@tanstack/react-query'
import { AUDIT_GROUPS } from '#shared/audit/words.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'

export const EVERYTHING = { group: '', outcome: '', actorId: '', objectId: '', from: '', until: '' }
export type AuditFilter = typeof EVERYTHING

type Props = { filter: AuditFilter; onChange: (change: Partial<AuditFilter>) => void; onClear: () => void }

export function AuditFilters({ filter, onChange, onClear }: Props) {
	const { data } = useQuery(query('/api/admin/staff'))
	const colleagues = (data?.colleagues ?? []).map((one) => [one.id, one.fullName ?? one.username] as const)
	const choices = [
		['group', 'Group', [['', 'Everything'], ...AUDIT_GROUPS.map((group) => [group, group] as const)]],
		['actorId', 'Person', [['', 'Everybody'], ...colleagues]],
		[
			'outcome',
			'Outcome',
			[
				['', 'Any outcome'],
				['ok', 'Done'],
				['refused', 'Refused'],
			],
		],
	] as const
	return (
		<div className="mb-4 grid grid-cols-2 gap-3 md:flex md:flex-wrap md:items-center">
			{choices.map(([name, label, options]) => (
				<Select
					key={name}
					aria-label={label}
					className="md:w-40"
					value={filter[name]}
					onChange={(event) => onChange({ [name]: event.currentTarget.value })}
				>
					{options.map(([value, text]) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</Select>
			))}
			{(['from', 'until'] as const).map((name) => (
				<label key={name} className="flex min-w-0 items-center gap-2 text-sm text-ink-soft max-md:col-span-2">
					<span className="w-9 shrink-0">{name === 'from' ? 'From' : 'Until'}</span>
					<Input
						type="date"
						value={filter[name]}
						onChange={(event) => onChange({ [name]: event.currentTarget.value })}
					/>
				</label>
			))}
			{Object.values(filter).some(Boolean) ? (
				<Button variant="quiet" onClick={onClear}>
					{filter.objectId ? 'Show all records' : 'Clear the filters'}
				</Button>
			) : null}
		</div>
	)
}
