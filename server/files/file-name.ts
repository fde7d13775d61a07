/** The longest file name without its extension. File systems count bytes, not characters. */
const MAX_BYTES = 200

/** Characters that file systems reject, control characters, and those that reverse the text direction ('gpj.exe' shown as 'exe.jpg'). */
const FORBIDDEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069"*/:<>?\\|]/gu

/**
 * The value of a Content-Disposition header (RFC 6266): how to present a file, and the name to save it under. The name is sanitized
 * and always ends in the extension. It is given twice: in ASCII for old browsers and in UTF-8 for the others.
 */
export function contentDisposition(disposition: 'attachment' | 'inline', name: string, extension: string) {
	const safe = `${sanitize(name, extension)}.${extension}`
	const ascii = safe.replaceAll(/[^\w .()-]/g, '_')
	const utf8 = encodeURIComponent(safe).replaceAll(
		/['()*]/g,
		(character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `${disposition}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

function sanitize(name: string, extension: string) {
	const clean = name
		.toWellFormed()
		.replaceAll(FORBIDDEN, '_')
		.replace(/^[\s.]+/, '')
	const stem = clean.toLowerCase().endsWith(`.${extension}`) ? clean.slice(0, -extension.length - 1) : clean
	let safe = ''
	for (const character of stem) {
		if (Buffer.byteLength(safe + character) > MAX_BYTES) break
		safe += character
	}
	return safe.trim() || 'file'
}
