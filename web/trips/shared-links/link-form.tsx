import { type SubmitEvent, useState } from 'react'
import { addDays } from '#shared/dates.ts'
import { MAX_DAYS_AFTER, SCOPES } from '#shared/shared-links/shared-link.ts'
import type { Transfer } from '#shared/trips/kinds/transfer.ts'
import type { LinkScope } from '#shared/trips/sight/trip-viewer.ts'
import { dayAndTime } from '#shared/trips/timeline/wording.ts'
import { RequestError, send, sentenceOf } from '#web/data/request.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'

type Props = {
	trip: { endDate: string; customerName?: string | null; transfers: readonly Transfer[] }
	path: `/api/${string}`
	onClose: () => void
	onMade: (link: { name: string; address: string }) => Promise<unknown>
}

const HINTS: Record<LinkScope, string> = {
	family: 'Days, flights, hotels and transfers. No names, references or prices.',
	driver: 'Where and when, the flight, how many come, and the name on the sign.',
	dates: 'The destination and the dates, nothing else.',
}

/** Makes a link: for whom, what it shows, and until when. */
export function LinkForm({ trip, path, onClose, onMade }: Props) {
	const transfers = trip.transfers.filter(({ status }) => status !== 'cancelled')
	const [scope, setScope] = useState<LinkScope>('family')
	const [errors, setErrors] = useState<Record<string, string>>({})
	const [problem, setProblem] = useState<string>()
	const [isPending, setIsPending] = useState(false)
	const submit = async (form: HTMLFormElement) => {
		const values = new FormData(form)
		const text = (name: string) => {
			const value = values.get(name)
			return typeof value === 'string' ? value : ''
		}
		const body = {
			name: text('for'),
			scope,
			until: text('until') || null,
			...(scope === 'driver' ? { sign: text('sign'), transferIds: values.getAll('transfer').map(String) } : {}),
		}
		setIsPending(true)
		setErrors({})
		setProblem(undefined)
		try {
			const { address } = await send<{ address: string }>('POST', path, body)
			await onMade({ name: body.name, address })
		} catch (failure) {
			const fields = failure instanceof RequestError ? failure.fields : {}
			setErrors(fields)
			if (Object.keys(fields).length === 0) setProblem(sentenceOf(failure, 'Please try again.'))
		}
		setIsPending(false)
	}
	return (
		<form
			noValidate
			aria-label="A new link"
			className="mt-3 grid gap-4 rounded-md bg-sunk p-4"
			onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
				event.preventDefault()
				void submit(event.currentTarget)
			}}
		>
			<Field
				label="Who is it for"
				required
				hint="Such as ‘Mother’ or ‘Driver in Nice’: only you see it."
				error={errors.name}
			>
				{(control) => <Input {...control} name="for" maxLength={100} autoComplete="off" autoFocus />}
			</Field>
			<Field label="What it shows" hint={HINTS[scope]} error={errors.scope}>
				{(control) => (
					<Select
						{...control}
						value={scope}
						onChange={({ currentTarget }) => setScope(currentTarget.value as LinkScope)}
					>
						{Object.entries(SCOPES)
							.filter(([name]) => name !== 'driver' || transfers.length > 0)
							.map(([name, words]) => (
								<option key={name} value={name}>
									{words}
								</option>
							))}
					</Select>
				)}
			</Field>
			{scope === 'driver' ? (
				<>
					<fieldset className="grid gap-1">
						<legend className="text-sm font-medium">Which transfers *</legend>
						{transfers.map(({ id, date, time, transferType, fromLocation, toLocation }) => (
							<Checkbox
								key={id}
								name="transfer"
								value={id}
								defaultChecked={transfers.length === 1}
								label={`${dayAndTime(date, time)}: ${transferType}, ${fromLocation} to ${toLocation}`}
							/>
						))}
						{errors.transferIds ? <p className="text-sm text-danger">{errors.transferIds}</p> : null}
					</fieldset>
					<Field label="Name on the sign" error={errors.sign}>
						{(control) => (
							<Input
								{...control}
								name="sign"
								maxLength={100}
								autoComplete="off"
								defaultValue={trip.customerName ?? ''}
							/>
						)}
					</Field>
				</>
			) : (
				<Field
					label="Works until"
					hint="Leave it empty for the day after the trip. You can end it at any time."
					error={errors.until}
				>
					{(control) => <Input {...control} name="until" type="date" max={addDays(trip.endDate, MAX_DAYS_AFTER)} />}
				</Field>
			)}
			{problem ? (
				<p role="alert" className="text-sm text-danger">
					{problem}
				</p>
			) : null}
			<div className="flex flex-wrap gap-2">
				<Button type="submit" variant="primary" size="small" pending={isPending}>
					Make the link
				</Button>
				<Button size="small" onClick={onClose}>
					Close
				</Button>
			</div>
		</form>
	)
}
