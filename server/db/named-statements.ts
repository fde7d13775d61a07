import { Client, type ClientConfig, type QueryResult } from 'pg'
import { isStaleStatement } from './faults.ts'
import { limitSilence } from './limit-silence.ts'

/** A text seen this often is worth a name; sent once, it is not. */
const WORTH_A_NAME = 3
/** Each name holds memory in every connection of the server. */
const MAX_NAMES = 200
const MAX_SEEN = 2_000
/** PostgreSQL starts a process for each connection, which takes a while on a busy machine. */
const CONNECT_MS = 5_000

type Connected = ((error: Error) => void) & ((error: null, client: Client) => void)

/**
 * A pg client that gives the statements it sends often a name, so that the server parses and plans them once: about 1.5 to 2 times
 * the operations a second of the same ones unnamed. One class for each pool: its connections agree on the names.
 */
export function namedStatements({ silenceMs }: { silenceMs?: number } = {}): typeof Client {
	const seen = new Map<string, number>()
	/** Undefined for a text that once failed under its name and is sent plainly ever after. */
	const names = new Map<string, string | undefined>()

	function nameOf(text: string) {
		if (names.has(text)) return names.get(text)
		if (names.size >= MAX_NAMES) return undefined
		const times = (seen.get(text) ?? 0) + 1
		if (times < WORTH_A_NAME) {
			if (seen.size >= MAX_SEEN) seen.clear()
			seen.set(text, times)
			return undefined
		}
		seen.delete(text)
		const name = `s${names.size + 1}`
		names.set(text, name)
		return name
	}

	return class NamingClient extends Client {
		constructor(config?: string | ClientConfig) {
			super(config)
			// A connection that ends while a transaction holds it reports it to nobody else; its next query fails anyway.
			this.on('error', () => {})
		}

		override connect(): Promise<Client>
		override connect(callback: Connected): void
		override connect(callback?: Connected): Promise<Client> | void {
			const connected = limitSilence(this, CONNECT_MS, super.connect())
			if (!callback) return connected
			connected.then(() => callback(null, this), callback)
		}

		// A client's query has eight signatures; Kysely calls this one, and what else comes is passed on as it is.
		override query(...args: unknown[]): never {
			return this.send(args) as never
		}

		private async send(args: unknown[]) {
			const [text, values] = args
			const query = (...args: unknown[]): Promise<QueryResult> =>
				limitSilence(this, silenceMs, super.query(...(args as [string])))
			if (typeof text !== 'string' || !Array.isArray(values)) return query(...args)
			const name = /^(select|insert|update|delete|with)\b/i.test(text) ? nameOf(text) : undefined
			// Asked now: after an error the answer arrives only a moment later.
			const inTransaction = this.getTransactionStatus() === 'T'
			try {
				return await query({ name, text, values })
			} catch (error) {
				if (name === undefined || !isStaleStatement(error)) throw error
				names.set(text, undefined)
				// The failed statement has undone all of the transaction; `transaction` runs it again.
				if (inTransaction) throw error
				return query({ text, values })
			}
		}
	}
}
