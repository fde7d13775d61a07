import { viewerDay } from '#shared/dates.ts'
import { isObject, type Members, readList } from '#shared/stored-shape.ts'
import { readGuest, textOr } from './cached-record.ts'
import { draftKey } from './draft-key.ts'
import { itemKeys, readItem, readItems, removeItem, saveItem } from './offline-store.ts'
import type { PendingEdit } from './stored-shapes.ts'

const LIST = '/api/portal/trips'
const tripPath = (id: string) => `${LIST}/${id}`
/** The trip that an address is about. */
export const tripIn = (path: string) => /^\/api\/portal\/trips\/([^/]+)/.exec(path)?.[1]

/**
 * Deletes everything of a trip that this device stores: answers, documents, the calendar file, pending edits and the draft of a message
 * (PORTAL-97). The access to it has ended, or its lease is over. Of an edit the guest's name stays, so that its traveller learns that it was
 * not sent (PORTAL-56).
 */
export async function removeTrip(id: string): Promise<void> {
	const trip = (await readItem('answers', tripPath(id)))?.answer
	for (const file of isObject(trip) && isObject(trip.trip) ? filesOf(trip.trip) : []) await removeItem('papers', file)
	for (const store of ['answers', 'papers'] as const)
		for (const key of await itemKeys(store)) if (tripIn(key) === id) await removeItem(store, key)
	for (const edit of await readItems('edits')) if (edit.base.tripId === id) await emptyEdit(edit)
	await removeItem('drafts', draftKey(id))
	await removeFromList(id)
}

async function emptyEdit({ base: { id, tripId, fullName }, at }: PendingEdit) {
	const base = readGuest({ id, tripId, fullName })
	const problem = 'You no longer have this trip.'
	if (base) await saveItem('edits', id, { base, typed: {}, at, problem, isGone: true })
	else await removeItem('edits', id)
}

async function removeFromList(id: string) {
	const list = await readItem('answers', LIST)
	if (!list || !isObject(list.answer) || !Array.isArray(list.answer.trips)) return
	const trips = list.answer.trips.filter((one) => !isObject(one) || one.id !== id)
	await saveItem('answers', LIST, { ...list, answer: { ...list.answer, trips } })
}

/**
 * Deletes the files that no stored trip lists any more, because they were removed, replaced or are no longer for this traveller, and the
 * automatic ones of trips that are over (PORTAL-105).
 */
export async function removeUnlistedFiles(): Promise<void> {
	const endOf = new Map<string, string>()
	for (const key of await itemKeys('answers')) {
		const answer = tripPath(tripIn(key) ?? '') === key ? (await readItem('answers', key))?.answer : undefined
		const trip = isObject(answer) && isObject(answer.trip) ? answer.trip : {}
		for (const file of filesOf(trip)) endOf.set(file, textOr(trip.endDate, ''))
	}
	const today = viewerDay(new Date())
	for (const key of await itemKeys('papers')) {
		// A calendar file belongs to its trip.
		if (tripIn(key) !== undefined) continue
		const end = endOf.get(key)
		const isOver = end !== undefined && end < today && (await readItem('papers', key))?.isAutomatic
		if (end === undefined || isOver) await removeItem('papers', key)
	}
}

const filesOf = ({ documents }: Members) =>
	readList(documents, (one) => (isObject(one) && typeof one.fileUrl === 'string' ? one.fileUrl : null))

/** Deletes the stored trips that are not in the list as the server answers it now. */
export async function removeTripsNotIn(answer: unknown): Promise<void> {
	if (!isObject(answer) || !Array.isArray(answer.trips)) return
	const listed = new Set(answer.trips.map((one: unknown) => (isObject(one) ? one.id : undefined)))
	const stored = new Set((await itemKeys('answers')).flatMap((key) => tripIn(key) ?? []))
	for (const { tripId } of await readItems('drafts')) stored.add(tripId)
	for (const id of stored) if (!listed.has(id)) await removeTrip(id)
}
