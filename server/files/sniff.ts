import type { FileKind } from '#shared/uploads.ts'

/** How many of a file's first bytes identify its kind. */
export const SNIFFED_BYTES = 16

/**
 * The kind of a file by its first 16 bytes, whatever its name or declared type; null for any other kind. A PDF must begin at the very
 * first byte: PDF readers tolerate bytes before it, but a browser could take such a file for an HTML page.
 */
export function sniff(head: Buffer): FileKind | null {
	const text = head.toString('latin1')
	if (text.startsWith('%PDF-')) return 'pdf'
	if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
	return null
}
