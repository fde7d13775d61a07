const STEP_MS = 250

/**
 * Waits for `work` until `late` returns an error. It is asked every quarter of a second with the milliseconds in which this process has
 * been running. A plain timer also counts the time in which the process got no processor or was busy with one piece of work, and then
 * fires before Node reads the answers that arrived in that time.
 */
export async function giveUpWhen<T>(work: Promise<T>, late: (awakeMs: number) => Error | undefined): Promise<T> {
	let awakeMs = 0
	let timer: NodeJS.Timeout | undefined
	const gaveUp = new Promise<never>((_, reject) => {
		const check = () => {
			const error = late(awakeMs)
			if (error) reject(error)
		}
		timer = setInterval(() => {
			awakeMs += STEP_MS
			// Node runs timers first and reads its sockets next.
			setImmediate(check)
		}, STEP_MS).unref()
	})
	try {
		return await Promise.race([work, gaveUp])
	} finally {
		clearInterval(timer)
	}
}
