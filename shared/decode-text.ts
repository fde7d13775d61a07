/**
 * The text of a file from a spreadsheet: UTF-8, UTF-16 by its byte order mark or its zero bytes, otherwise Windows-1252, in which every byte
 * is a character.
 */
export function decodeText(bytes: Uint8Array): string {
	const encoding = utf16Of(bytes)
	if (encoding) return new TextDecoder(encoding).decode(bytes)
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

/** How many bytes are looked at for zeros. */
const SAMPLE = 1000

/** Letters of Western languages have a zero byte in UTF-16: the second one of each pair where the low byte comes first. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
	if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
	if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
	const zeros = [0, 0]
	for (const [at, byte] of bytes.subarray(0, SAMPLE).entries()) if (byte === 0) zeros[at % 2]!++
	const enough = Math.min(bytes.length, SAMPLE) / 8
	if (Math.max(...zeros) < enough) return null
	return zeros[1]! > zeros[0]! ? 'utf-16le' : 'utf-16be'
}
