import type { Receipt } from '#shared/notices/notice.ts'
import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

type Line = { text: string; at: Date | null }

/**
 * What is known of how notices reached people, by notice, in words that claim no more (CRM-157): a mail server that accepted a mail has not
 * delivered it, and nobody knows whether it was read.
 */
export async function readReceipts(db: Db, noticeIds: readonly string[]): Promise<Map<string, Receipt[]>> {
	const receipts = new Map<string, Map<string, Receipt>>(noticeIds.map((id) => [id, new Map()]))
	if (noticeIds.length === 0) return new Map()
	const note = (noticeId: string, userId: string, person: string, lines: Line[]) => {
		const people = receipts.get(noticeId)
		const receipt = people?.get(userId) ?? { userId, person, isTelephoned: false, lines: [] }
		receipt.lines.push(...lines.map(({ text, at }) => ({ text, at: at?.toISOString() ?? null })))
		people?.set(userId, receipt)
	}
	const deliveries = await db
		.selectFrom('deliveries as d')
		.innerJoin('users as u', 'u.id', 'd.userId')
		.leftJoin('mails as m', 'm.id', 'd.mailId')
		.select([
			'd.noticeId',
			'd.userId',
			'd.channel',
			'd.state',
			'd.reason',
			'd.dueAt',
			'd.at',
			'u.username',
			'u.fullName',
		])
		.select(['m.state as mailState', 'm.answer', 'm.sentAt', 'm.to'])
		.where('d.noticeId', 'in', [...noticeIds])
		.orderBy('d.id')
		.execute()
	for (const row of deliveries)
		note(row.noticeId, row.userId, row.fullName ?? row.username, [
			row.channel === 'mail' ? mailLine(row) : pushLine(row),
		])
	const readers = await db
		.selectFrom('noticeReaders as r')
		.innerJoin('users as u', 'u.id', 'r.userId')
		.select(['r.noticeId', 'r.userId', 'r.seenAt', 'r.acknowledgedAt', 'u.username', 'u.fullName'])
		.where('r.noticeId', 'in', [...noticeIds])
		.execute()
	for (const { noticeId, userId, seenAt, acknowledgedAt, username, fullName } of readers)
		note(noticeId, userId, fullName ?? username, [
			...(seenAt ? [{ text: 'Opened in the portal', at: seenAt }] : []),
			...(acknowledgedAt ? [{ text: '“Got it”', at: acknowledgedAt }] : []),
		])
	for (const { noticeId, userId, person, colleague, at } of await callsOf(db, noticeIds)) {
		note(noticeId, userId, person, [{ text: `Told by telephone by ${colleague ?? 'a colleague'}`, at }])
		receipts.get(noticeId)!.get(userId)!.isTelephoned = true
	}
	return new Map([...receipts].map(([id, people]) => [id, [...people.values()]]))
}

/** Who was told by telephone, each by their own row. That of the lead may be on the notice, where it was told before the mail. */
async function callsOf(db: Db, noticeIds: readonly string[]) {
	const { rows } = await sql<{ noticeId: string; userId: string; person: string; colleague: string | null; at: Date }>`
		select c."noticeId", c."userId", coalesce(u."fullName", u.username) as person,
			coalesce(s."fullName", s.username) as colleague, c.at
		from (
			select "noticeId", "userId", "telephonedBy" as "by", "telephonedAt" as at from "noticeReaders"
				where "noticeId" = any(${[...noticeIds]}::uuid[]) and "telephonedAt" is not null
			union all
			select n.id, t."userId", n."telephonedBy", n."telephonedAt" from notices n join trips t on t.id = n."tripId"
				where n.id = any(${[...noticeIds]}::uuid[]) and n."telephonedAt" is not null
				and not exists (select from "noticeReaders" r
					where r."noticeId" = n.id and r."userId" = t."userId" and r."telephonedAt" is not null)) c
		join users u on u.id = c."userId"
		left join users s on s.id = c."by"`.execute(db)
	return rows
}

type MailRow = { mailState: string | null; answer: string | null; sentAt: Date | null; to: string | null }

function mailLine({ mailState, answer, sentAt, to }: MailRow): Line {
	if (mailState === 'sent') return { text: `Mail to ${to} handed to the mail server`, at: sentAt }
	if (mailState === 'failed' && answer && /^(?:Not sent|Returned)/.test(answer))
		return { text: `Mail to ${to}: ${answer}`, at: null }
	if (mailState === 'failed') return { text: `Mail to ${to} refused: ${answer ?? 'no reason given'}`, at: null }
	if (mailState === 'waiting')
		return { text: answer ? `Mail to ${to} put off: ${answer}` : `Mail to ${to} waits for the mail server`, at: null }
	return { text: 'The mail was deleted', at: null }
}

type PushRow = { state: string; reason: string | null; dueAt: Date; at: Date }

function pushLine({ state, reason, dueAt, at }: PushRow): Line {
	if (state === 'handed') return { text: `Handed to ${reason ?? 'the push service'}`, at }
	if (state === 'waiting') return { text: 'Push waits until', at: dueAt }
	return { text: reason ?? 'Not pushed', at: state === 'failed' ? at : null }
}
