import { expect, test } from 'vitest'
import { choiceLabel } from './choice-label.ts'

test.each([
	['confirmed', 'Confirmed'],
	['changes_requested', 'Changes Requested'],
	['Premium Economy class', 'Premium Economy class'],
	['Inter-Hotel', 'Inter-Hotel'],
	['', ''],
])('the label of %j is %j', (choice, label) => {
	expect(choiceLabel(choice)).toBe(label)
})
