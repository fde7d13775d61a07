import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of an archive: a text, or bytes that are read when their turn comes. */
export type ZipEntry = { name: string; content: string | (() => Promise<AsyncIterable<Uint8Array> | null>) }

/** The bytes of a ZIP archive, file after file: at no time is more than one chunk of a file in memory. A file that is gone is left out. */
export async function* toZip(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
	let ready: Uint8Array[] = []
	const take = () => {
		const taken = ready
		ready = []
		return taken
	}
	const zip = new Zip((error, chunk) => {
		if (error) throw error
		ready.push(chunk)
	})
	for (const { name, content } of entries) {
		const source = typeof content === 'string' ? [new TextEncoder().encode(content)] : await content()
		if (!source) continue
		// PDFs are compressed already.
		const file = typeof content === 'string' ? new ZipDeflate(name) : new ZipPassThrough(name)
		zip.add(file)
		for await (const chunk of source) {
			file.push(new Uint8Array(chunk))
			yield* take()
		}
		file.push(new Uint8Array(), true)
		yield* take()
	}
	zip.end()
	yield* take()
}
