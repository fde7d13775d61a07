import { Client, type ClientConfig, type QueryResult } from 'pg'
import { isStaleStatement } from '../errors.ts'
import { inSpan, type Start } from '#server/monitoring/traces/span.ts'
import { statementName } from '#server/monitoring/traces/statement-name.ts'
import { limitSilence } from './limit-silence.ts'

/** A statement is prepared at this use: preparing one that is sent once is wasted work. */
const PREPARE_AFTER = 3
/** Each prepared statement takes memory in every server process. */
const MAX_PREPARED = 200
const MAX_COUNTED = 2_000
/** PostgreSQL starts a process for each connection, which takes a while on a busy machine. */
const CONNECT_MS = 5_000

const statementSpan = ([text]: unknown[]): Start => {
	const name = typeof text === 'string' ? statementName(text) : 'QUERY'
	return { kind: 'call', name, attributes: { 'db.system.name': 'postgresql', 'db.query.summary': name } }
}

const BEGINS = /^(?:begin|start transaction)\b/i
const setLocal = ([setting, value]: readonly [string, number]) => `set local ${setting} = ${value}`

type Connected = ((error: Error) => void) & ((error: null, client: Client) => void)

type Options = {
	silenceMs?: number
	/** A pooler in transaction mode is in between: nothing is prepared, and settings are made for each transaction. */
	pooled?: false | { eachTransaction: (readonly [setting: string, value: number])[] }
}

/**
 * A pg client that gives the statements it sends often a name, so that the server parses and plans them once: about 1.5 to 2 times
 * the operations a second of the same ones unnamed. One class for each pool: its connections agree on the names.
 */
export function preparedStatements({ silenceMs, pooled = false }: Options = {}): typeof Client {
	const counts = new Map<string, number>()
	/** Undefined for a statement that failed as stale: it is never prepared again. */
	const names = new Map<string, string | undefined>()

	function nameOf(text: string) {
		if (names.has(text)) return names.get(text)
		if (names.size >= MAX_PREPARED) return undefined
		const count = (counts.get(text) ?? 0) + 1
		if (count < PREPARE_AFTER) {
			if (counts.size >= MAX_COUNTED) counts.clear()
			counts.set(text, count)
			return undefined
		}
		counts.delete(text)
		const name = `s${names.size + 1}`
		names.set(text, name)
		return name
	}

	return class PreparingClient extends Client {
		constructor(config?: string | ClientConfig) {
			super(config)
			// While a transaction holds a connection, nothing else listens for its errors. Its next query fails anyway.
			this.on('error', () => {})
		}

		override connect(): Promise<Client>
		override connect(callback: Connected): void
		override connect(callback?: Connected): Promise<Client> | void {
			const connected = limitSilence(this, CONNECT_MS, super.connect())
			if (!callback) return connected
			connected.then(() => callback(null, this), callback)
		}

		// `query` has eight signatures. Kysely uses the one with text and values; all others are passed on unchanged.
		override query(...args: unknown[]): never {
			return inSpan(
				() => statementSpan(args),
				() => this.send(args),
			) as never
		}

		private async send(args: unknown[]) {
			const [text, values] = args
			const query = (...args: unknown[]): Promise<QueryResult> =>
				limitSilence(this, silenceMs, super.query(...(args as [string])))
			if (typeof text !== 'string' || !Array.isArray(values)) return query(...args)
			if (pooled && BEGINS.test(text)) return query([text, ...pooled.eachTransaction.map(setLocal)].join('; '))
			const isPrepared = !pooled && /^(select|insert|update|delete|with)\b/i.test(text)
			const name = isPrepared ? nameOf(text) : undefined
			// Read before the query: after an error the status is updated only a moment later.
			const inTransaction = this.getTransactionStatus() === 'T'
			try {
				return await query({ name, text, values })
			} catch (error) {
				if (name === undefined || !isStaleStatement(error)) throw error
				names.set(text, undefined)
				// The failed statement has aborted the transaction; `transaction` runs it again.
				if (inTransaction) throw error
				return query({ text, values })
			}
		}
	}
}
