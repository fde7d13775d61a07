import type { Proposed } from '#shared/trips/entry/entry-rules.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import type { FormEntry } from './use-entry.ts'

type Props = { offers: NonNullable<FormEntry['offers']>; onTake: (values: Proposed) => void }

/** Chooses what to fill the form in with, where the trip seems to lack several records. The form opens with the first one. */
export function OfferedRecords({ offers, onTake }: Props) {
	return (
		<Field label="Missing in this trip" hint="Fills in the fields below." className="md:col-span-2">
			{(control) => (
				<Select {...control} onChange={(event) => onTake(offers[Number(event.currentTarget.value)]?.values ?? {})}>
					{offers.map(({ label }, index) => (
						<option key={`${index} ${label}`} value={index}>
							{label}
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}
