import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { query } from '#web/data/query.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = {
	label: string
	/** The colleague at present; null for nobody. */
	id: string | null
	name: string | null
	/** The words for nobody. */
	nobody: string
	/** Saves the choice. A rejection leaves the list open. */
	onChoose: (id: string | null) => Promise<unknown>
}

/** A colleague who looks after something, and the hand-over to another. A choice is saved at once. */
export function ChooseColleague({ label, id, name, nobody, onChoose }: Props) {
	const labelId = useId()
	const mayChange = useMayChange()
	const [isChoosing, setIsChoosing] = useState(false)
	const [isSaving, setIsSaving] = useState(false)
	const { data } = useQuery({ ...query('/api/admin/consultants'), enabled: isChoosing })
	const choose = async (chosen: string) => {
		setIsSaving(true)
		await onChoose(chosen || null).then(
			() => setIsChoosing(false),
			() => {},
		)
		setIsSaving(false)
	}
	const known = data?.consultants ?? []
	const isListed = known.some((one) => one.id === id)
	return (
		<>
			<label htmlFor={labelId} className="text-sm text-ink-soft">
				{label}
			</label>
			{isChoosing && data ? (
				<Select
					id={labelId}
					autoFocus
					className="w-full sm:w-64"
					value={id ?? ''}
					aria-busy={isSaving}
					onChange={(event) => void choose(event.currentTarget.value)}
				>
					<option value="">{nobody}</option>
					{id && !isListed ? <option value={id}>{name ?? 'A former colleague'}</option> : null}
					{known.map((one) => (
						<option key={one.id} value={one.id}>
							{one.name}
						</option>
					))}
				</Select>
			) : (
				<>
					<output id={labelId}>{name ?? nobody}</output>
					{mayChange ? (
						<Button size="small" variant="quiet" pending={isChoosing} onClick={() => setIsChoosing(true)}>
							Hand over
						</Button>
					) : null}
				</>
			)}
		</>
	)
}
