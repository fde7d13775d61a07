/** Money is a decimal string in pounds, '28450' or '28450.50', never a floating-point number. */
const MONEY = /^\d{1,9}(\.\d{1,2})?$/
const RATE = /^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/

/** Parses an amount: '£28,450.50' becomes '28450.50'. Null when invalid. */
export function readMoney(text: string): string | null {
	const digits = text.replaceAll(/[£,\s]/g, '')
	return MONEY.test(digits) ? digits : null
}

/** Parses a percentage from 0 to 100 with at most two decimals: '20%' becomes '20'. Null when invalid. */
export function readRate(text: string): string | null {
	const digits = text.replaceAll(/[%\s]/g, '')
	return RATE.test(digits) ? digits : null
}

export function penceOf(money: string): number {
	const [pounds = '0', pence = ''] = money.split('.')
	return Number(pounds) * 100 + Number(pence.padEnd(2, '0'))
}

/** '£28,450.00' */
export function formatPence(pence: number): string {
	const pounds = String(Math.floor(pence / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
	return `£${pounds}.${String(pence % 100).padStart(2, '0')}`
}

/**
 * The VAT contained in a price, by HMRC's VAT fraction: at 20 % a sixth. Half a penny rounds up. `rate` is a percentage with at most two
 * decimals; the calculation uses integers only.
 */
export function vatInside(totalPence: number, rate: string): number {
	const share = BigInt(penceOf(rate))
	const whole = 10_000n + share
	return Number((2n * BigInt(totalPence) * share + whole) / (2n * whole))
}

/** A price divided evenly, half a penny rounded up: the editor's suggestion per person and per night. */
export const partOf = (totalPence: number, parts: number) => Math.floor((2 * totalPence + parts) / (2 * parts))
