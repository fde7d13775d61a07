import { writeSync } from 'node:fs'
import { type Logger, pino } from 'pino'

const STANDARD_OUTPUT = 1
const MOST_CHARACTERS = 8_000
const LONGEST_WAIT_MS = 100

/**
 * The log on standard output. Lines wait for each other up to a tenth of a second: writing each by itself took a seventh of the CPU time of a
 * session check. A fatal line, and what waits when the process exits, is written at once.
 */
export function openLog(): Logger {
	const output = pino.destination({ dest: STANDARD_OUTPUT, sync: false })
	let waiting = ''
	let timer: NodeJS.Timeout | undefined
	function take() {
		clearTimeout(timer)
		timer = undefined
		const lines = waiting
		waiting = ''
		return lines
	}
	const passOn = () => output.write(take())
	function flushSync() {
		let rest = Buffer.from(take())
		try {
			while (rest.length > 0) rest = rest.subarray(writeSync(STANDARD_OUTPUT, rest))
		} catch {
			// Nobody reads the output any more.
		}
	}
	process.on('exit', flushSync)
	const stream = {
		write(line: string) {
			waiting += line
			if (waiting.length > MOST_CHARACTERS) passOn()
			else timer ??= setTimeout(passOn, LONGEST_WAIT_MS)
		},
		flushSync,
	}
	return pino(stream)
}
