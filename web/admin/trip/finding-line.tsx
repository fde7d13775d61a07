import { type ReactNode, useId, useState } from 'react'
import { type Finding } from '#shared/trips/findings/finding.ts'
import { MAX_REASON } from '#shared/trips/findings/finding-mark.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { useMayChange } from '#web/data/for-editors.tsx'
import { send } from '#web/data/request.ts'
import { staffDate } from '#web/trips/staff-date.ts'
import { withToast } from '#web/trips/with-toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'

export const LINK =
	'min-h-6 font-medium text-sea underline decoration-line underline-offset-4 hover:decoration-sea pointer-coarse:-my-2.5 pointer-coarse:min-h-11'

type Props = {
	trip: WholeTrip
	finding: Finding
	today: string
	onSaved: () => Promise<unknown>
	/** What follows the remedy. */
	children: ReactNode
}

/** One readiness issue, which staff may mark as intended with a reason (CRM-151). */
export function FindingLine({ trip, finding, today, onSaved, children }: Props) {
	const { problem, remedy, source, mayBeIntended } = finding
	const [isMarking, setIsMarking] = useState(false)
	const mayMark = useMayChange() && mayBeIntended !== undefined
	const mark = (reason: string) =>
		withToast({ success: 'Marked as intended', failure: 'Not marked' }, async () => {
			await send('POST', `/api/admin/trips/${trip.id}/finding-marks`, { ...mayBeIntended, today, reason })
			await onSaved()
		})
	return (
		<li className="wrap-anywhere">
			{`${problem} ${remedy} `}
			{source ? (
				<>
					<a href={source.url} target="_blank" rel="noreferrer" className={LINK}>
						GOV.UK
					</a>
					{`, read ${staffDate(source.readOn)} · `}
				</>
			) : null}
			{children}
			{mayMark && !isMarking ? (
				<>
					{'\u00A0· '}
					<button type="button" className={LINK} onClick={() => setIsMarking(true)}>
						As intended<span className="sr-only">: {problem}</span>
					</button>
				</>
			) : null}
			{isMarking ? <ReasonForm onMark={mark} onCancel={() => setIsMarking(false)} /> : null}
		</li>
	)
}

function ReasonForm({ onMark, onCancel }: { onMark: (reason: string) => Promise<unknown>; onCancel: () => void }) {
	const id = useId()
	const [isSaving, setIsSaving] = useState(false)
	return (
		<form
			className="mt-1.5 mb-2 flex flex-wrap items-end gap-2"
			onSubmit={(event) => {
				event.preventDefault()
				const reason = new FormData(event.currentTarget).get('reason')
				setIsSaving(true)
				void onMark(typeof reason === 'string' ? reason : '')
					.catch(() => {})
					.finally(() => setIsSaving(false))
			}}
		>
			<div className="grow basis-64">
				<label htmlFor={id} className="text-sm">
					Why? (optional)
				</label>
				<Input id={id} name="reason" maxLength={MAX_REASON} autoFocus autoComplete="off" />
			</div>
			<Button type="submit" size="small" pending={isSaving}>
				Mark as intended
			</Button>
			<Button size="small" variant="quiet" onClick={onCancel}>
				Keep as issue
			</Button>
		</form>
	)
}
