import type { EnquiryKind } from '#shared/enquiries/enquiry.ts'
import type { Settings } from '#shared/settings.ts'
import { isStayTakenAt } from '#server/catalogue/availability/taken-stay.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { newId } from '#server/db/id.ts'
import { readObject } from '#server/http/body.ts'
import { idempotent } from '#server/http/idempotent.ts'
import type { AppContext } from '#server/http/routes.ts'
import { consumeRateLimit, networkOf } from '#server/http/limits/rate-limit.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { mailToAgency, mailToTraveller } from './enquiry-mails.ts'
import { readEnquiry } from './read-enquiry.ts'
import { indexEnquiry } from './enquiry-search.ts'
import { ENQUIRY_COLUMNS, toEnquiry } from './stored-enquiry.ts'

type Deps = { db: Db; jobs: Jobs; mailer: Mailer } & Pick<Settings, 'publicUrl' | 'agency'>

/**
 * Stores the enquiry and queues both mails in one transaction, so that nothing is lost when the mail server is down. A suspicious
 * enquiry is quarantined without mails and gets the same answer. Rate limits apply per network address, and per e-mail address so that
 * nobody can flood a mailbox through us. Each form is limited separately.
 */
export async function receiveEnquiry(deps: Deps, kind: EnquiryKind, c: AppContext): Promise<Response> {
	const { db } = deps
	const body = await readObject(c)
	const { enquiry: values, unreadable, isSuspicious } = readEnquiry(kind, body)
	const admit = async () => {
		await consumeRateLimit(db, `enquiry ${kind} ${networkOf(c.var.ip)}`, 10, 600)
		await consumeRateLimit(db, `enquiry ${kind} ${values.email.toLowerCase()}`, 20, 3600)
	}
	return idempotent(c, db, { scope: `enquiry ${kind}`, body, admit }, async (tx) => {
		const state = isSuspicious ? 'quarantined' : 'waiting'
		const nightsTaken = await hasTakenNights(tx, values)
		const row = await tx
			.insertInto('enquiries')
			.values({ ...values, nightsTaken, id: newId(), state, answeredAt: null, answeredBy: null, ip: c.var.ip })
			.returning(ENQUIRY_COLUMNS)
			.executeTakeFirstOrThrow()
		const enquiry = toEnquiry(row)
		await indexEnquiry(tx, enquiry.id)
		if (!isSuspicious) {
			await queueMail(tx, deps, mailToAgency(enquiry, unreadable, deps))
			await queueMail(tx, deps, mailToTraveller(enquiry, unreadable, deps))
		}
		return { status: 201, body: { enquiry: { id: enquiry.id, reference: enquiry.reference } } }
	})
}

/** SITE-180. Dates in the wrong order are for staff to clear up. */
async function hasTakenNights(tx: Tx, values: ReturnType<typeof readEnquiry>['enquiry']): Promise<boolean> {
	const { kind, propertyName, checkIn, checkOut } = values
	if (kind !== 'villa' || checkIn === null || checkOut === null || checkOut <= checkIn) return false
	return isStayTakenAt(tx, propertyName, { from: checkIn, to: checkOut })
}
