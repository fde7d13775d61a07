import { Agent, get } from 'node:http'
import { cpuOf } from './cpu.ts'

export type Target = { url: string; query?: () => string }
const HEADERS = { 'accept-encoding': 'gzip, br' }
const CONNECTIONS = 8

/** Milliseconds of processor that the server uses for one request. */
export async function cost(pid: number, target: Target, amount: number): Promise<number> {
	const before = cpuOf(pid)
	await load(target, amount)
	return ((cpuOf(pid) - before) * 1000) / amount
}

/** Asks so many times over eight kept-alive connections, each of which asks anew when it has its answer. */
export async function load({ url, query = () => '' }: Target, amount: number): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const ask = () =>
		new Promise<void>((done, failed) => {
			get(url + query(), { agent, headers: HEADERS }, (answer) => {
				if (answer.statusCode !== 200) failed(new Error(`answered ${answer.statusCode}`))
				answer.resume().on('end', done)
			}).on('error', failed)
		})
	const connection = async () => {
		for (let n = 0; n < amount / CONNECTIONS; n++) await ask()
	}
	await Promise.all(Array.from({ length: CONNECTIONS }, connection))
	agent.destroy()
}

/** The page as it goes over the wire: `fetch` would unpack it. */
export function compressed(url: string): Promise<Buffer> {
	return new Promise((done, failed) => {
		get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
			const chunks: Buffer[] = []
			answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
		}).on('error', failed)
	})
}
