import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#web/data/query.ts'
import { MAX_OPTIONS, SearchOptions } from '#web/admin/lists/search-options.tsx'
import { SearchPicker } from '#web/admin/lists/search-picker.tsx'
import { staffDates } from '#web/trips/staff-date.ts'
import { Field } from '#web/ui/forms/field.tsx'

const NEW_TRIP = 'A new trip'

/** A trip as it is chosen. */
type Choice = { id: string; name: string }
type Props = {
	/** The customer whose trips are searched; '' for none. */
	userId: string
	/** Null for a new trip. */
	trip: Choice | null
	onChange: (trip: Choice | null) => void
}

/** The trip of the customer that a document goes into, or a new one (IMPORT-90). */
export function TripField({ userId, trip, onChange }: Props) {
	const [isOpen, setIsOpen] = useState(false)
	const [q, setQ] = useState('')
	const { data, error, isPlaceholderData } = useQuery({
		...query('/api/admin/trips', { userId, q, limit: MAX_OPTIONS }),
		enabled: isOpen,
		placeholderData: keepPreviousData,
	})
	const toggle = (opens: boolean) => {
		setIsOpen(opens)
		setQ('')
	}
	return (
		<Field label="Goes into">
			{(control) => (
				<SearchPicker
					{...control}
					label="Trips"
					disabled={userId === ''}
					text={trip?.name ?? NEW_TRIP}
					isOpen={isOpen}
					onOpenChange={toggle}
				>
					{(id) => (
						<SearchOptions
							id={id}
							label="Trips"
							chosen={trip?.id ?? ''}
							emptyLabel={NEW_TRIP}
							q={q}
							onSearch={setQ}
							found={{ items: data?.trips ?? [], counts: data, isStale: isPlaceholderData, error }}
							describe={({ name, startDate, endDate }) => ({ title: name, detail: staffDates(startDate, endDate) })}
							onPick={(picked) => {
								toggle(false)
								onChange(picked)
							}}
						/>
					)}
				</SearchPicker>
			)}
		</Field>
	)
}
