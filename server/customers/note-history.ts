import { customerFields } from '#shared/customers/customer.ts'
import { displayName, type User } from '#shared/customers/user.ts'
import { differencesOf } from '#shared/history/differences.ts'
import type { Tx } from '#server/db/connect.ts'
import { noteHistory } from '#server/db/history.ts'

/** Notes what a member of staff changed of a customer's details (CRM-323). A new password is in the audit only. */
export async function noteCustomerHistory(tx: Tx, before: User, after: User, staffId: string): Promise<void> {
	const differences = differencesOf(customerFields, before, after)
	if (differences.length === 0) return
	const change = {
		list: 'customer',
		recordId: after.id,
		act: 'changed',
		title: displayName(after),
		why: 'staff',
	} as const
	await noteHistory(tx, { userId: after.id }, staffId, { ...change, differences })
}
