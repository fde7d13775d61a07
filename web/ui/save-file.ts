/** Downloads a file that is in memory. */
export function saveFile(file: Blob, name: string): void {
	const url = URL.createObjectURL(file)
	const link = Object.assign(document.createElement('a'), { href: url, download: name })
	link.click()
	// The browser must have started the download before the URL is revoked.
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
