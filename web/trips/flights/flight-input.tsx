import { createContext, use } from 'react'
import type { Field as DeclaredField } from '#shared/fields.ts'
import { type Flight, flight } from '#shared/trips/kinds/flight.ts'
import { dayInWords } from '#shared/trips/timeline/wording.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'

/** The flights of the trip that the forms below belong to. */
const TripFlights = createContext<readonly Flight[]>([])
export const TripFlightsProvider = TripFlights.Provider

type Props = { name: string; field: DeclaredField; value: unknown; error: string | undefined }

/** Chooses one flight of the trip, or none. */
export function FlightInput({ name, field, value, error }: Props) {
	const flights = use(TripFlights)
	return (
		<Field label={field.label} error={error} className="md:col-span-2">
			{(control) => (
				<Select {...control} name={name} defaultValue={typeof value === 'string' ? value : ''}>
					<option value="">By time and airport</option>
					{flights.map((one) => (
						<option key={one.id} value={one.id}>
							{inWords(one)}
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}

/** Which flight staff chose for a record, where they did. */
export function FlightLine({ id }: { id: string | null }) {
	const chosen = use(TripFlights).find((one) => one.id === id)
	return chosen ? <p className="mt-1 text-sm text-ink-soft wrap-anywhere">{`For ${inWords(chosen)}`}</p> : null
}

const inWords = (one: Flight) => `${flight.summary(one)}, ${dayInWords(one.departureTime)}`
