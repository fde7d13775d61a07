import type { Guest, guest as guestRecord } from '#shared/trips/kinds/guest.ts'
import { formatDay } from '#shared/dates.ts'
import { isBlank } from '#shared/fields.ts'
import type { Values } from '#shared/trips/kinds/record-kind.ts'
import { GUEST_FIELDS } from './guest-values.ts'

type GuestValues = Values<typeof guestRecord>

/** A guest's details. The card shows the name above them. */
export function GuestDetails({ guest }: { guest: Guest }) {
	if (guest.isHidden)
		return <p className="mt-4 border-t border-line pt-4 text-ink-soft">This guest looks after their own details.</p>
	if (filledFields(guest).length > 0) return <GuestFacts guest={guest} />
	return (
		<p className="mt-4 border-t border-line pt-4 text-ink-soft">
			No additional details provided. Click Edit to add information.
		</p>
	)
}

/** The fields that have a value. Renders nothing when none has. */
export function GuestFacts({ guest }: { guest: GuestValues }) {
	const filled = filledFields(guest)
	if (filled.length === 0) return null
	return (
		<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 md:grid-cols-3">
			{filled.map(([name, { label, kind }]) => (
				<div key={name} className={WIDTHS[kind] ?? 'min-w-0'}>
					<dt className="text-sm text-ink-soft">{label}</dt>
					<dd className="whitespace-pre-line tabular-nums wrap-anywhere">
						{kind === 'date' ? formatDay(guest[name] ?? '', 'MMM d, yyyy') : guest[name]}
					</dd>
				</div>
			))}
		</dl>
	)
}

const filledFields = (guest: GuestValues) =>
	GUEST_FIELDS.filter(([name]) => name !== 'fullName' && !isBlank(guest[name]))

const WIDTHS: Partial<Record<string, string>> = {
	longText: 'col-span-full min-w-0',
	email: 'col-span-2 min-w-0',
}
