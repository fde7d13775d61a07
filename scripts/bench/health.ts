/** The durations in milliseconds of sequential health checks while `work` is running. */
export async function healthChecksDuring(url: string, work: () => Promise<unknown>): Promise<number[]> {
	const times: number[] = []
	const state = { isOver: false }
	const done = work().finally(() => (state.isOver = true))
	while (!state.isOver) times.push(await healthCheck(url))
	await done
	return times
}

/** The duration of a health check in milliseconds. */
export async function healthCheck(url: string): Promise<number> {
	const began = performance.now()
	await (await fetch(`${url}/healthz`)).text()
	return performance.now() - began
}
