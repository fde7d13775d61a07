import { sql } from 'kysely'
import { type Check, error, warning } from './check.ts'

const LATE_MINUTES = 60

export const mailCheck: Check = {
	subject: 'Mail server',
	ifItFails: 'Check SMTP_URL: host, port, user and password. Mails wait until the server accepts them.',
	async look({ mailer, env }) {
		if (!env.smtpUrl)
			return warning('Mails are written to DATA_DIR/mail and reach nobody', 'Set SMTP_URL to your mail server.')
		await mailer.verify()
		return `${new URL(env.smtpUrl).hostname} accepts the sign-in`
	},
}

export const mailsCheck: Check = {
	subject: 'Mails',
	ifItFails: 'Start the product: it creates the schema.',
	needsDatabase: true,
	async look({ db }) {
		const { rows } = await sql<{ failed: number; late: number }>`
			select count(*) filter (where state = 'failed') as failed,
				count(*) filter (where state = 'waiting' and "createdAt" < now() - make_interval(mins => ${LATE_MINUTES})) as late
			from mails where state <> 'sent'`.execute(db)
		const { failed = 0, late = 0 } = rows[0] ?? {}
		const problems = [
			...(late > 0
				? [error(`${late} mails have waited for more than an hour`, 'See what the mail server says in the log.')]
				: []),
			...(failed > 0
				? [
						warning(
							`${failed} mails were refused for good`,
							'Staff find them on the dashboard and can send them again.',
						),
					]
				: []),
		]
		return problems.length > 0 ? problems : 'None waits long, and none was refused'
	},
}
