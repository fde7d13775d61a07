import { AsyncLocalStorage } from 'node:async_hooks'

const deadlines = new AsyncLocalStorage<number>()

/** Runs `work` with a deadline, until which its database calls may wait for a free connection. */
export const withDeadline = <T>(ms: number, work: () => T): T => deadlines.run(performance.now() + ms, work)

/** The milliseconds until the deadline of the calling work, negative when it has passed. Undefined without a deadline. */
export function timeLeft(): number | undefined {
	const deadline = deadlines.getStore()
	return deadline === undefined ? undefined : deadline - performance.now()
}
