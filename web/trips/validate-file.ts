import { mediaTypes, type Upload } from '#shared/uploads.ts'

/** The value of a file input's `accept` attribute. */
export const acceptAttribute = (rules: Upload) => rules.kinds.map((kind) => mediaTypes[kind]).join()

/** Makes the server's checks before the upload. Returns the message for a toast, or null for a valid file. */
export function validateFile(file: File, rules: Upload) {
	const types: string[] = rules.kinds.map((kind) => mediaTypes[kind])
	if (!types.includes(file.type)) return { title: 'Invalid file type', description: rules.wrongKind }
	if (file.size > rules.maxBytes) return { title: 'File too large', description: rules.tooLarge }
	return null
}
