import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { london } from '#web/admin/app/london.ts'
import { londonInstants } from './london-instants.ts'

/** When to publish. `local` is on London's clocks; `isSecond` says which of two, in the hour that is repeated in autumn. */
export type PublishTime = { isLater: boolean; local: string; isSecond: boolean }

/** The instant to publish at, or why there is none. */
export function instantOf({ local, isSecond }: PublishTime): { publishAt: string } | { error: string } {
	const instants = local === '' ? [] : londonInstants(local)
	const instant = instants[isSecond ? 1 : 0] ?? instants[0]
	if (local === '') return { error: 'Choose a day and time' }
	if (instant === undefined) return { error: 'The clocks skip this hour. Choose another' }
	if (instant <= Date.now()) return { error: 'Choose a time that is still to come' }
	return { publishAt: new Date(instant).toISOString() }
}

type Props = { time: PublishTime; error: string | undefined; onChange: (time: PublishTime) => void }

/** Whether to publish now or at a time, which is London's. */
export function PublishTimeFields({ time, error, onChange }: Props) {
	const { isLater, local, isSecond } = time
	const found = instantOf(time)
	return (
		<div className="grid gap-5 sm:grid-cols-2">
			<Field label="When">
				{(control) => (
					<Select
						{...control}
						value={isLater ? 'later' : 'now'}
						onChange={({ currentTarget }) => onChange({ ...time, isLater: currentTarget.value === 'later' })}
					>
						<option value="now">Now</option>
						<option value="later">At a time</option>
					</Select>
				)}
			</Field>
			{isLater ? (
				<Field
					label="Day and time in London"
					hint={'publishAt' in found ? `${london(found.publishAt)} in London, ${utc(found.publishAt)} UTC` : undefined}
					error={error}
				>
					{(control) => (
						<Input
							{...control}
							type="datetime-local"
							value={local}
							onChange={({ currentTarget }) => onChange({ ...time, local: currentTarget.value })}
						/>
					)}
				</Field>
			) : null}
			{isLater && londonInstants(local || '2000-01-01T00:00').length === 2 ? (
				<Field label="The clocks go back, so this time comes twice">
					{(control) => (
						<Select
							{...control}
							value={isSecond ? 'second' : 'first'}
							onChange={({ currentTarget }) => onChange({ ...time, isSecond: currentTarget.value === 'second' })}
						>
							<option value="first">In summer time, before they do</option>
							<option value="second">In winter time, after they did</option>
						</Select>
					)}
				</Field>
			) : null}
		</div>
	)
}

const utc = (instant: string) => instant.slice(11, 16)
