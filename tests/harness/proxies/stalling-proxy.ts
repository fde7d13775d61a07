import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import type { FreshDatabase } from '../database.ts'

/**
 * A proxy to a database that can stall: connections stay open, new ones are accepted, and no byte passes until it proceeds. Stopping
 * the database's own processes instead would delay every other test that creates a database at that time.
 */
export async function startStallingProxy({ host, port, user, database }: FreshDatabase['config']) {
	const queued: (() => void)[] = []
	const sockets = new Set<Socket>()
	let isStalled = false

	function forward(from: Socket, to: Socket) {
		sockets.add(from)
		from.on('data', (bytes) => {
			if (isStalled) queued.push(() => to.write(bytes))
			else to.write(bytes)
		})
		from.on('error', () => {})
		from.on('close', () => {
			sockets.delete(from)
			to.destroy()
		})
	}
	const server = createServer((client) => {
		const upstream = connect(`${host}/.s.PGSQL.${port}`)
		forward(client, upstream)
		forward(upstream, client)
	})
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	return {
		config: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, user, database },
		stall: () => void (isStalled = true),
		proceed() {
			isStalled = false
			for (const send of queued.splice(0)) send()
		},
		close: () => {
			for (const socket of sockets) socket.destroy()
			server.close()
		},
	}
}
