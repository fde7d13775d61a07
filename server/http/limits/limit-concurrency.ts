import { Refusal } from '../refusal.ts'

/**
 * Limits expensive work such as hashing a password or resizing an image. At most `running` calls run at a time, and up to `waiting`
 * more queue in order. Further calls are refused at once with 503 'busy', so that a flood costs its senders and nobody else.
 */
export function limitConcurrency(limits: { running: number; waiting: number }) {
	let running = 0
	const queue: (() => void)[] = []

	return async function run<T>(work: () => Promise<T>): Promise<T> {
		if (running < limits.running) running++
		else if (queue.length < limits.waiting) await new Promise<void>((resume) => queue.push(resume))
		else throw new Refusal(503, 'busy', 'The server is busy. Please try again', { retryAfter: 1 })
		try {
			return await work()
		} finally {
			// The slot passes straight to the next in the queue, so a call that arrives in between can't take it.
			const next = queue.shift()
			if (next) next()
			else running--
		}
	}
}
