import { sql } from 'kysely'
import { SUBJECT_IDS, type Task, type TaskSubject } from '#shared/tasks/task.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound, Refusal } from '#server/http/refusal.ts'
import { listTasks } from './listed-tasks.ts'

/** The trip, customer or enquiry that tasks are about. */
export type About = { kind: TaskSubject; id: string }

const KINDS = Object.keys(SUBJECT_IDS) as TaskSubject[]
const TABLES = { trip: 'trips', customer: 'users', enquiry: 'enquiries' } as const
const NOUNS = { trip: 'Trip', customer: 'Customer', enquiry: 'Enquiry' } as const

/** What `tripId`, `userId` or `enquiryId` names; null without any. More than one is 400. */
export function readSubject(given: { [K in (typeof SUBJECT_IDS)[TaskSubject]]?: string | undefined }): About | null {
	const [first, second] = KINDS.flatMap((kind) => {
		const id = given[SUBJECT_IDS[kind]]
		return id ? [{ kind, id }] : []
	})
	if (second) throw new Refusal(400, 'malformed', 'A task is about one trip, customer or enquiry')
	return first ?? null
}

/** Refuses with 404 what does not exist. Colleagues are no customers. */
export async function refuseMissing(db: Db | Tx, { kind, id }: About, { lock = false } = {}): Promise<void> {
	const isCustomer = kind === 'customer' ? sql`and role = 'customer'` : sql``
	const found = sql`select from ${sql.table(TABLES[kind])} where id = ${id} ${isCustomer} ${lock ? sql`for update` : sql``}`
	const { rows } = isId(id) ? await found.execute(db) : { rows: [] }
	if (rows.length === 0) throw notFound(NOUNS[kind])
}

/** One that staff wrote, with its row locked. 404 for one that a template makes. */
export async function lockTask(tx: Tx, id: string): Promise<Task> {
	const query = tx
		.selectFrom('tasks')
		.select(['tripId', 'userId', 'enquiryId'])
		.where('id', '=', id)
		.where('templateId', 'is', null)
		.forUpdate()
	const row = isId(id) ? await query.executeTakeFirst() : undefined
	const about = row && readSubject(Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)))
	if (!about) throw notFound('Task')
	return findTask(tx, about, id)
}

/** One of the tasks about a subject, as staff see it now. */
export async function findTask(tx: Tx, about: About, id: string): Promise<Task> {
	const today = new Date().toISOString().slice(0, 10)
	const task = (await listTasks(tx, { today, about })).find((one) => one.id === id)
	if (!task) throw notFound('Task')
	return task
}
