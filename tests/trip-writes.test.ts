import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KIND_LIST, KINDS } from '#shared/trips/kinds/registry.ts'

/** The files that may write to a trip's tables, with what they write. Everything else goes through them, and says its cause. */
const WRITERS: Record<string, string> = {
	'server/trips/records/record-actions.ts': 'Adds, changes and removes records, and notes each change',
	'server/trips/records/replace-document.ts': 'Replaces a document, and notes it',
	'server/trips/records/issued-state.ts': 'Which documents are issued, for lists',
	'server/trips/trip/change-trip.ts': 'Changes a trip, and notes it',
	'server/trips/trip/create-trip.ts': 'A new trip: nobody was told that it is ready',
	'server/trips/trip/delete-trip.ts': 'Deletes a trip with everything in it',
	'server/trips/trip/move-trip.ts': 'Whose trip it is: the new customer is told once the trip is ready',
	'server/trips/consultants/consultant-routes.ts': 'Who looks after a trip is not told',
	'server/trips/approvals/approval.ts': 'The state of the approval, which is not told',
	'server/trips/approvals/approvals.ts': 'The state of the approval, which is not told',
	'server/notices/staff-notice-routes.ts': 'Since when a trip is told',
	'server/retention/trip-removals.ts': 'What has passed its period, long after the trip',
	'server/erasure/erase-trips.ts': 'Takes names out of trips that are over',
	'server/demo/fill-demo.ts': 'Sample data',
}
/** Nobody is told about guests. */
const TABLES = ['trips', ...KIND_LIST.filter((list) => list !== 'guests').map((list) => KINDS[list].names.table)]
const WRITE = new RegExp(
	`(?:insertInto|updateTable|deleteFrom)\\(\\s*(?:'(?:${TABLES.join('|')})'|kind\\.names\\.table|stored\\.kind\\.names\\.table|KINDS\\b)|` +
		`\\b(?:insert into|update|delete from) "?(?:${TABLES.join('|')})"?\\b`,
)

test('a trip and its records are written where changes are noted, and nowhere else (PORTAL-80)', () => {
	const files = globSync('server/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
	const writers = files.filter((file) => WRITE.test(readFileSync(file, 'utf8')))
	expect(writers.toSorted()).toEqual(Object.keys(WRITERS).toSorted())
})
