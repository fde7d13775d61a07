import type { Agency } from '#shared/settings.ts'
import type { User } from '#shared/customers/user.ts'
import { audit } from '#server/db/audit.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import type { AppContext } from '#server/http/routes.ts'
import type { Jobs } from '#server/jobs/jobs.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { queueMail } from '#server/mail/outbox.ts'
import { newSignInMail } from './account-mails.ts'
import type { SecureCookie } from './cookie.ts'
import { hasDevices, rememberDevice } from './devices.ts'
import { openSession } from './sessions.ts'

export type SignInDeps = {
	db: Db
	publicUrl: string
	cookie: SecureCookie
	deviceCookie: SecureCookie
	jobs: Jobs
	mailer: Mailer
	agency: Agency
}

type Proven = {
	account: Pick<User, 'id' | 'username' | 'email' | 'role'>
	/** The id of the browser that asks, when it has signed in to this account before. */
	device: string | null
	/** What proved who it is. Only a passkey is both factors. */
	way: 'password' | 'code' | 'recovery code' | 'passkey'
}

/**
 * Opens a session for somebody who has proved who they are, in the caller's transaction: with its audit row, and with a mail when the
 * browser is new to the account (API-138). Returns the tokens of both cookies.
 */
export async function signIn(tx: Tx, deps: SignInDeps, c: AppContext, { account, device, way }: Proven) {
	await audit(tx, { id: account.id, ip: c.var.ip }, 'login', account.id, { detail: { way } })
	const from = { ip: c.var.ip, userAgent: c.req.header('user-agent'), oldToken: deps.cookie.read(c) }
	if (!device && (await hasDevices(tx, account.id)))
		await queueMail(tx, deps, newSignInMail(account, deps.agency, { ...from, publicUrl: deps.publicUrl }))
	await tx.updateTable('users').set({ lastSignInAt: new Date() }).where('id', '=', account.id).execute()
	return {
		...(await openSession(tx, account, { ...from, hasBothFactors: way === 'passkey' })),
		device: await rememberDevice(tx, account.id, device),
	}
}
