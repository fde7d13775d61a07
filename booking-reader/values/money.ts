const CURRENCY_SIGNS: Readonly<Record<string, string>> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY' }

/**
 * '1234.50' from '£1,234.50', '1.234,50 €' or 'GBP 1234.5', with the currency if stated. Null if there is no amount.
 */
export function readMoney(text: string): { amount: string; currency?: string } | null {
	const digits = /\d[\d.,'’ \u00a0]{0,15}/
		.exec(text)?.[0]
		.replaceAll(/[\s'’\u00a0]/g, '')
		.replace(/[.,]$/, '')
	if (!digits) return null
	const cents = /[.,](\d{1,2})$/.exec(digits)
	const pounds = digits
		.slice(0, cents?.index ?? digits.length)
		.replaceAll(/\D/g, '')
		.replace(/^0+(?=\d)/, '')
	if (!pounds || pounds.length > 10) return null
	const sign = /[£€$¥]/.exec(text)?.[0]
	const currency = /\b[A-Z]{3}\b/.exec(text)?.[0] ?? (sign && CURRENCY_SIGNS[sign])
	return { amount: cents ? `${pounds}.${cents[1]?.padEnd(2, '0')}` : pounds, ...(currency ? { currency } : {}) }
}
