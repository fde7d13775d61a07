import { mediaTypes, type Upload } from '#shared/uploads.ts'

/** The `accept` of a file input. */
export const acceptedBy = (takes: Upload) => takes.kinds.map((kind) => mediaTypes[kind]).join()

/** What the server would refuse a chosen file for, as a toast says it; null when it may be sent. */
export function problemWith(file: File, takes: Upload) {
	const types: string[] = takes.kinds.map((kind) => mediaTypes[kind])
	if (!types.includes(file.type)) return { title: 'Invalid file type', description: takes.wrongKind }
	if (file.size > takes.maxBytes) return { title: 'File too large', description: takes.tooLarge }
	return null
}
