/** How long health checks take, one after the other, while this is done: milliseconds each. */
export async function healthWhile(url: string, work: () => Promise<unknown>): Promise<number[]> {
	const times: number[] = []
	const working = { isOver: false }
	const done = work().finally(() => (working.isOver = true))
	while (!working.isOver) times.push(await healthCheck(url))
	await done
	return times
}

/** Milliseconds that a health check takes. */
export async function healthCheck(url: string): Promise<number> {
	const began = performance.now()
	await (await fetch(`${url}/healthz`)).text()
	return performance.now() - began
}
