import { sql } from 'kysely'
import { startBackground } from '#server/background.ts'
import { smtpMailer } from '#server/mail/smtp-mailer.ts'
import { expect, vi } from 'vitest'
import { type Inbox, startInbox } from './inbox.ts'
import { type Product, startProduct } from './product.ts'

/** The product with its background jobs and a real mail server. */
export async function startProductWithMail(overrides: Parameters<typeof startProduct>[0] = {}) {
	const inbox = await startInbox()
	const mailer = smtpMailer(inbox.url, { name: 'Go Privilege', address: 'travel@goprivilege.example' })
	const product = await startProduct({ mailer, ...overrides })
	await startBackground(product.services)
	const stop = async () => {
		await product.stop()
		await inbox.close()
	}
	return { ...product, inbox, stop }
}

/** Waits until every queued job is done and every mail was delivered or given up. Returns the mails to an address. */
export async function mailsTo({ db, inbox }: { db: Product['db']; inbox: Inbox }, address: string) {
	await vi.waitFor(
		async () => {
			const { rows } = await sql<{ n: number }>`select
				(select count(*) from pgboss.job where name <> 'sweep' and name !~ '^__' and state not in ('completed', 'cancelled', 'failed'))
				+ (select count(*) from mails where state = 'waiting') as n`.execute(db)
			expect(Number(rows[0]?.n)).toBe(0)
		},
		{ timeout: 15_000, interval: 50 },
	)
	return inbox.mails.filter(({ to }) => to?.[0]?.address === address)
}

/** The path, the token and the code in groups of the link in a mail. */
export function linkIn(mail: { text?: string } | undefined) {
	const [, address = '', token = ''] = /(https?:\/\/[^#\s]+)#([a-z0-9]+)/.exec(mail?.text ?? '') ?? []
	const code = /[a-z0-9]{5}(?:-[a-z0-9]{5}){4}/.exec(mail?.text ?? '')?.[0] ?? ''
	return { address, token, code }
}
