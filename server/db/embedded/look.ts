import { existsSync, realpathSync } from 'node:fs'
import { Client } from 'pg'

/** A socket's folder and whom to be there. */
export type Connection = { host: string; port: number; user: string; database: string }

/** `name` tells one start of the server from another. 'changing' is starting, recovering or stopping. */
type Seen = { state: 'running'; name: string } | { state: 'changing' | 'absent' }

/** What is at the socket. Refuses a server that serves another folder, and a folder that is somebody else's. */
export async function look(connection: Connection, data: string): Promise<Seen> {
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
		return seenIn(error, connection)
	} finally {
		void client.end()
	}
	if (!found || !isSameFolder(found.data, data))
		throw new Error(`The PostgreSQL at ${connection.host} serves ${found?.data} and not ${data}`)
	return { state: 'running', name: found.name }
}

const isSameFolder = (one: string, other: string) =>
	existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other)

function seenIn(error: unknown, { host }: Connection): Seen {
	const { code, message } = error as { code?: string; message: string }
	if (code === '57P03' || code === '57P01' || message.includes('timeout')) return { state: 'changing' }
	if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ECONNRESET' || message.includes('terminated'))
		return { state: 'absent' }
	if (code === 'EACCES' || code === 'EPERM')
		throw new Error(`${host} belongs to another user: run as that user, or give the folder back with chown`)
	throw error
}
