import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Message, type Mailer, nodemailerMessage, type Sender } from './mailer.ts'

/** Writes every mail into a folder as an .eml file, which any mail client opens: for an installation without a mail server. */
export function folderMailer(folder: string, from: Sender): Mailer {
	const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
	return {
		from,
		async deliver(mail) {
			try {
				const { message } = await writer.sendMail(nodemailerMessage(from, mail))
				await writeDurably(folder, fileName(mail), message as Buffer)
				return { outcome: 'sent', answer: `Written to ${fileName(mail)}` }
			} catch (error) {
				// The disk is full or missing.
				return { outcome: 'unavailable', answer: String(error), retrySeconds: 10, needsOperator: true }
			}
		},
		verify: async () => {},
		close: () => writer.close(),
	}
}

/** A repeated mail has the same name, so it replaces the first. */
const fileName = ({ date, messageId }: Message) =>
	`${date.toISOString().slice(0, 19).replaceAll(':', '')}-${messageId.replace(/^<|@.*$/g, '')}.eml`

async function writeDurably(folder: string, name: string, message: Buffer) {
	await mkdir(folder, { recursive: true })
	const path = join(folder, name)
	const file = await open(`${path}.part`, 'w', 0o600)
	try {
		await file.writeFile(message)
		await file.sync()
	} finally {
		await file.close()
	}
	await rename(`${path}.part`, path)
}
