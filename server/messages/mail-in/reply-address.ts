import { randomBytes } from 'node:crypto'
import type { Tx } from '#server/db/connect.ts'

/** 'k3v8…' of 26 characters: mail servers may change capitals, so it has none. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'
const LENGTH = 26
const newToken = () => Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte & 31]).join('')

/** The address that the answers of a locked thread go to: 'replies+k3v8…@agency.example'. The secret is in the address, because
 * mail programs wrap and quote what is in a text. */
export async function replyAddress(tx: Tx, threadId: string, address: string): Promise<string> {
	const known = await tx.selectFrom('threads').select('replyToken').where('id', '=', threadId).executeTakeFirstOrThrow()
	const token = known.replyToken ?? newToken()
	if (known.replyToken === null)
		await tx.updateTable('threads').set({ replyToken: token }).where('id', '=', threadId).execute()
	const at = address.lastIndexOf('@')
	return `${address.slice(0, at)}+${token}${address.slice(at)}`
}

/** The secrets in the addresses of a mail that are ours. */
export function tokensIn(recipients: readonly string[], address: string): string[] {
	const at = address.lastIndexOf('@')
	const [start, end] = [`${address.slice(0, at)}+`.toLowerCase(), address.slice(at).toLowerCase()]
	return recipients
		.filter((one) => one.startsWith(start) && one.endsWith(end))
		.map((one) => one.slice(start.length, -end.length))
		.filter((token) => token.length === LENGTH)
}
