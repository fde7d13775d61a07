import type { BlockCollector } from '../blocks.ts'
import { findUnlabelledValues } from '../unlabelled-values.ts'

const KEY_VALUE = /^([^:]{2,40}?)\s?:(?:\s+|$)(\S.*)?$/
/** Between columns, where a label follows. */
const COLUMNS = /(?<![:\s])(?:\s{3,}|\t+|\s+[|/·]\s+)(?=[^:|\s](?:[^:|\s]|\s(?!\s)){1,38}:\s)/

/** Reads one or more 'Key: value' in a line, or a line without a label. A value may stand, or go on, in the lines below. */
export function readLine(line: string, where: string, blocks: BlockCollector, below: readonly string[] = []): void {
	const bare: string[] = []
	const fragments = line.split(/\s+[·•|]\s+/)
	// In a page, a sign between words separates them.
	const isSplit = below.length === 0 && fragments.every(({ length }) => length < 80)
	const parts = (isSplit ? fragments : [line]).flatMap((part) => part.split(COLUMNS))
	for (const part of parts) {
		const [, label, stated] = KEY_VALUE.exec(part.trim()) ?? []
		const next = below[0]?.trim() ?? ''
		const value = stated ?? (part.trim().endsWith(':') && !KEY_VALUE.test(next) ? next : undefined)
		if (label && value) blocks.pair(label, withContinuation(value, below, label), where)
		if (!label) bare.push(part.trim())
	}
	if (bare.length > 0 && (blocks.type() === null || blocks.type() === 'trip'))
		for (const [name, text] of findUnlabelledValues(line)) blocks.pair(name, text, where)
	const isTimed = /^\d\d:\d\d\s/.test(line)
	for (const text of !isTimed && bare.length > 0 && bare.length < parts.length ? bare : [line])
		if (text.trim() !== '' && text.length < 400) blocks.line(text.trim(), where)
}

/** Addresses may continue on the next lines, up to a blank line or a label. */
function withContinuation(value: string, below: readonly string[], label: string): string {
	if (!/location|address|pick ?up|drop ?off|hotel/i.test(label)) return value
	const end = below.findIndex((line) => line.trim() === '' || line.includes(':'))
	return [value, ...below.slice(0, end === -1 ? below.length : end).map((line) => line.trim())].join('\n')
}
