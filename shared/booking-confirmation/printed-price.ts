import type { AgencySettings } from '#shared/agency/agency-settings.ts'
import type { ConfirmationContent } from './content.ts'
import { formatPence, penceOf, vatInside } from './money.ts'

type PrintedPrice = { total: string; more: [label: string, value: string][]; note: string | null }

/**
 * The lines of the price page, or null without a total. The total includes all taxes (SI 2018/634, schedule 1, paragraph 12), and VAT is
 * shown as a part of it. Under the margin scheme VAT may not be shown, whatever the toggle says.
 */
export function printedPrice(
	content: ConfirmationContent,
	agency: Pick<AgencySettings, 'vatScheme'>,
): PrintedPrice | null {
	const { totalPrice, vatAmount, perPersonPrice, perNightPrice, showPerPersonPrice, showPerNightPrice } = content
	if (totalPrice === null) return null
	const total = penceOf(totalPrice)
	const shown = (money: string) => formatPence(penceOf(money))
	const more: PrintedPrice['more'] = []
	if (showPerPersonPrice && perPersonPrice !== null) more.push(['Per person', shown(perPersonPrice)])
	if (showPerNightPrice && perNightPrice !== null) more.push(['Per night', shown(perNightPrice)])
	if (agency.vatScheme === 'toms')
		return { total: formatPence(total), more, note: 'Price includes all applicable taxes' }
	if (!content.showVat) return { total: formatPence(total), more, note: null }
	const rate = content.vatRate ?? '20'
	const vat = vatAmount === null ? vatInside(total, rate) : penceOf(vatAmount)
	// A typed amount may differ from what the rate gives: then no rate is printed.
	const isAtRate = vat === vatInside(total, rate)
	more.push([isAtRate ? `Includes VAT at ${plain(rate)}%` : 'Includes VAT', formatPence(vat)])
	return { total: formatPence(total), more, note: null }
}

/** '20.00' becomes '20'. */
const plain = (rate: string) => String(Number(rate))
