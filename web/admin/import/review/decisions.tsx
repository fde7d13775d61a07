import type { ReactNode } from 'react'
import type { ImportChange, ImportPreview } from '#shared/import/preview.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { displayValueOrNothing } from './draft-values.ts'
import type { Tick, Ticks } from './use-ticks.ts'

type Props = {
	change: ImportChange
	/** The document has never been imported into the trip, so nobody knows who changed what. */
	isFirst: boolean
	ticks: Ticks
	onTick: Tick
}

/** A choice that only staff can make: both sides changed a value, or the element is no longer in the order. */
export function Decision({ change, isFirst, ticks, onTick }: Props) {
	const { kind, path, element, label, before, after, isHidden } = change
	if (kind === 'vanished')
		return (
			<>
				<p className="font-medium wrap-anywhere">{element} is no longer in the order</p>
				<Checkbox
					label={`Remove ${element} from the trip`}
					checked={ticks.remove.has(path)}
					onChange={(event) => onTick('remove', path, event.currentTarget.checked)}
				/>
			</>
		)
	const isTaken = ticks.take.has(path)
	return (
		<fieldset className="flex flex-col">
			<legend className="mb-1 font-medium wrap-anywhere">
				{element}: {label} {isFirst ? 'differs from the document' : 'was changed here and in the order'}
			</legend>
			<Radio path={path} isChosen={!isTaken} onChoose={() => onTick('take', path, false)}>
				Keep the value here: {isHidden ? 'hidden from you' : displayValueOrNothing(path, before)}
			</Radio>
			<Radio path={path} isChosen={isTaken} onChoose={() => onTick('take', path, true)}>
				Use the {isFirst ? 'document' : 'order'}’s value: {displayValueOrNothing(path, after)}
			</Radio>
		</fieldset>
	)
}

type RadioProps = { path: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

/** One of several choices. `path` says which belong together. */
export function Radio({ path, isChosen, onChoose, children }: RadioProps) {
	return (
		<label className="flex min-h-9 items-center gap-3 pointer-coarse:min-h-11">
			<input type="radio" name={`choice ${path}`} checked={isChosen} onChange={onChoose} className="radio-mark" />
			<span className="min-w-0 wrap-anywhere">{children}</span>
		</label>
	)
}

type OtherCustomerProps = { preview: ImportPreview; isSecond: boolean; onSecond: (isSecond: boolean) => void }

/** The order is another customer's trip already. Nothing is imported unless staff ask for a second trip. */
export function OtherCustomer({ preview: { otherCustomer, customerName }, isSecond, onSecond }: OtherCustomerProps) {
	return (
		<div className="rounded-lg bg-yellow-wash px-4 py-3 md:px-5">
			<p>
				This order was already imported as the trip ‘{otherCustomer?.tripName}’ of {otherCustomer?.customerName}.
			</p>
			<Checkbox
				label={`Create a second trip from it, for ${customerName}`}
				checked={isSecond}
				onChange={(event) => onSecond(event.currentTarget.checked)}
			/>
		</div>
	)
}
