import { startEmbedded } from '#server/db/embedded/embedded.ts'

// A program for tests to kill: uses the embedded PostgreSQL of a folder until SIGTERM. Prints whether it started the server or attached to it.
const server = await startEmbedded({
	dir: process.argv[2] ?? '',
	log: { info: () => {}, warn: console.error },
	settings: { fsync: 'off' },
})
const alive = setInterval(() => {}, 60_000)
process.on('SIGTERM', () => {
	clearInterval(alive)
	void server.stop()
})
console.log(server.mode)
