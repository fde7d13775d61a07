import type { InstalledAgency } from '#server/agency/agency-store.ts'
import type { Tx } from '#server/db/connect.ts'

/** An ATOL that nobody holds, so that certificates of the sample trips can be looked at: they are marked as specimens. */
export async function addSampleSettings(tx: Tx, { name, atol }: InstalledAgency) {
	const values = { atolHolderName: `${name} Limited`, atolNumber: atol ?? '00000' }
	await tx
		.insertInto('agencySettings')
		.values({ id: 1, values: JSON.stringify(values) })
		.onConflict((conflict) => conflict.doNothing())
		.execute()
}
