/** What a file may be called in bytes, since disks count those; its extension comes on top. */
const MAX_BYTES = 200

/** Signs no file system takes, line breaks and the like, and those that turn the direction of writing ('gpj.exe' shown as 'exe.jpg'). */
const unfit = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069"*/:<>?\\|]/gu

/**
 * The value of a Content-Disposition header (RFC 6266): how to show a file, and the name it is saved under. The name is made
 * fit for a disk and always ends in the extension, whatever it was. Twice given: in ASCII for old browsers, in UTF-8 for the rest.
 */
export function contentDisposition(disposition: 'attachment' | 'inline', name: string, extension: string) {
	const fit = `${fitForDisk(name, extension)}.${extension}`
	const ascii = fit.replaceAll(/[^\w .()-]/g, '_')
	const utf8 = encodeURIComponent(fit).replaceAll(
		/['()*]/g,
		(sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
	)
	return `${disposition}; filename="${ascii}"; filename*=UTF-8''${utf8}`
}

function fitForDisk(name: string, extension: string) {
	const clean = name
		.toWellFormed()
		.replaceAll(unfit, '_')
		.replace(/^[\s.]+/, '')
	const stem = clean.toLowerCase().endsWith(`.${extension}`) ? clean.slice(0, -extension.length - 1) : clean
	let fit = ''
	for (const sign of stem) {
		if (Buffer.byteLength(fit + sign) > MAX_BYTES) break
		fit += sign
	}
	return fit.trim() || 'file'
}
