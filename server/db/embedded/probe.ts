import { existsSync, realpathSync } from 'node:fs'
import { Client } from 'pg'

/** `host` is the folder of the socket. */
export type Connection = { host: string; port: number; user: string; database: string }

/** `name` is unique to each start of the server. 'changing' means starting, recovering or stopping. */
type ServerState = { state: 'running'; name: string } | { state: 'changing' | 'absent' }

/** Finds out what is listening on the socket. Throws when the server has another data folder or the socket belongs to another user. */
export async function probe(connection: Connection, data: string): Promise<ServerState> {
	const client = new Client({ ...connection, connectionTimeoutMillis: 2000, query_timeout: 2000 })
	client.on('error', () => {})
	let found: { data: string; name: string } | undefined
	try {
		await client.connect()
		const { rows } = await client.query<{ data: string; name: string }>(
			`select current_setting('data_directory') as data, current_setting('cluster_name') as name`,
		)
		found = rows[0]
	} catch (error) {
		return stateFromError(error, connection)
	} finally {
		void client.end()
	}
	if (!found || !isSameFolder(found.data, data))
		throw new Error(`The PostgreSQL at ${connection.host} has the data folder ${found?.data} instead of ${data}`)
	return { state: 'running', name: found.name }
}

const isSameFolder = (one: string, other: string) =>
	existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other)

function stateFromError(error: unknown, { host }: Connection): ServerState {
	const { code, message } = error as { code?: string; message: string }
	if (code === '57P03' || code === '57P01' || message.includes('timeout')) return { state: 'changing' }
	if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || message.includes('terminated'))
		return { state: 'absent' }
	if (code === 'EACCES' || code === 'EPERM')
		throw new Error(`${host} belongs to another user: run as that user, or change the owner with chown`)
	throw error
}
