import type { BookedKind } from '#shared/trips/kinds/registry.ts'
import type { SeenBy } from './notice.ts'

/** The lists whose records travellers are told about, and the trip itself. */
export type ToldList = BookedKind | 'documents' | 'trip'
export type ToldValue = string | number | null
export type FieldChange = { name: string; was: ToldValue; now: ToldValue }

/**
 * One write of a trip, as far as travellers are told about it. `title` and `day` are those after the write, or before a removal. A
 * replacement is a document in place of another: its field `id` has both ids.
 */
export type Change = {
	id: string
	list: ToldList
	recordId: string
	act: 'added' | 'changed' | 'removed' | 'replaced'
	title: string
	day: string | null
	fields: FieldChange[]
	actorId: string | null
	/** Of a removal: who saw the record. */
	seenBy?: SeenBy
}

/** The field of a replacement that says which document it replaces. */
export const REPLACED_ID = 'id'

/** The field that says which companions see the record: the ids of their guests in order, separated by spaces. */
export const WHO_IS_ON = 'guestIds'

/** The net effect of one or more changes of one record. */
export type NetChange = Omit<Change, 'id' | 'actorId'> & {
	/** The changes that it comes from. */
	changeIds: string[]
	/** Who made them; null is the product itself, such as an import. */
	actorIds: (string | null)[]
}

/**
 * The net effect of a trip's changes, record by record in the order of their first change (PORTAL-81): what it was at first against what
 * it is at last. `undone` are the changes that cancel each other out.
 */
export function netChanges(changes: readonly Change[]): { net: NetChange[]; undone: string[] } {
	const records = new Map<string, NetChange>()
	const undone: string[] = []
	for (const { id, actorId, ...change } of changes) {
		const key = keyOf(change)
		const one = { ...change, changeIds: [id], actorIds: [actorId] }
		const before = records.get(key)
		const next = before ? merged(before, one) : one
		records.delete(key)
		if (next) records.set(`${next.list} ${next.recordId}`, next)
		else undone.push(...before!.changeIds, id)
	}
	const all = [...records.values()].map((record) => ({ ...record, fields: record.fields.filter(isDifferent) }))
	const isLeft = ({ act, fields }: NetChange) => act !== 'changed' || fields.length > 0
	undone.push(...all.filter((record) => !isLeft(record)).flatMap(({ changeIds }) => changeIds))
	return { net: all.filter(isLeft), undone }
}

const isDifferent = ({ was, now }: FieldChange) => was !== now

/** A replacement continues the record that it replaces. */
function keyOf({ list, recordId, act, fields }: Omit<Change, 'id' | 'actorId'>): string {
	const replaced = act === 'replaced' ? fields.find(({ name }) => name === REPLACED_ID)?.was : null
	return `${list} ${replaced ?? recordId}`
}

/** Null when nothing is left of both. */
function merged(before: NetChange, after: NetChange): NetChange | null {
	if (before.act === 'added' && after.act === 'removed') return null
	return {
		...after,
		act: after.act === 'removed' || before.act === 'changed' ? after.act : before.act,
		fields: mergedFields(before.fields, after.fields),
		changeIds: [...before.changeIds, ...after.changeIds],
		actorIds: [...before.actorIds, ...after.actorIds],
	}
}

function mergedFields(before: readonly FieldChange[], after: readonly FieldChange[]): FieldChange[] {
	const last = new Map(after.map((field) => [field.name, field]))
	const first = new Set(before.map(({ name }) => name))
	return [
		...before.map((field) => ({ ...field, now: last.has(field.name) ? last.get(field.name)!.now : field.now })),
		...after.filter(({ name }) => !first.has(name)),
	]
}
