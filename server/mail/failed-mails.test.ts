import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { transaction } from '#server/db/transaction.ts'
import { type Inbox, startInbox } from '#tests/harness/inbox.ts'
import { type Product, startProduct } from '#tests/harness/product.ts'
import { queueMail, startOutbox } from './outbox.ts'
import { SECRET } from './secret.ts'
import { smtpMailer } from './smtp-mailer.ts'

let product: Product
let inbox: Inbox
let isRelayDenied = true
beforeAll(async () => {
	product = await startProduct()
	inbox = await startInbox({
		reply: (stage) => (stage === 'rcpt' && isRelayDenied ? [550, '5.7.1 Relay denied'] : null),
	})
	const mailer = smtpMailer(inbox.url, { name: 'Go Privilege', address: 'travel@goprivilege.example' })
	const { db, jobs, sealer, log } = product.services
	await startOutbox({ db, jobs, mailer, sealer, log })
	for (const subject of ['First', 'Second'])
		await transaction(db, (tx) => queueMail(tx, { jobs, mailer }, { to: 'ada@example.com', subject, text: 'A line' }))
	await vi.waitFor(async () => expect(await failed()).toHaveLength(2), 20_000)
})
afterAll(async () => {
	await product.stop()
	await inbox.close()
})

const failed = async () =>
	(await product.staff.get('/api/admin/failed-mails')).body.mails as { id: string; subject: string }[]

test('a mail that the server refused is listed for staff with its reason, and delivered when sent again', async () => {
	const mails = await failed()
	expect(mails.map(({ subject }) => subject).toSorted()).toEqual(['First', 'Second'])
	expect(mails[0]).toMatchObject({ to: 'ada@example.com', answer: expect.stringContaining('Relay denied') })
	expect(JSON.stringify(mails)).not.toContain('A line')

	isRelayDenied = false
	const { id } = mails.find(({ subject }) => subject === 'First')!
	expect((await product.staff.post(`/api/admin/failed-mails/${id}/send-again`, {})).status).toBe(204)
	await vi.waitFor(() => expect(inbox.mails.map(({ subject }) => subject)).toEqual(['First']), 20_000)
	expect((await failed()).map(({ subject }) => subject)).toEqual(['Second'])
	// A mail that was delivered is not sent twice.
	expect((await product.staff.post(`/api/admin/failed-mails/${id}/send-again`, {})).status).toBe(404)
})

test('a dismissed mail is no longer listed', async () => {
	const [mail] = await failed()
	expect((await product.staff.delete(`/api/admin/failed-mails/${mail?.id}`)).status).toBe(204)
	expect(await failed()).toEqual([])
	expect((await product.staff.delete(`/api/admin/failed-mails/${mail?.id}`)).status).toBe(404)
})

test('a refused mail with a link can be sent again while the link works, and shows the link to nobody', async () => {
	const { db, jobs, mailer, sealer } = {
		...product.services,
		mailer: smtpMailer(inbox.url, { name: 'Go', address: 'a@b.example' }),
	}
	isRelayDenied = true
	const link = (secret: string, minutes: number) =>
		transaction(db, (tx) =>
			queueMail(
				tx,
				{ jobs, mailer },
				{ to: 'ben@example.com', subject: secret.slice(0, 4), text: `Open /welcome#${SECRET}` },
				{ sealer, text: secret, expiresAt: new Date(Date.now() + minutes * 60_000) },
			),
		)
	const [live, late] = [await link('livek3v8qtm2', 60), await link('latek3v8qtm2', 60)]
	await vi.waitFor(async () => expect(await failed()).toHaveLength(2), 20_000)
	await sql`update mails set "expiresAt" = now() where id = ${late}`.execute(db)
	expect(await failed()).toMatchObject([
		{ subject: 'late', isExpired: true },
		{ subject: 'live', isExpired: false },
	])
	expect(JSON.stringify(await failed())).not.toContain('k3v8')

	isRelayDenied = false
	const again = (id: string) => product.staff.post(`/api/admin/failed-mails/${id}/send-again`, {})
	expect((await again(live)).status).toBe(204)
	await vi.waitFor(() => expect(inbox.mails.at(-1)?.text).toContain('/welcome#livek3v8qtm2'), 20_000)
	const refused = await again(late)
	expect([refused.status, refused.body]).toEqual([
		409,
		{ error: 'The link in this mail has expired. Send a new link instead', code: 'expired' },
	])
	expect((await product.staff.delete(`/api/admin/failed-mails/${late}`)).status).toBe(204)
	expect(await db.selectFrom('mails').select('id').where('sealed', 'is not', null).execute()).toEqual([])
})
