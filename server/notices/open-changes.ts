import { type Change, type FieldChange, type NetChange, netChanges, type ToldList } from '#shared/notices/change.ts'
import { describeChange, isSignificant } from '#shared/notices/describe.ts'
import { type NoticeBody, readSeenBy, type Urgency } from '#shared/notices/notice.ts'
import { isObject, readList } from '#shared/stored-shape.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** What is still to be told of a trip. */
export type OpenChanges = {
	net: NetChange[]
	/** The changes that cancel each other out. */
	undone: string[]
	isSignificant: boolean
	/** The earliest instant that they are about; null where none is known. */
	beginsAt: Date | null
}

/** Reads the changes of a trip that are not told yet, and what is left of them. Call it under the trip's lock to act on it. */
export async function readOpenChanges(db: Db | Tx, tripId: string): Promise<OpenChanges> {
	const rows = await db
		.selectFrom('changes')
		.select(['id', 'list', 'recordId', 'act', 'title', 'day', 'beginsAt', 'fields', 'actorId', 'seenBy'])
		.where('tripId', '=', tripId)
		.where('noticeId', 'is', null)
		.where('untold', 'is', null)
		.orderBy('id')
		.execute()
	const changes = rows.map(
		({ fields, list, seenBy, ...row }): Change => ({
			...row,
			seenBy: readSeenBy(seenBy),
			list: list as ToldList,
			fields: readList(fields, readFieldChange),
		}),
	)
	const { net, undone } = netChanges(changes)
	const told = new Set(net.flatMap(({ changeIds }) => changeIds))
	const instants = rows.flatMap(({ id, beginsAt }) => (beginsAt && told.has(id) ? [beginsAt.getTime()] : []))
	return {
		net,
		undone,
		isSignificant: net.some(isSignificant),
		beginsAt: instants.length > 0 ? new Date(Math.min(...instants)) : null,
	}
}

function readFieldChange(value: unknown): FieldChange | null {
	if (!isObject(value) || typeof value.name !== 'string') return null
	const part = (one: unknown) => (typeof one === 'string' || typeof one === 'number' ? one : null)
	return { name: value.name, was: part(value.was), now: part(value.now) }
}

export const bodyOf = ({ net }: OpenChanges, choices: string | null): NoticeBody => ({
	items: net.map(describeChange),
	title: null,
	text: null,
	choices,
	readerIds: null,
})

const SOON_MS = 72 * 3_600_000

export function urgencyOf({ isSignificant, beginsAt }: OpenChanges, now = Date.now()): Urgency {
	if (isSignificant) return 'significant'
	return beginsAt && beginsAt.getTime() - now < SOON_MS ? 'soon' : 'ordinary'
}
