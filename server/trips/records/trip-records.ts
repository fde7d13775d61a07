import { CONSENT_FIELDS } from '#shared/consent/consent.ts'
import { type Kind, KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'
import type { Sealer } from '#server/db/seal.ts'
import { instant, type ServerColumns, type StoredRecord, storedRecord } from './stored-record.ts'

export type TripRecords = Record<Kind, StoredRecord>

/** The download address of a document, by its server-given file name. */
const documentUrl = (fileName: unknown) => `/api/documents/${String(fileName)}`

/** What the server adds to the records of some kinds. */
const SERVER_COLUMNS: Partial<Record<Kind, ServerColumns>> = {
	guests: {
		read: ['approvalStatus', 'isPrivate', 'consentState', 'consentHow', 'consentAt'],
		show: {
			approvalStatus: (row) => row.approvalStatus,
			isPrivate: (row) => row.isPrivate,
			consent: ({ consentState, consentHow, consentAt }) =>
				consentState ? { state: consentState, how: consentHow, at: instant(consentAt) } : null,
		},
		withheld: (row) => (row.consentState === 'withdrawn' ? CONSENT_FIELDS : []),
	},
	documents: {
		read: ['fileName', 'bytes'],
		show: {
			fileName: (row) => row.fileName,
			fileUrl: (row) => documentUrl(row.fileName),
			uploadedAt: (row) => instant(row.createdAt),
			bytes: (row) => row.bytes,
		},
	},
}

/** How the records of every kind are stored. */
export const tripRecords = (sealer: Sealer) =>
	Object.fromEntries(
		KIND_LIST.map((list) => [list, storedRecord(KINDS[list], sealer, SERVER_COLUMNS[list])]),
	) as TripRecords
