import { afterAll, beforeEach } from 'vitest'

/** What helps to understand a failing test, oldest first. */
const notes: string[] = []
export const noteForFailure = (source: string, text: string) => void notes.push(`[${source}] ${text}`)

const WARN = 40
const ERROR = 50
type LogEntry = { level: number; msg?: string; err?: { stack?: string }; [field: string]: unknown }

/** Notes a line of a product's log: an error or a refusal with its stack, or output that is no log entry, such as a crash. */
export function noteLogLine(line: string) {
	const entry = parsedEntry(line)
	if (!entry) {
		noteForFailure('product', line)
		return
	}
	const { level, msg, err, time: _time, pid: _pid, hostname: _hostname, ...fields } = entry
	if (level < WARN || (level < ERROR && !err)) return
	const stack = err?.stack ?? ''
	const headline = msg && !stack.includes(msg) ? `${msg} ` : ''
	noteForFailure('product', `${headline}${JSON.stringify(fields)}\n${stack}`.trim())
}

function parsedEntry(line: string): LogEntry | null {
	try {
		const entry: LogEntry | null = JSON.parse(line)
		return typeof entry?.level === 'number' ? entry : null
	} catch {
		return null
	}
}

/** Makes each failing test of a file print what was noted since it began, and a file whose preparation failed all of it. */
export function reportFailures() {
	let hasBegun = false
	beforeEach(({ onTestFailed }) => {
		hasBegun = true
		const begin = notes.length
		onTestFailed(() => print(notes.slice(begin)))
	})
	afterAll(() => {
		if (!hasBegun) print(notes)
	})
}

const print = (lines: string[]) => {
	if (lines.length > 0) console.error(lines.join('\n'))
}
