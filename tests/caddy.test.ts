import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hasCaddy, startCaddy, startCaddyOfContainers } from './harness/proxies/caddy.ts'

// What a rolling restart meets on a busy machine only, made certain: Caddy with the example for operators, and instances that do as they are told.
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

describe.skipIf(!hasCaddy)('Caddy', () => {
	test.each(METHODS)('lets %s wait while it knows no instance that is ready, and sends it once', async (method) => {
		const instance = await startInstance((_, answer) => answer.end('served'))
		const url = await startCaddy([instance.url, instance.url])
		instance.isReady = false
		// Each check asks the instance twice, as it is listed. With the next check, Caddy has the answers of the last.
		await vi.waitFor(() => expect(instance.refused).toBeGreaterThan(2), 5_000)
		const asked = fetch(url, { method, ...(method !== 'GET' && { body: 'x'.repeat(300_000) }) })
		await pause(300)
		expect(instance.got).toEqual([])
		instance.isReady = true
		const answer = await asked
		expect([answer.status, await answer.text()]).toEqual([200, 'served'])
		expect(instance.got).toEqual([method])
	})

	test.each(METHODS.slice(1))('does not send %s again after an instance got it and broke off', async (method) => {
		const instance = await startInstance((request) => request.once('end', () => request.socket.destroy()).resume())
		const url = await startCaddy([instance.url, instance.url])
		const { status } = await fetch(url, { method, body: 'x'.repeat(300) })
		expect([status, instance.got]).toEqual([502, [method]])
	})
})

describe.skipIf(!hasCaddy)('Caddy in front of one container', () => {
	test('sends everything to an instance that is not ready for longer than a restart, once', async () => {
		const instance = await startInstance((_, answer) => answer.writeHead(418).end('served'))
		const url = await startCaddyOfContainers(instance.url)
		instance.isReady = false
		await vi.waitFor(() => expect(instance.refused).toBeGreaterThan(1), 5_000)
		const asked = METHODS.map((method) =>
			fetch(url, { method, ...(method !== 'GET' && { body: 'x'.repeat(300_000) }) }),
		)
		const answers = await Promise.all(asked)
		expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.text()]))).toEqual(
			METHODS.map(() => [418, 'served']),
		)
		expect([instance.got.length, new Set(instance.got)]).toEqual([METHODS.length, new Set(METHODS)])
	})
})

/** A server that notes the methods of requests, and answers `/readyz` as told. It closes with the test. */
async function startInstance(serve: RequestListener) {
	const instance = { url: '', isReady: true, refused: 0, got: [] as (string | undefined)[] }
	const server = createServer((request, answer) => {
		if (request.url === '/readyz') {
			if (!instance.isReady) instance.refused++
			answer.writeHead(instance.isReady ? 200 : 503).end()
			return
		}
		instance.got.push(request.method)
		serve(request, answer)
	})
	await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	instance.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	return instance
}
