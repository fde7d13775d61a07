import { startEmbedded } from '#server/db/embedded/embedded.ts'

// A program to be killed: uses the embedded PostgreSQL of the folder it is given until SIGTERM, and says how it came by it.
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
