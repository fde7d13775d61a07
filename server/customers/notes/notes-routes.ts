import { type CustomerNotes, customerNotesFields, NO_NOTES } from '#shared/customers/customer-notes.ts'
import { seesCustomerNotes } from '#shared/customers/identity-sight.ts'
import { displayName } from '#shared/customers/user.ts'
import { differencesOf } from '#shared/history/differences.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { noteHistory } from '#server/db/history.ts'
import type { Sealer } from '#server/db/seal.ts'
import { transaction } from '#server/db/transaction.ts'
import { readObject } from '#server/http/body.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import { type Caller, get, patch, type Route } from '#server/http/routes.ts'
import { refuseStale } from '#server/http/versions.ts'
import { noteReadingOf } from '#server/trips/trip/note-reading.ts'
import { findCustomer } from '../read-customers.ts'
import { readNotes, saveNotes } from './stored-notes.ts'

const schema = schemaOfFields(customerNotesFields)
const NAMES = Object.keys(customerNotesFields) as (keyof typeof customerNotesFields)[]

/** What colleagues note about a customer (CRM-364, API-271). */
export function notesRoutes({ db, sealer }: { db: Db; sealer: Sealer }): Route[] {
	return [
		get('/api/admin/users/:id/notes', 'admin', async (c, user) => {
			const { id } = await findCustomer(db, c.req.param('id'))
			const notes = await readNotes(db, sealer, id)
			if (!(await isInSight(db, user, id))) return c.json({ notes: hidden(notes) })
			if (NAMES.some((name) => notes[name] !== null)) await noteReadingOf(db, { id: user.id, ip: c.var.ip }, id)
			return c.json({ notes })
		}),

		patch('/api/admin/users/:id/notes', 'admin', async (c, user) => {
			const given = await readObject(c)
			const notes = await transaction(db, async (tx) => {
				const customer = await findCustomer(tx, c.req.param('id'), { lock: true })
				if (!(await isInSight(tx, user, customer.id)))
					throw new Refusal(403, 'hidden', 'You may not see the notes about this customer')
				const before = await readNotes(tx, sealer, customer.id)
				refuseStale(c, before, before)
				const { version: _, ...values } = before
				const after = check(schema, { ...values, ...given })
				const differences = differencesOf(customerNotesFields, values, after)
				if (differences.length === 0) return before
				const saved = await saveNotes(tx, sealer, customer.id, after)
				const change = { list: 'customerNotes', recordId: customer.id, act: 'changed', why: 'staff' } as const
				await noteHistory(tx, { userId: customer.id }, user.id, {
					...change,
					title: displayName(customer),
					differences,
				})
				await audit(tx, { id: user.id, ip: c.var.ip }, 'customer notes changed', customer.id, {
					detail: { fields: differences.map(({ name }) => name) },
				})
				return saved
			})
			return c.json({ notes })
		}),
	]
}

const hidden = ({ version }: CustomerNotes): CustomerNotes => ({ ...NO_NOTES, version, isHidden: true })

/** Whether somebody sees the notes, by whose trips the customer's are. */
async function isInSight(db: Db | Tx, user: Caller, userId: string): Promise<boolean> {
	const trips = await db.selectFrom('trips').select(['userId', 'consultantId']).where('userId', '=', userId).execute()
	return seesCustomerNotes(user, trips)
}
