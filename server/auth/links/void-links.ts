import type { Tx } from '#server/db/connect.ts'

/**
 * Ends every link of an account, and a change of its address that is not confirmed yet. Called in the transaction that sets a password by
 * any path, changes the address or the role, or disables the account (API-78).
 */
export async function voidLinks(tx: Tx, userId: string): Promise<void> {
	await tx.deleteFrom('accountLinks').where('userId', '=', userId).execute()
	await tx.deleteFrom('addressChanges').where('userId', '=', userId).execute()
}
