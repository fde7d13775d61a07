import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_MS = 1000
/** Above this share of one processor, other programs change the figures by more than the margins of the budgets. */
const MOST_IN_USE = 0.15

/** A sentence when other programs are using the machine, otherwise null. Call it while the bench itself does nothing (Linux, /proc). */
export async function whyBusy(): Promise<string | null> {
	const before = busyTicks()
	await pause(SAMPLE_MS)
	const processors = (busyTicks() - before) / (SAMPLE_MS / 10)
	return processors > MOST_IN_USE
		? `Other programs use ${(processors * 100).toFixed(0)} % of a processor: the figures are too high, and a missed budget proves nothing.`
		: null
}

/** The time in hundredths of a second in which processors were not idle or waiting for a disk, summed over all of them. */
function busyTicks(): number {
	const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (
		/^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1] ?? ''
	)
		.split(' ')
		.map(Number)
	return user + nice + system + irq + softIrq + steal
}
