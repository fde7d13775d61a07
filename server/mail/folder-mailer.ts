import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Letter, type Mailer, messageOf, type Sender } from './mailer.ts'

/** Puts every mail into a folder as an .eml file, which any mail program opens; for an installation without a mail server. */
export function folderMailer(folder: string, from: Sender): Mailer {
	const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
	return {
		from,
		async deliver(letter) {
			try {
				const { message } = await writer.sendMail(messageOf(from, letter))
				await keep(folder, nameOf(letter), message as Buffer)
				return { outcome: 'sent', answer: `Written to ${nameOf(letter)}` }
			} catch (error) {
				// A disk that is full or missing.
				return { outcome: 'shut', answer: String(error), seconds: 10, ours: true }
			}
		},
		close: () => writer.close(),
	}
}

/** The same letter has the same name, so a repeat replaces it. */
const nameOf = ({ date, messageId }: Letter) =>
	`${date.toISOString().slice(0, 19).replaceAll(':', '')}-${messageId.replace(/^<|@.*$/g, '')}.eml`

async function keep(folder: string, name: string, message: Buffer) {
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
