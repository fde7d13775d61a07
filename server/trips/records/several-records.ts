import type { EnteredKind } from '#shared/trips/kinds/registry.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { Refusal } from '#server/http/refusal.ts'
import { post, type Route } from '#server/http/routes.ts'
import { causedBy } from '../changes/cause.ts'
import { addRecord, recordSeenBy } from './record-actions.ts'
import { anyTrip } from './record-routes.ts'
import type { Row } from './stored-record.ts'
import type { TripRecords } from './trip-records.ts'

/** As many as a sheet for one trip has. */
const MOST = 100

/** Adds several records of one kind to a trip, all or none (API-268). */
export function severalRecordsRoutes(
	{ db, sealer, records }: { db: Db; sealer: Sealer; records: TripRecords },
	list: EnteredKind,
): Route[] {
	const stored = records[list]
	const { names, labels } = stored.kind
	return [
		post(`/api/admin/trips/:id/${names.segment}`, 'admin', async (c, user) => {
			const body = await readObject(c)
			const given = rowsIn(body.records)
			const id = c.req.param('id')
			return idempotent(
				c,
				db,
				{ scope: `several ${names.list} ${user.id}`, body: { ...body, id }, sealer },
				async (tx) => {
					const trip = await anyTrip(tx, id)
					const added: Row[] = []
					for (const [index, row] of given.entries()) {
						const one = await addRecord(tx, stored, trip, row, causedBy(user)).catch((error: unknown) => {
							throw ofRow(error, index)
						})
						await audit(tx, { id: user.id, ip: c.var.ip }, `${labels.one} added`, String(one.id))
						added.push(recordSeenBy(user, trip, stored, one))
					}
					return { status: 201, body: { [list]: added } }
				},
			)
		}),
	]
}

function rowsIn(given: unknown): Row[] {
	const isRow = (row: unknown): row is Row => typeof row === 'object' && row !== null && !Array.isArray(row)
	if (Array.isArray(given) && given.length > 0 && given.length <= MOST && given.every(isRow)) return given
	const message = `records has to be a list of 1 to ${MOST} records`
	throw new Refusal(422, 'invalid', message, { fields: { records: message } })
}

/** The same refusal, which says in which row, counted from one. */
function ofRow(error: unknown, index: number): unknown {
	if (!(error instanceof Refusal) || error.status !== 422) return error
	const fields = Object.entries(error.fields ?? {}).map(([name, message]) => [`records.${index}.${name}`, message])
	return new Refusal(422, 'invalid', `Row ${index + 1}: ${error.message}`, { fields: Object.fromEntries(fields) })
}
