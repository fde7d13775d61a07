import { accommodation } from '#shared/trips/kinds/accommodation.ts'
import { activity } from '#shared/trips/kinds/activity.ts'
import { document } from '#shared/trips/kinds/document.ts'
import { flight } from '#shared/trips/kinds/flight.ts'
import { guest } from '#shared/trips/kinds/guest.ts'
import type { TripList } from '#shared/trips/kinds/registry.ts'
import { transfer } from '#shared/trips/kinds/transfer.ts'
import type { Sealer } from '#server/db/seal.ts'
import { instant, type StoredRecord, storedRecord } from './stored-record.ts'

export type TripRecords = Record<TripList | 'documents', StoredRecord>

/** The download address of a document, by its server-given file name. */
const documentUrl = (fileName: unknown) => `/api/documents/${String(fileName)}`

/** Every kind of record that hangs from a trip. A further kind is a declaration, its SQL and a line here. */
export const tripRecords = (sealer: Sealer): TripRecords => ({
	guests: storedRecord(guest, sealer, { approvalStatus: (row) => row.approvalStatus }),
	flights: storedRecord(flight, sealer),
	accommodations: storedRecord(accommodation, sealer),
	transfers: storedRecord(transfer, sealer),
	activities: storedRecord(activity, sealer),
	documents: storedRecord(
		document,
		sealer,
		{
			fileName: (row) => row.fileName,
			fileUrl: (row) => documentUrl(row.fileName),
			uploadedAt: (row) => instant(row.createdAt),
			bytes: (row) => row.bytes,
		},
		['fileName', 'bytes'],
	),
})
