import { mediaTypes, type Upload } from '#shared/uploads.ts'

/** The `accept` of a file input. */
export const acceptAttribute = (rules: Upload) => rules.kinds.map((kind) => mediaTypes[kind]).join()

/** What the server would refuse a chosen file for, as a toast says it; null when it may be sent. */
export function validateFile(file: File, rules: Upload) {
	const types: string[] = rules.kinds.map((kind) => mediaTypes[kind])
	if (!types.includes(file.type)) return { title: 'Invalid file type', description: rules.wrongKind }
	if (file.size > rules.maxBytes) return { title: 'File too large', description: rules.tooLarge }
	return null
}
