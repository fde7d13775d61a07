import { createContext, use, useState } from 'react'
import type { Field } from '#shared/fields.ts'
import { type Guest, guest } from '#shared/trips/kinds/guest.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'

/** The guests of the trip that the forms below belong to. */
const TripGuests = createContext<readonly Guest[]>([])
export const TripGuestsProvider = TripGuests.Provider

type Props = { name: string; field: Field; value: unknown; error: string | undefined }

/** Chooses guests of the trip. Where no value means everybody, that is a choice of its own, so that nobody is left out by mistake. */
export function GuestsInput({ name, field, value, error }: Props) {
	const guests = use(TripGuests)
	const [chosen, setChosen] = useState(() => (Array.isArray(value) ? (value as string[]) : null))
	const hasEverybody = field.blankMeansAll === true
	const toggle = (id: string, isOn: boolean) =>
		setChosen((before) => (isOn ? [...(before ?? []), id] : (before ?? []).filter((one) => one !== id)))
	return (
		<>
			<input type="hidden" name={name} value={asText(chosen, hasEverybody)} />
			{guests.length === 0 ? null : (
				<fieldset className="min-w-0 md:col-span-2" aria-invalid={error ? true : undefined}>
					<legend className="mb-1 text-sm font-medium">{field.label}</legend>
					{hasEverybody ? (
						<Checkbox
							label="Everybody"
							checked={chosen === null}
							onChange={(event) => setChosen(event.currentTarget.checked ? null : guests.map(({ id }) => id))}
						/>
					) : null}
					{hasEverybody && chosen === null ? null : (
						<div className="grid gap-x-5 sm:grid-cols-2">
							{guests.map((one) => (
								<Checkbox
									key={one.id}
									label={guest.summary(one)}
									checked={chosen?.includes(one.id) ?? false}
									onChange={(event) => toggle(one.id, event.currentTarget.checked)}
								/>
							))}
						</div>
					)}
					{hasEverybody && chosen?.length === 0 ? (
						<p className="text-sm text-ink-soft">Nobody yet: only the lead traveller sees it.</p>
					) : null}
					{error ? <p className="text-sm text-danger">{error}</p> : null}
				</fieldset>
			)}
		</>
	)
}

/** What shared/schemas.ts reads. */
function asText(chosen: readonly string[] | null, hasEverybody: boolean): string {
	if (chosen === null || (chosen.length === 0 && !hasEverybody)) return ''
	return chosen.length === 0 ? 'nobody' : chosen.join(',')
}

/** Who is on a record, where it is not everybody. */
export function GuestsLine({ ids }: { ids: readonly string[] | null | undefined }) {
	const guests = use(TripGuests)
	if (!ids) return null
	const names = guests.filter(({ id }) => ids.includes(id)).map(({ fullName }) => fullName)
	return (
		<p className="mt-1 text-sm text-ink-soft wrap-anywhere">
			{names.length === 0 ? 'Nobody is on it yet.' : `For ${names.join(', ')}`}
		</p>
	)
}
