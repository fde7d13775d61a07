import type { CatalogueTables } from './tables/catalogue-tables.ts'
import type { MessageTables } from './tables/message-tables.ts'
import type { NoticeTables } from './tables/notice-tables.ts'
import type { OperationTables } from './tables/operation-tables.ts'
import type { PeopleTables } from './tables/people-tables.ts'
import type { RecordTables } from './tables/record-tables.ts'
import type { TripTables } from './tables/trip-tables.ts'
import type { WorkTables } from './tables/work-tables.ts'

/**
 * The tables as Kysely sees them. Dates are 'YYYY-MM-DD' and local times 'YYYY-MM-DDTHH:MM:SS' (server/db/connect.ts sets the
 * parsers); timestamptz columns are Dates. tests/declarations.test.ts compares these types with the live schema.
 */
export type Tables = RecordTables &
	PeopleTables &
	TripTables &
	CatalogueTables &
	WorkTables &
	MessageTables &
	NoticeTables &
	OperationTables
