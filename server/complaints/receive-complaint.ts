import { sql } from 'kysely'
import { COMPLAINTS_PATH, type ComplaintProblem, complaintFields, dueDay } from '#shared/complaints/complaint.ts'
import { referenceOf } from '#shared/enquiries/enquiry.ts'
import { isBlank } from '#shared/fields.ts'
import { schemaOfFields } from '#shared/schemas.ts'
import type { Settings } from '#shared/settings.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { readForm, readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import { consumeRateLimit, networkOf } from '#server/http/limits/rate-limit.ts'
import { check, Refusal } from '#server/http/refusal.ts'
import type { AppContext } from '#server/http/routes.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { acknowledgement, complaintToAgency } from './complaint-mails.ts'
import { findComplaint } from './stored-complaint.ts'

export type ComplaintDeps = { db: Db; jobs: Jobs; mailer: Mailer } & Pick<Settings, 'publicUrl' | 'agency'>

const schema = schemaOfFields(complaintFields)
/** A form that is sent again within this time, by a second press or a reloaded page, is the same complaint. */
const SAME_MINUTES = 15

/**
 * Takes a complaint from the public form (SITE-166). The form works without scripts, so the browser sends it as a form and is sent on to
 * the page with the reference; a program may send JSON. The complaint and both mails are one transaction. The hidden field `website` is
 * filled in by programs only: such a complaint is stored in quarantine, without mails, and gets the same answer.
 */
export async function receiveComplaint(deps: ComplaintDeps, c: AppContext): Promise<Response> {
	if (!c.req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded')) {
		const body = await readObject(c)
		const values = await admitted(deps, c, body)
		return idempotent(c, deps.db, { scope: 'complaint', body }, async (tx) => {
			const reference = referenceOf(await storeComplaint(tx, deps, values))
			return { status: 201, body: { complaint: { reference } } }
		})
	}
	try {
		const values = await admitted(deps, c, await readForm(c))
		const id = await transaction(deps.db, (tx) => storeComplaint(tx, deps, values))
		return c.redirect(`${COMPLAINTS_PATH}?received=${referenceOf(id)}#notice`, 303)
	} catch (error) {
		const problem = problemOf(error)
		if (!problem) throw error
		return c.redirect(`${COMPLAINTS_PATH}?problem=${problem}#notice`, 303)
	}
}

function problemOf(error: unknown): ComplaintProblem | null {
	if (!(error instanceof Refusal)) return null
	if (error.status === 429) return 'too_many'
	return error.status >= 500 ? 'unavailable' : 'invalid'
}

async function admitted({ db }: ComplaintDeps, c: AppContext, body: Record<string, unknown>) {
	const { website, ...given } = body
	const values = check(schema, given)
	await consumeRateLimit(db, `complaint ${networkOf(c.var.ip)}`, 10, 3600)
	await consumeRateLimit(db, `complaint ${values.email.toLowerCase()}`, 10, 3600)
	return { ...values, ip: c.var.ip, isSuspicious: !isBlank(website) }
}

async function storeComplaint(
	tx: Tx,
	deps: ComplaintDeps,
	{ isSuspicious, ...values }: Awaited<ReturnType<typeof admitted>>,
): Promise<string> {
	const same = await tx
		.selectFrom('complaints')
		.select('id')
		.where('email', '=', values.email)
		.where('kind', '=', values.kind)
		.where('message', '=', values.message)
		.where('createdAt', '>', sql<Date>`now() - make_interval(mins => ${SAME_MINUTES})`)
		.executeTakeFirst()
	if (same) return same.id
	const id = newId()
	await tx
		.insertInto('complaints')
		.values({
			...values,
			id,
			state: isSuspicious ? 'quarantined' : 'waiting',
			dueOn: values.kind === 'personal_data' ? dueDay(london.format(new Date())) : null,
		})
		.execute()
	if (!isSuspicious) await acknowledge(tx, deps, id)
	return id
}

/** Confirms the receipt to the sender, and tells the agency. */
export async function acknowledge(tx: Tx, deps: ComplaintDeps, id: string): Promise<void> {
	await tx.updateTable('complaints').set({ acknowledgedAt: sql<Date>`now()` }).where('id', '=', id).execute()
	const complaint = await findComplaint(tx, id)
	await queueMail(tx, deps, acknowledgement(complaint, deps))
	await queueMail(tx, deps, complaintToAgency(complaint, deps))
}

/** 'YYYY-MM-DD' (en-CA writes days in this order). */
const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' })
