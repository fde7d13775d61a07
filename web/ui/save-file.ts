/** Hands a file that is in memory to the browser's downloads, under a name. */
export function saveFile(file: Blob, name: string): void {
	const url = URL.createObjectURL(file)
	const link = Object.assign(document.createElement('a'), { href: url, download: name })
	link.click()
	// The browser has to have begun before the address goes.
	setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
