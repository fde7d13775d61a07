import type { Settings } from '#shared/settings.ts'
import { readOfficeHours } from '#shared/messages/office-hours.ts'
import type { About } from '#shared/messages/thread.ts'
import { type InstalledAgency, readAgency } from '#server/agency/agency-store.ts'
import { type Actor, audit } from '#server/db/audit.ts'
import type { Tx } from '#server/db/connect.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { staffChainHeaders } from './mail-chain.ts'
import { mailToStaff } from './message-mails.ts'
import type { StoredThread } from './threads.ts'
import { writeAsTraveller } from './write-message.ts'

export type MessageDeps = { jobs: Jobs; mailer: Mailer; agency: InstalledAgency } & Pick<Settings, 'publicUrl'>

type Sent = {
	author: { id: string; name: string }
	text: string
	via: 'portal' | 'mail'
	about: About | null
	/** Who is recorded as having sent it: for a mail that staff filed, the member of staff. */
	actor: Actor
}

/** Writes a traveller's message in a locked thread and mails it to the colleague who answers. Returns its id. */
export async function receiveFromTraveller(
	tx: Tx,
	deps: MessageDeps,
	thread: StoredThread,
	sent: Sent,
): Promise<string> {
	const { author, text, via, about, actor } = sent
	const settings = await readAgency(tx, deps.agency)
	const { name, ...dates } = await tx
		.selectFrom('trips')
		.select(['name', 'startDate', 'endDate'])
		.where('id', '=', thread.tripId)
		.executeTakeFirstOrThrow()
	const hours = readOfficeHours(settings.officeHours, settings.officeZone)
	const id = await writeAsTraveller(tx, thread, { authorId: author.id, text, via, about }, { hours, trip: dates })
	const to = (await mailOfOwner(tx, thread.ownerId)) ?? settings.email
	const headers = staffChainHeaders(thread.id, deps.mailer)
	const told = { to, traveller: author.name, tripName: name, text, about, threadId: thread.id, headers }
	const mail = mailToStaff(told, deps)
	await queueMail(tx, deps, mail)
	await audit(tx, actor, 'message sent', thread.id)
	return id
}

/** The address of the colleague who answers; null when there is none who can. */
async function mailOfOwner(tx: Tx, ownerId: string | null): Promise<string | null> {
	if (ownerId === null) return null
	const owner = await tx
		.selectFrom('users')
		.select('email')
		.where('id', '=', ownerId)
		.where('disabledAt', 'is', null)
		.executeTakeFirst()
	return owner?.email ?? null
}
