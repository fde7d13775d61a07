import type { InstalledAgency } from '#server/agency/agency-store.ts'
import type { Tx } from '#server/db/connect.ts'

/** A fictitious ATOL number, so that certificates for the sample trips can be previewed: they are marked as specimens. */
export async function addSampleSettings(tx: Tx, { name, atol }: InstalledAgency) {
	const values = { atolHolderName: `${name} Limited`, atolNumber: atol ?? '00000' }
	await tx
		.insertInto('agencySettings')
		.values({ id: 1, values: JSON.stringify(values) })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
