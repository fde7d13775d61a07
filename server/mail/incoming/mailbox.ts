import type { ImapFlow } from 'imapflow'
import { MAX_MAIL_BYTES } from './parsed-mail.ts'

/** How far a mailbox has been read. */
export type Progress = { uidValidity: string; lastUid: number }
/** One mail of it. `isCut`: it is too large, and `source` has only its headers. */
export type Fetched = { source: Uint8Array; isCut: boolean }

/** How many mails one visit reads: the next visit goes on. */
const MAX_MAILS = 200
const MAX_HEADER_BYTES = 256 * 1024

/**
 * Reads the mails of a mailbox that came after `progress`, oldest first, and marks as read those for which `take` returns true. `save` is
 * called after each. A mailbox that was numbered anew is read from its beginning: `take` recognises what it knows. Throws when the server
 * cannot be reached or refuses. `address` is such as imaps://user:password@mail.example/INBOX; with imap: the server must offer STARTTLS,
 * unless it is this machine or the address ends in ?tls=none.
 */
export async function readMailbox(
	address: string,
	progress: Progress | null,
	{ take, save }: { take: (mail: Fetched) => Promise<boolean>; save: (progress: Progress) => Promise<void> },
	signal: AbortSignal,
): Promise<void> {
	const client = await connection(address)
	// A connection that dies between two commands reports it here, and the command fails as well.
	client.on('error', () => {})
	const abort = () => client.close()
	signal.addEventListener('abort', abort)
	try {
		await client.connect()
		const lock = await client.getMailboxLock(folderOf(new URL(address)))
		try {
			if (!client.mailbox) return
			const uidValidity = String(client.mailbox.uidValidity)
			const isSame = progress?.uidValidity === uidValidity
			for (const { uid, size } of await newMails(client, isSame ? progress.lastUid : 0)) {
				if (signal.aborted) return
				const mail = await fetchMail(client, uid, size)
				if (mail && (await take(mail))) await client.messageFlagsAdd(uid, ['\\Seen'], { uid: true })
				await save({ uidValidity, lastUid: uid })
			}
		} finally {
			lock.release()
		}
		await client.logout()
	} finally {
		signal.removeEventListener('abort', abort)
		client.close()
	}
}

/** Signs in and opens the folder without changing anything. Throws when that is not possible. */
export async function tryMailbox(address: string): Promise<void> {
	const client = await connection(address)
	client.on('error', () => {})
	try {
		await client.connect()
		await client.mailboxOpen(folderOf(new URL(address)), { readOnly: true })
		await client.logout()
	} catch (error) {
		// What the server answered is not in the message of the client's error.
		const { responseText } = error as { responseText?: string }
		throw responseText ? new Error(responseText, { cause: error }) : error
	} finally {
		client.close()
	}
}

async function newMails(client: ImapFlow, lastUid: number) {
	const found: { uid: number; size: number }[] = []
	// 'n:*' names the last mail even when its number is smaller.
	for await (const { uid, size = 0 } of client.fetch(`${lastUid + 1}:*`, { uid: true, size: true }, { uid: true }))
		if (uid > lastUid) found.push({ uid, size })
	return found.toSorted((a, b) => a.uid - b.uid).slice(0, MAX_MAILS)
}

async function fetchMail(client: ImapFlow, uid: number, size: number): Promise<Fetched | null> {
	const isCut = size > MAX_MAIL_BYTES
	const maxLength = isCut ? MAX_HEADER_BYTES : MAX_MAIL_BYTES
	const mail = await client.fetchOne(uid, { source: { start: 0, maxLength } }, { uid: true })
	if (!mail || !mail.source) return null
	if (!isCut) return { source: mail.source, isCut }
	const end = mail.source.indexOf('\r\n\r\n')
	return { source: mail.source.subarray(0, end === -1 ? mail.source.length : end + 4), isCut }
}

const folderOf = ({ pathname }: URL) => decodeURIComponent(pathname.replace(/^\//, '')) || 'INBOX'

async function connection(address: string): Promise<ImapFlow> {
	// Most installations read no mailbox: only one that does loads the client.
	const { ImapFlow } = await import('imapflow')
	const url = new URL(address)
	const secure = url.protocol === 'imaps:'
	const plaintext = url.searchParams.get('tls') === 'none' || ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
	return new ImapFlow({
		host: url.hostname.replace(/^\[|\]$/g, ''),
		port: Number(url.port) || (secure ? 993 : 143),
		secure,
		doSTARTTLS: !secure && !plaintext,
		auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
		logger: false,
		disableAutoIdle: true,
		connectionTimeout: 10_000,
		greetingTimeout: 10_000,
		socketTimeout: 30_000,
	})
}
