import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ATOL_TYPE_LABELS, ATOL_TYPES, type AtolType } from '#shared/atol/atol-type.ts'
import { query } from '#web/data/query.ts'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The kind of certificate: what the trip's records say, unless staff choose another. Saved at once. */
export function AtolTypeChoice({ tripId, onSaved }: { tripId: string; onSaved: () => Promise<unknown> }) {
	const { data } = useQuery({ ...query('/api/admin/trips/:id/atol-type', { id: tripId }), staleTime: 0 })
	const [choosing, setChoosing] = useState<AtolType | '' | null>(null)
	if (!data) return <Skeleton className="h-[4.5rem]" />

	const choose = async (type: AtolType | '') => {
		// Not disabled meanwhile: it would lose the focus.
		if (choosing !== null) return
		setChoosing(type)
		await withToast({ success: 'Certificate type saved', failure: 'Failed to save the certificate type' }, async () => {
			await send('PUT', `/api/admin/trips/${tripId}/atol-type`, { type: type || null })
			await onSaved()
		}).catch(() => {})
		setChoosing(null)
	}
	const { chosen, derived } = data.atolType
	return (
		<Field
			label="Type of Certificate"
			hint="Choose it here where the trip is sold under several contracts, or protected in another way: its records do not tell."
		>
			{(control) => (
				<Select
					{...control}
					value={choosing ?? chosen ?? ''}
					aria-busy={choosing !== null}
					onChange={(event) => void choose(event.currentTarget.value as AtolType | '')}
				>
					<option value="">{`From the records: ${ATOL_TYPE_LABELS[derived]}`}</option>
					{ATOL_TYPES.map((type) => (
						<option key={type} value={type}>
							{ATOL_TYPE_LABELS[type]}
						</option>
					))}
				</Select>
			)}
		</Field>
	)
}
