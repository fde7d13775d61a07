import { expect, test } from 'vitest'
import { buildAgencySettings } from '#tests/builders/agency.ts'
import { legalTextsOf } from './legal-texts.ts'

const payment = (paymentTerms: string | null, showsPrice: boolean) =>
	legalTextsOf(buildAgencySettings({ paymentTerms }), { showsPrice })[0]?.text

const OLD =
	'The price and what has been paid are shown on this confirmation. Any balance is due on the date given in your invoice, and in any case before you travel.'

test('the payment clause says what the confirmation shows', () => {
	expect(payment(null, true)).toMatch(
		/^The total price is shown in this confirmation; what you have already paid is not\./,
	)
	expect(payment(null, false)).not.toMatch(/shown/)
})

test('an agency’s own clause stays; the old default that it saved is not its own', () => {
	expect(payment('Half now, half later.', true)).toBe('Half now, half later.')
	for (const showsPrice of [true, false]) {
		expect(payment(`  ${OLD.replace('. ', '.\n')} `, showsPrice)).toBe(payment(null, showsPrice))
		expect(payment(`${OLD} By bank transfer.`, showsPrice)).toBe(`${OLD} By bank transfer.`)
	}
})
