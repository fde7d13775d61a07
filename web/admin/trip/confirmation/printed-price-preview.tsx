import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import type { ConfirmationContent } from '#shared/booking-confirmation/content.ts'
import { penceOf, vatInside } from '#shared/booking-confirmation/money.ts'
import { printedPrice } from '#shared/booking-confirmation/printed-price.ts'
import { checkContent } from './draft.ts'

type Props = { draft: ConfirmationContent; vatScheme: AgencySettings['vatScheme'] }

/** The price as the confirmation will print it. */
export function PrintedPricePreview({ draft, vatScheme }: Props) {
	const checked = checkContent(draft)
	const prices = 'content' in checked ? checked.content : null
	const printed = prices && printedPrice(prices, { vatScheme })
	return (
		<section aria-label="As it will be printed" className="h-fit rounded-lg bg-sunk p-5">
			<h3 className="mb-3 text-sm font-medium text-ink-soft">As it will be printed</h3>
			<output className="block">
				{printed ? (
					<>
						<p className="text-sm text-ink-soft">Total price</p>
						<p className="font-display text-3xl lining-nums">{printed.total}</p>
						<dl className="mt-3 flex flex-col gap-1.5 empty:hidden">
							{printed.more.map(([label, value]) => (
								<div key={label} className="flex justify-between gap-4">
									<dt>{label}</dt>
									<dd className="tabular-nums">{value}</dd>
								</div>
							))}
						</dl>
						{printed.note ? <p className="mt-2 text-sm text-ink-soft">{printed.note}</p> : null}
					</>
				) : (
					<p className="text-ink-soft">
						{prices ? 'No price is printed.' : 'Some of what was entered is not right yet.'}
					</p>
				)}
			</output>
			{prices && vatScheme === 'standard' && isTooMuch(prices) ? (
				<p className="mt-3 text-sm text-amber">The VAT amount is more than the rate makes of the total.</p>
			) : null}
		</section>
	)
}

function isTooMuch({ totalPrice, vatAmount, vatRate, showVat }: ConfirmationContent) {
	if (!totalPrice || !vatAmount || !showVat) return false
	return penceOf(vatAmount) > vatInside(penceOf(totalPrice), vatRate ?? '20')
}
