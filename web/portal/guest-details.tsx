import type { Guest } from '#shared/contract.ts'
import { formatDay } from '#shared/dates.ts'
import { isBlank } from '#shared/record.ts'
import { GUEST_FIELDS } from './guest-values.ts'

/** What is known of a guest. Their name stands above it, on the card. */
export function GuestDetails({ guest }: { guest: Guest }) {
	const filled = GUEST_FIELDS.filter(([name]) => name !== 'fullName' && !isBlank(guest[name]))
	if (filled.length === 0)
		return (
			<p className="mt-4 border-t border-line pt-4 text-ink-soft">
				No additional details provided. Click Edit to add information.
			</p>
		)
	return (
		<dl className="mt-4 grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line pt-4 md:grid-cols-3">
			{filled.map(([name, { label, kind }]) => (
				<div key={name} className={kind === 'longText' || kind === 'email' ? 'col-span-full min-w-0' : 'min-w-0'}>
					<dt className="text-sm text-ink-soft">{label}</dt>
					<dd className="whitespace-pre-line tabular-nums wrap-anywhere">
						{kind === 'date' ? formatDay(guest[name] ?? '', 'MMM d, yyyy') : guest[name]}
					</dd>
				</div>
			))}
		</dl>
	)
}
