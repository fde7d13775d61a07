import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fold } from '#shared/fold.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import type { KnownDetails } from '#shared/trips/known-guest.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { useOpenForm } from '#web/trips/forms/open-form.ts'
import { formatFieldValue } from '#web/trips/format-field-value.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

/** Fills in a guest's details from another trip of the same customer, after a look at them (CRM-365). */
export function KnownGuests({ trip }: { trip: WholeTrip }) {
	const { recordId } = useOpenForm()
	const [isOpen, setIsOpen] = useState(false)
	const [chosen, setChosen] = useState('')
	const { data } = useQuery({ ...query('/api/admin/trips/:id/known-guests', { id: trip.id }), staleTime: 0 })
	const others = new Set(trip.guests.filter(({ id }) => id !== recordId).map(({ fullName }) => fold(fullName)))
	const people = (data?.people ?? []).filter(({ name }) => !others.has(fold(name)))
	if (people.length === 0) return null
	return (
		<details className="md:col-span-2" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary className="min-h-9 cursor-pointer py-1.5 text-sm font-medium text-sea pointer-coarse:min-h-11">
				Fill in from another trip
			</summary>
			{/* Only when it is unfolded: a form opens with the focus on its first control. */}
			{isOpen ? (
				<Field label="Known from another trip" className="mt-2">
					{(control) => (
						<Select {...control} value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
							<option value="">Choose somebody</option>
							{people.map((person) => (
								<option key={person.guestId} value={person.guestId}>
									{`${person.name}, from ${person.trip.name} (${staffDate(person.trip.startDate)})`}
								</option>
							))}
						</Select>
					)}
				</Field>
			) : null}
			{isOpen && chosen ? <Look key={chosen} trip={trip} guestId={chosen} /> : null}
		</details>
	)
}

/** What would be filled in. Values that this person may not see are named and stay away. */
function Look({ trip, guestId }: { trip: WholeTrip; guestId: string }) {
	const { fill } = useOpenForm()
	const [state, setState] = useState<'shown' | 'pending' | 'taken'>('shown')
	const path = query('/api/admin/trips/:id/known-guests/:guestId', { id: trip.id, guestId })
	const { data } = useQuery({ ...path, staleTime: 0 })
	if (!data) return null
	const { values, hidden, trip: source } = data.details
	const take = async () => {
		setState('pending')
		try {
			await withToast({ success: 'Details filled in', failure: 'Details not filled in' }, async () => {
				const answer = await send<{ details: KnownDetails }>(
					'POST',
					`/api/admin/trips/${trip.id}/known-guests/${guestId}`,
					{},
				)
				fill(answer.details.values)
			})
			setState('taken')
		} catch {
			setState('shown')
		}
	}
	const runsOut = values.passportExpiry !== undefined && values.passportExpiry < trip.endDate
	return (
		<div className="mt-3 rounded-lg bg-sunk px-4 py-3">
			<dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[minmax(8rem,auto)_1fr]">
				{Object.entries(guest.fields).map(([name, field]) =>
					values[name] === undefined && !hidden.includes(name) ? null : (
						<div key={name} className="contents">
							<dt className="text-ink-soft max-sm:mt-1">{field.label}</dt>
							<dd className="min-w-0 wrap-anywhere whitespace-pre-line">
								{values[name] === undefined
									? '•••••• not for you to see, and not filled in'
									: formatFieldValue(field, values[name])}
							</dd>
						</div>
					),
				)}
			</dl>
			{runsOut ? (
				<p className="mt-3 text-sm font-medium text-red">
					{`This passport runs out on ${staffDate(values.passportExpiry ?? null)}, before the return on ${staffDate(trip.endDate)}.`}
				</p>
			) : null}
			<div className="mt-3 flex flex-wrap items-center gap-3">
				<Button size="small" pending={state === 'pending'} onClick={() => void take()}>
					{state === 'taken' ? 'Fill in again' : 'Fill in these details'}
				</Button>
				{state === 'taken' ? (
					<p className="text-sm text-ink-soft">{`Filled in from ${source.name}. Check them, then save.`}</p>
				) : null}
			</div>
		</div>
	)
}
