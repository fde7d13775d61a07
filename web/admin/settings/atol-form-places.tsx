import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { type AtolForm, type AtolFormSlot, CERTIFICATE_FACTS, type SlotAssignments } from '#shared/atol/atol-form.ts'
import { send } from '#web/data/request.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { refreshAtolForms } from '../app/refresh.ts'

/** Which place of a form takes what a certificate says. Our guess by the places' names comes first; each choice is saved at once. */
export function AtolFormPlaces({ form }: { form: AtolForm }) {
	const client = useQueryClient()
	const [filled, setFilled] = useState(form.filled)
	const [isSaving, setIsSaving] = useState(false)

	const choose = async (slot: string, fact: string) => {
		const { [slot]: _before, ...others } = filled
		const next = (fact ? { ...others, [slot]: fact } : others) as SlotAssignments
		setFilled(next)
		setIsSaving(true)
		await withToast({ success: 'Form saved successfully', failure: 'Failed to save form' }, async () => {
			await send('PUT', `/api/admin/atol-forms/${form.type}`, { filled: next })
			await refreshAtolForms(client)
		}).catch(() => setFilled(filled))
		setIsSaving(false)
	}
	return (
		<>
			{form.missing.length > 0 ? (
				<p className="mt-4 flex gap-2 rounded-lg bg-amber-wash px-4 py-3">
					<TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-amber" />
					{`No certificate can be made by this form before it has a place for: ${form.missing
						.map((fact) => CERTIFICATE_FACTS[fact])
						.join(', ')}.`}
				</p>
			) : null}
			<div className="mt-4 grid gap-x-5 gap-y-4 md:grid-cols-2">
				{form.slots.map((slot) => (
					<Field key={slot.name} label={nameOf(slot)}>
						{(control) => (
							<Select
								{...control}
								value={filled[slot.name] ?? ''}
								disabled={isSaving}
								onChange={(event) => void choose(slot.name, event.currentTarget.value)}
							>
								<option value="">Left empty</option>
								{Object.entries(CERTIFICATE_FACTS).map(([fact, words]) => (
									<option key={fact} value={fact}>
										{words}
									</option>
								))}
							</Select>
						)}
					</Field>
				))}
			</div>
		</>
	)
}

const nameOf = ({ name, fields }: AtolFormSlot) => (fields.length > 1 ? `${name} (${fields.length} fields)` : name)
