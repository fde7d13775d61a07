import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** How to refuse a message: an SMTP reply such as [451, '4.7.1 …'], or by closing the connection. */
export type Reply = [code: number, text: string] | 'hang up'
/** What is answered: the sender, a recipient, the text, or the end of the transfer. The recipient is '' for the sender. */
export type Stage = 'mail' | 'rcpt' | 'data' | 'done'
export type Inbox = {
	port: number
	url: string
	/** The accepted messages, parsed, in the order of arrival. */
	mails: Email[]
	/** The recipients of all messages, accepted or not. */
	recipients: string[]
	close(): Promise<void>
}

/** A real mail server in this process. `reply` may refuse a message at each stage; null accepts it. */
export async function startInbox({
	port = 0,
	reply = () => null,
}: {
	port?: number
	reply?: (stage: Stage, recipient: string) => Reply | null
} = {}): Promise<Inbox> {
	const mails: Email[] = []
	const recipients: string[] = []
	const refusal = (answer: Reply | null, hangUp: () => void) => {
		if (answer === 'hang up') return hangUp()
		return answer && Object.assign(new Error(answer[1]), { responseCode: answer[0] })
	}
	const server = new SMTPServer({
		authOptional: true,
		disabledCommands: ['STARTTLS', 'AUTH'],
		disableReverseLookup: true,
		closeTimeout: 100,
		onMailFrom(_sender, _session, done) {
			const refused = refusal(reply('mail', ''), dropAll)
			if (refused !== undefined) done(refused)
		},
		onRcptTo({ address }, _session, done) {
			recipients.push(address)
			const refused = refusal(reply('rcpt', address), dropAll)
			if (refused !== undefined) done(refused)
		},
		onData(stream, session, done) {
			const to = session.envelope.rcptTo[0]?.address ?? ''
			const take = async () => {
				mails.push(await PostalMime.parse(Buffer.concat(chunks)))
				if (reply('done', to) === 'hang up') dropAll()
				else done()
			}
			const chunks: Buffer[] = []
			stream.on('data', (chunk: Buffer) => chunks.push(chunk))
			stream.on('end', () => {
				const refused = refusal(reply('data', to), dropAll)
				if (refused) done(refused)
				else if (refused === null) void take()
			})
		},
	})
	function dropAll(): undefined {
		for (const connection of server.connections) (connection as unknown as { close(): void }).close()
	}
	server.on('error', () => {})
	await new Promise<void>((ready) => server.listen(port, '127.0.0.1', () => ready()))
	const bound = (server.server.address() as { port: number }).port
	return {
		port: bound,
		url: `smtp://127.0.0.1:${bound}`,
		mails,
		recipients,
		close: () => new Promise((closed) => server.close(() => closed())),
	}
}
