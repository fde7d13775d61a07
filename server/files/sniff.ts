import type { FileKind } from '#shared/uploads.ts'

/** How many of a file's first bytes tell its kind. */
export const SNIFFED = 16

/**
 * The kind of a file by its first 16 bytes, whatever its name or declared type; null for every other kind. A PDF has to begin at
 * the very first byte: readers forgive what stands before it, and so would a browser that takes it for a page.
 */
export function sniff(head: Buffer): FileKind | null {
	const text = head.toString('latin1')
	if (text.startsWith('%PDF-')) return 'pdf'
	if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
	return null
}
