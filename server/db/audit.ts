import type { Db, Tx } from './connect.ts'
import { newId } from './id.ts'

/** Who performed an action, and from which address. */
export type Actor = { id: string | null; ip: string | null }

/**
 * Writes one row per action: who, what, on which object, from where and with what outcome. It belongs to the action's transaction, so
 * an action that is rolled back is not recorded as successful. `detail` holds ids and field names, never field values.
 */
export async function audit(
	db: Db | Tx,
	actor: Actor,
	action: string,
	objectId: string | null,
	{ outcome = 'ok', detail }: { outcome?: 'ok' | 'refused'; detail?: Record<string, unknown> } = {},
) {
	await db
		.insertInto('audit')
		.values({
			id: newId(),
			actorId: actor.id,
			action,
			objectId,
			ip: actor.ip,
			outcome,
			detail: detail ? JSON.stringify(detail) : null,
		})
		.execute()
}
