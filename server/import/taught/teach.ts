import { IMPORTED_KINDS } from '#shared/import/draft.ts'
import type { ImportDecisions } from '#shared/import/preview.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import type { Caller } from '#server/http/routes.ts'
import type { Row } from '#server/trips/records/stored-record.ts'
import { allValues } from '../merge/plan-elements.ts'
import type { ImportPlan } from '../merge/plan-import.ts'
import type { Reading } from '../read/read-booking.ts'
import { learnInProcess, UnreadableDocument } from '../read/read-in-process.ts'
import { senderOf } from './read-by-layout.ts'
import { saveLayout } from './stored-layouts.ts'

/** Learns the layout of a booking that staff corrected in the review, for the next one of its sender (IMPORT-91). */
export async function teachLayout(
	db: Db,
	{ user, ip }: { user: Caller; ip: string },
	reading: Reading,
	plan: ImportPlan,
	decisions: ImportDecisions,
): Promise<void> {
	const { passages, taught, source } = reading
	if (!passages || !teaches(decisions)) return
	const draft = reading.readersDraft ?? reading.draft
	const learned = await learnInProcess({ passages, draft, values: confirmedValues(plan) }).catch((error: unknown) => {
		// The trip is imported. The next document is read without this lesson.
		if (error instanceof UnreadableDocument) return null
		throw error
	})
	if (!learned || (learned.layout.rules.length === 0 && learned.layout.leftOut.length === 0)) return
	const sender = senderOf(reading)
	const name = sender ?? (source.kind === 'file' ? 'Files without a sender' : 'Pasted pages')
	await transaction(db, async (tx) => {
		const id = await saveLayout(tx, { ...learned, id: taught?.id ?? null, name, sender })
		await audit(tx, { id: user.id, ip }, 'layout taught', id)
	})
}

/** What staff filled in, corrected, added or left out. The name of the trip is theirs, and most documents have none. */
const teaches = ({ corrections, leaveOut }: ImportDecisions): boolean =>
	leaveOut.length > 0 ||
	Object.keys(corrections).some((path) => /^[a-z]+\/\d+\/|^trip\/(?:orderId|bookingAgent)$/.test(path))

/** What is in the document after the review, without what was left out. */
function confirmedValues({ trip, elements }: ImportPlan) {
	const { name, orderId, bookingAgent } = allValues(trip)
	const lists = IMPORTED_KINDS.map((list) => [
		list,
		elements
			.filter((one) => one.list === list && one.action !== 'skip' && one.action !== 'vanished')
			.map((one) => plain(allValues(one))),
	])
	return { ...Object.fromEntries(lists), trip: [plain({ name, orderId, bookingAgent })] }
}

const plain = (values: Row): Record<string, string | number> =>
	Object.fromEntries(
		Object.entries(values).filter(
			(entry): entry is [string, string | number] => typeof entry[1] === 'string' || typeof entry[1] === 'number',
		),
	)
