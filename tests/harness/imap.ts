import { createRequire } from 'node:module'
import type { AddressInfo, Server } from 'node:net'

type Hoodiecrow = {
	server: Server
	listen: (port: number, host: string, done: () => void) => void
	appendMessage: (mailbox: string, flags: string[], date: Date, source: string) => void
	getMailbox: (name: string) => { messages: { flags: string[]; raw: string }[]; uidvalidity: number }
}
const hoodiecrow = createRequire(import.meta.url)('hoodiecrow-imap') as (options: object) => Hoodiecrow

/** A real IMAP server on a free port with one mailbox, INBOX, in memory. */
export async function startImap() {
	const server = hoodiecrow({
		plugins: ['IDLE', 'ID', 'UIDPLUS', 'ENABLE'],
		users: { desk: { password: 'open sesame' } },
	})
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
	const { port } = server.server.address() as AddressInfo
	return {
		url: `imap://desk:${encodeURIComponent('open sesame')}@127.0.0.1:${port}/INBOX`,
		append: (source: string) => server.appendMessage('INBOX', [], new Date(), source),
		flags: () => server.getMailbox('INBOX').messages.map(({ flags }) => flags),
		renumber: () => {
			server.getMailbox('INBOX').uidvalidity += 7
		},
		close: () => new Promise<void>((done) => server.server.close(() => done())),
	}
}
