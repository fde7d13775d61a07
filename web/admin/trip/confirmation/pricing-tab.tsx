import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatPence, partOf, penceOf, readMoney } from '#shared/booking-confirmation/money.ts'
import { nightsAway } from '#shared/booking-confirmation/nights-away.ts'
import { counted } from '#shared/trips/timeline/wording.ts'
import { query } from '#web/data/query.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { standing } from './draft.ts'
import type { EditorParts } from './editor-parts.ts'
import { NumberInput } from './number-input.tsx'
import { PrintedPricePreview } from './printed-price-preview.tsx'

type Props = { editor: EditorParts }
type Prices = 'totalPrice' | 'vatAmount' | 'vatRate' | 'perPersonPrice' | 'perNightPrice'
type Toggles = 'showVat' | 'showPerPersonPrice' | 'showPerNightPrice'

export function PricingTab({ editor }: Props) {
	const { data } = useQuery(query('/api/admin/settings'))
	const isMargin = data?.settings.vatScheme === 'toms'
	const { guests, accommodations } = editor.trip
	const nights = nightsAway(standing(accommodations))
	return (
		<div className="grid gap-x-10 gap-y-7 md:grid-cols-[1fr_20rem]">
			<div className="flex flex-col gap-6">
				<Price
					editor={editor}
					name="totalPrice"
					label="Total Price (£)"
					hint="Includes all taxes. Left empty, no price is printed."
				/>
				<div className="flex flex-col gap-4">
					<div className="grid gap-4 sm:grid-cols-2">
						<Price editor={editor} name="vatRate" label="VAT Rate (%)" step="0.1" placeholder="20" />
						<Price
							editor={editor}
							name="vatAmount"
							label="VAT Amount (£)"
							hint="Left empty, it is calculated from the VAT rate."
						/>
					</div>
					<Toggle editor={editor} name="showVat" label="Show VAT" />
					{isMargin ? (
						<p className="text-sm text-ink-soft">
							The agency accounts for VAT under the margin scheme: none is printed, whatever is chosen here.
						</p>
					) : null}
				</div>
				<Price editor={editor} name="perPersonPrice" label="Price per Person (£)">
					<Suggestion
						editor={editor}
						name="perPersonPrice"
						parts={guests.length}
						words={`shared by ${counted(guests.length, 'guest')}`}
					/>
					<Toggle editor={editor} name="showPerPersonPrice" label="Show price per person" />
				</Price>
				<Price editor={editor} name="perNightPrice" label="Price per Night (£)">
					<Suggestion editor={editor} name="perNightPrice" parts={nights} words={`over ${counted(nights, 'night')}`} />
					<Toggle editor={editor} name="showPerNightPrice" label="Show price per night" />
				</Price>
			</div>
			<PrintedPricePreview draft={editor.draft} vatScheme={data?.settings.vatScheme ?? 'standard'} />
		</div>
	)
}

type PriceProps = Props & {
	name: Prices
	label: string
	hint?: string
	step?: string
	placeholder?: string
	children?: ReactNode
}

function Price({ editor, name, label, hint, step = '0.01', placeholder, children }: PriceProps) {
	return (
		<div className="flex flex-col gap-2">
			<Field label={label} hint={hint} error={editor.errors[name]}>
				{(control) => (
					<NumberInput
						{...control}
						step={step}
						placeholder={placeholder}
						value={editor.draft[name]}
						onValue={(value) => editor.change({ [name]: value })}
					/>
				)}
			</Field>
			{children}
		</div>
	)
}

function Toggle({ editor, name, label }: Props & { name: Toggles; label: string }) {
	return (
		<Checkbox
			label={label}
			checked={editor.draft[name]}
			onChange={({ currentTarget }) => editor.change({ [name]: currentTarget.checked })}
		/>
	)
}

type SuggestionProps = Props & { name: Prices; parts: number; words: string }

/** A suggested value, the total divided evenly. Pressing it fills it in. */
function Suggestion({ editor: { draft, change }, name, parts, words }: SuggestionProps) {
	const total = readMoney(draft.totalPrice ?? '')
	if (!total || parts === 0) return null
	const part = partOf(penceOf(total), parts)
	return (
		<div>
			<Button size="small" variant="quiet" onClick={() => change({ [name]: (part / 100).toFixed(2) })}>
				Use {formatPence(part)}, the total {words}
			</Button>
		</div>
	)
}
