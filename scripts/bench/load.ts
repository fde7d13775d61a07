import { Agent, get } from 'node:http'
import { cpuSeconds } from './cpu.ts'

/** What is requested: `url` with `query()`, which may differ each time. */
export type Target = { url: string; query?: () => string; headers?: Record<string, string> }
const HEADERS = { 'accept-encoding': 'gzip, br' }
const CONNECTIONS = 8

/** The server's CPU time for one request in milliseconds. */
export async function cpuMsPerRequest(pid: number, target: Target, requests: number): Promise<number> {
	const before = cpuSeconds(pid)
	await load(target, requests)
	return ((cpuSeconds(pid) - before) * 1000) / requests
}

/** Sends requests over eight keep-alive connections, each of which sends the next when it has its answer. */
export async function load({ url, query = () => '', headers }: Target, requests: number): Promise<void> {
	const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
	const ask = () =>
		new Promise<void>((done, failed) => {
			get(url + query(), { agent, headers: { ...HEADERS, ...headers } }, (answer) => {
				if (answer.statusCode !== 200) failed(new Error(`answered ${answer.statusCode}`))
				answer.resume().on('end', done)
			}).on('error', failed)
		})
	const connection = async () => {
		for (let n = 0; n < requests / CONNECTIONS; n++) await ask()
	}
	await Promise.all(Array.from({ length: CONNECTIONS }, connection))
	agent.destroy()
}

/** The compressed bytes of a page. `fetch` would decompress them. */
export function fetchCompressed(url: string): Promise<Buffer> {
	return new Promise((done, failed) => {
		get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
			const chunks: Buffer[] = []
			answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(Buffer.concat(chunks)))
		}).on('error', failed)
	})
}
