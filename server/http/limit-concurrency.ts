import { Refusal } from './refusal.ts'

/**
 * Runs dear work (hashing a password, resizing a picture) `running` at a time; up to `waiting` more take their turn in order.
 * Whoever comes beyond that is refused at once with 503 'busy', so that a flood costs its senders and not everybody else.
 */
export function limitConcurrency(limits: { running: number; waiting: number }) {
	let running = 0
	const queue: (() => void)[] = []

	return async function run<T>(work: () => Promise<T>): Promise<T> {
		if (running < limits.running) running++
		else if (queue.length < limits.waiting) await new Promise<void>((turn) => queue.push(turn))
		else throw new Refusal(503, 'busy', 'Too much is going on at the moment. Please try again', { retryAfter: 1 })
		try {
			return await work()
		} finally {
			// The place passes straight to the next in line: nobody who comes in between can take it.
			const next = queue.shift()
			if (next) next()
			else running--
		}
	}
}
