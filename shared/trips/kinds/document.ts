import { required, text } from '#shared/fields.ts'
import { type Saved, tripRecord } from '#shared/record.ts'

/** DOC-1 */
export const MAX_DOCUMENTS = 10

/** The file itself is uploaded. Only its display name and label can be edited. */
export const document = tripRecord({
	name: 'Document',
	singular: 'document',
	plural: 'documents',
	fields: {
		displayName: required(text('Display Name')),
		label: text('Label', { max: 100 }),
	},
	summary: (document) => document.displayName,
})

/** `fileUrl` is the download address for the trip's owner and staff. */
export type Document = Saved<typeof document> & { fileName: string; fileUrl: string; uploadedAt: string; bytes: number }
