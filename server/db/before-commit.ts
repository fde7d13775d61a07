import type { Tx } from './connect.ts'

const pending = new WeakMap<Tx, Map<string, () => Promise<void>>>()

/**
 * Runs `work` once at the end of the transaction, however often it is requested under the same key: for data that is derived from rows
 * which one transaction may change many times. Works in transactions of server/db/transaction.ts.
 */
export function beforeCommit(tx: Tx, key: string, work: () => Promise<void>): void {
	const all = pending.get(tx) ?? new Map<string, () => Promise<void>>()
	pending.set(tx, all.set(key, work))
}

/** Called by `transaction` when its work is done. */
export async function runBeforeCommit(tx: Tx): Promise<void> {
	for (const [, work] of pending.get(tx) ?? []) await work()
	pending.delete(tx)
}
