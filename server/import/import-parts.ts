import type { Db } from '#server/db/connect.ts'
import type { Sealer } from '#server/db/seal.ts'
import type { Storage } from '#server/files/storage.ts'
import type { AiSettings } from '#server/providers/language-model.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import type { TripRecords } from '#server/trips/records/trip-records.ts'
import type { GuardedFetch } from '#server/guarded-fetch/guarded-fetch.ts'

/** What the import depends on. `ai` is null if no language model is configured. */
export type ImportParts = {
	db: Db
	storage: Storage
	sealer: Sealer
	reader: TripReader
	records: TripRecords
	fetchForm: GuardedFetch
	ai: AiSettings | null
}
