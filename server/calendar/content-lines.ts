/** How iCalendar writes text and times (RFC 5545 sections 3.1 and 3.3). */

const MAX_OCTETS = 75

/** A TEXT value: what people typed can neither end its line nor begin another component. */
export const escaped = (text: string) =>
	text
		.normalize('NFC')
		.replaceAll(/\r\n?/g, '\n')
		// oxlint-disable-next-line no-control-regex
		.replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
		.replaceAll(/[\\;,]/g, String.raw`\$&`)
		.replaceAll('\n', String.raw`\n`)

/** A content line in pieces of at most 75 octets (not characters), no character cut in two. */
export function folded(line: string): string {
	let out = ''
	let octets = 0
	for (const character of line) {
		const size = Buffer.byteLength(character)
		if (octets + size > MAX_OCTETS) {
			out += '\r\n '
			// The blank that begins a continuation counts.
			octets = 1
		}
		out += character
		octets += size
	}
	return out
}

/** '20260521T094000' of '2026-05-21T09:40:00'; of a day, '20260521'. */
export const basic = (clock: string) => clock.replaceAll(/[-:]/g, '')

/** '20260521T094000Z' of an instant: milliseconds since 1970, or ISO 8601 in UTC. */
export const utc = (instant: number | string) => `${basic(new Date(instant).toISOString().slice(0, 19))}Z`

/** '+0200', or with seconds where a zone of long ago had them. */
export function utcOffset(milliseconds: number): string {
	const seconds = Math.abs(milliseconds) / 1000
	const parts = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), seconds % 60]
	const digits = parts.map((part) => String(part).padStart(2, '0'))
	return (milliseconds < 0 ? '-' : '+') + digits.slice(0, parts[2] === 0 ? 2 : 3).join('')
}
