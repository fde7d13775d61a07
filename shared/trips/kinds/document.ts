import { choice, guestsOfTrip, required, text } from '#shared/fields.ts'
import { recordKind, type Saved } from './record-kind.ts'

/** The lead traveller alone, everybody with access to the trip, or certain guests and the lead (PORTAL-92). */
export const AUDIENCES = ['lead', 'everyone', 'guests'] as const

/** DOC-1 */
export const MAX_DOCUMENTS = 10

/** The file itself is uploaded. Only its display name and label can be edited. */
export const document = recordKind({
	names: {
		one: 'document',
		list: 'documents',
		table: 'documents',
		segment: 'documents',
		section: 'documents',
		icon: 'file',
	},
	labels: { title: 'Document', one: 'document', many: 'documents', counted: 'document(s)', section: 'Documents' },
	fields: {
		displayName: required(text('Display Name')),
		label: text('Label', { max: 100 }),
		audience: required(choice('Who may see it', AUDIENCES, { initial: 'lead' })),
		/** For whom it is, where the audience is 'guests'. */
		guestIds: guestsOfTrip('Only for'),
	},
	summary: (document) => document.displayName,
})

/** `fileUrl` is the download address for the trip's owner and staff. */
export type Document = Saved<typeof document> & { fileName: string; fileUrl: string; uploadedAt: string; bytes: number }
