import { z } from 'zod'
import { readMoney, readRate } from '#shared/booking-confirmation/money.ts'
import type { Fields } from '#shared/fields.ts'

const decimal = (label: string, read: (text: string) => string | null, message: string) =>
	({
		kind: 'text',
		label,
		schema: z
			.union([z.string(), z.number()])
			.transform((value) => read(String(value)))
			.refine((value) => value !== null, message),
	}) as const
const money = (label: string) => decimal(label, readMoney, 'Enter an amount in pounds, such as 1250.00')

/** The prices of an order, which become part of the trip's booking confirmation. */
export const MONEY_FIELDS = {
	totalPrice: money('Total Price'),
	perPersonPrice: money('Price per Person'),
	perNightPrice: money('Price per Night'),
	vatAmount: money('VAT Amount'),
	vatRate: decimal('VAT Rate', readRate, 'Enter a percentage from 0 to 100'),
} as const satisfies Fields
