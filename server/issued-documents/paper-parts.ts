import type { InstalledAgency } from '#server/agency/agency-store.ts'
import type { Db } from '#server/db/connect.ts'
import type { Storage } from '#server/files/storage.ts'
import type { PdfMaker } from '#server/pdf/pdf-maker.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'

/** What a paper is made with. */
export type IssuingServices = {
	db: Db
	storage: Storage
	records: TripRecords
	reader: TripReader
	pdf: PdfMaker
	agency: InstalledAgency
}
