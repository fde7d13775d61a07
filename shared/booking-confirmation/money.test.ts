import { expect, test } from 'vitest'
import { formatPence, partOf, penceOf, readMoney, readRate, vatInside } from './money.ts'

test('money is read as people write it, and nothing else is money', () => {
	expect(['28450', '£28,450.5', ' 0.05 ', '0'].map(readMoney)).toEqual(['28450', '28450.5', '0.05', '0'])
	for (const wrong of ['', '-1', '1.234', '1e5', 'NaN', 'ten', '1.', '.5', '12345678901'])
		expect([wrong, readMoney(wrong)]).toEqual([wrong, null])
	expect(['20', '17.5%', '0', '100', '100.00'].map(readRate)).toEqual(['20', '17.5', '0', '100', '100.00'])
	for (const wrong of ['', '101', '100.01', '-5', '20.125', 'x'])
		expect([wrong, readRate(wrong)]).toEqual([wrong, null])
})

test('pounds are shown with their pence, and in thousands', () => {
	expect([0, 5, 2_845_000, 123_456_789].map(formatPence)).toEqual(['£0.00', '£0.05', '£28,450.00', '£1,234,567.89'])
	expect(penceOf('28450.5')).toBe(2_845_050)
})

test('VAT is what the price includes: the HMRC fraction, half a penny up', () => {
	expect(vatInside(2_845_000, '20')).toBe(474_167)
	expect(vatInside(100, '0')).toBe(0)
	// 3 pence at 20 %: exactly half a penny.
	expect(vatInside(3, '20')).toBe(1)
	expect(vatInside(11_750, '17.5')).toBe(1750)
	expect(vatInside(99_999_999_999, '20')).toBe(16_666_666_667)
})

test('a price is parted evenly', () => {
	expect([partOf(1000, 3), partOf(1001, 2), partOf(5, 1)]).toEqual([333, 501, 5])
})
