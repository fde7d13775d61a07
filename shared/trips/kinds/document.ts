import { required, text } from '#shared/fields.ts'
import { tripRecord } from '#shared/record.ts'

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
