import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { viewerDay } from '#shared/dates.ts'
import type { TripFilterName } from '#shared/trips/trip-filters.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/dialogs/popover.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { useAdminLocation } from '../app/use-admin-location.ts'
import { type Choice, departureChoices, FILTER_WORDS } from './filter-choices.ts'

const NO_FILTER = { status: '', departs: '', consultant: '', approval: '', documents: '' } as const
type Name = keyof typeof NO_FILTER

/** The filters of the list of trips, behind a button that says how many are set (CRM-293). */
export function TripFilters() {
	const { location, filterBy } = useAdminLocation()
	const count = (Object.keys(NO_FILTER) as Name[]).filter((name) => location[name] !== '').length
	return (
		<Popover
			label="Filters"
			trigger={
				<Button>
					<ListFilter aria-hidden="true" />
					{count === 0 ? 'Filters' : `Filters (${count})`}
				</Button>
			}
		>
			<div className="flex flex-col gap-3">
				<FilterFields />
				{count > 0 ? (
					<Button variant="quiet" size="small" className="self-start" onClick={() => filterBy(NO_FILTER)}>
						Clear filters
					</Button>
				) : null}
			</div>
		</Popover>
	)
}

function FilterFields() {
	const { location, filterBy } = useAdminLocation()
	const today = viewerDay(useNow())
	const { data } = useQuery(query('/api/admin/consultants'))
	const colleagues = (data?.consultants ?? []).map(({ id, name }): Choice => [id, name])
	const fields: readonly (readonly [name: Name, label: string, choices: readonly Choice[]])[] = [
		byValue('status'),
		['departs', 'Departure', [['', 'Any departure'], ...departureChoices(location.departs, today)]],
		['consultant', 'Consultant', [['', 'Everybody'], ['me', 'Me'], ['none', 'Nobody yet'], ...colleagues]],
		byValue('approval'),
		byValue('documents'),
	]
	return fields.map(([name, label, choices]) => (
		<Field key={name} label={label}>
			{(control) => (
				<Select
					{...control}
					value={location[name]}
					onChange={(event) => filterBy({ [name]: event.currentTarget.value })}
				>
					{choices.map(([value, text]) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</Select>
			)}
		</Field>
	))
}

const byValue = (name: TripFilterName) => {
	const { label, all, values } = FILTER_WORDS[name]
	return [name, label, [['', all], ...Object.entries(values)]] as const
}
