import { required, text } from '#shared/fields.ts'
import { type Saved, tripRecord } from '#shared/record.ts'

/** DOC-1 */
export const MAX_DOCUMENTS = 10

/** The file itself arrives by upload; only the name people see and its label are edited afterwards. */
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

/** `fileUrl` is where its owner and staff download it. */
export type Document = Saved<typeof document> & { fileName: string; fileUrl: string; uploadedAt: string; bytes: number }
