/** The notation of text and times in iCalendar (RFC 5545 sections 3.1 and 3.3). */

const MAX_OCTETS = 75

/** A TEXT value. Typed text can neither end its line nor begin another component. */
export const escapeText = (text: string) =>
	text
		.normalize('NFC')
		.replaceAll(/\r\n?/g, '\n')
		// oxlint-disable-next-line no-control-regex
		.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
		.replaceAll(/[\\;,]/g, String.raw`\$&`)
		.replaceAll('\n', String.raw`\n`)

/** Folds a content line into pieces of at most 75 octets (not characters), without splitting a character. */
export function foldLine(line: string): string {
	let out = ''
	let octets = 0
	for (const character of line) {
		const size = Buffer.byteLength(character)
		if (octets + size > MAX_OCTETS) {
			out += '\r\n '
			// The space that begins a continuation line counts.
			octets = 1
		}
		out += character
		octets += size
	}
	return out
}

/** '2026-05-21T09:40:00' becomes '20260521T094000', and '2026-05-21' becomes '20260521'. */
export const toBasicFormat = (clock: string) => clock.replaceAll(/[-:]/g, '')

/** An instant, in milliseconds since 1970 or ISO 8601 in UTC, as '20260521T094000Z'. */
export const toUtcDateTime = (instant: number | string) =>
	`${toBasicFormat(new Date(instant).toISOString().slice(0, 19))}Z`

/** '+0200', or with seconds for historical offsets that have them. */
export function toUtcOffset(milliseconds: number): string {
	const seconds = Math.abs(milliseconds) / 1000
	const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
	const digits = parts.map((part) => String(part).padStart(2, '0'))
	return (milliseconds < 0 ? '-' : '+') + digits.slice(0, parts[2] === 0 ? 2 : 3).join('')
}
