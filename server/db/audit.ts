import type { Db, Tx } from './connect.ts'
import { newId } from './id.ts'

/** Who did it and from where. */
export type Actor = { id: string | null; ip: string | null }

/**
 * One row an action: who, what, on which object, from where, with what outcome. Written in the action's own transaction, so an
 * action that was rolled back leaves no trace of success. `detail` holds ids and names of fields, never what stands in them.
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
