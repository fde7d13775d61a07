import type { Document } from '../kinds/document.ts'
import type { Guest } from '../kinds/guest.ts'
import type { Kind, RecordOf } from '../kinds/registry.ts'
import type { LinkViewer, TripViewer } from './trip-viewer.ts'

/**
 * Whether a viewer sees a record at all (PORTAL-91, PORTAL-92). server/trips/trip/seen-rows.ts says the same in SQL, for rows that are
 * looked up by their own id.
 */
export function isSeenBy<K extends Kind>(
	viewer: TripViewer | LinkViewer,
	list: K,
	record: RecordOf[K],
	guests: readonly Guest[],
): boolean {
	if (viewer.kind === 'staff') return true
	if (viewer.kind === 'link') return isShownBy(viewer, record)
	if (list === 'documents') return seesDocument(viewer, record as Document, guests)
	if (viewer.kind === 'lead') return true
	if (list === 'guests') return record.id === viewer.guestId
	return 'guestIds' in record && (record.guestIds === null || record.guestIds.includes(viewer.guestId))
}

/** A link shows nothing that is cancelled, and nothing that is for nobody yet; guests and documents have neither. */
function isShownBy({ scope, recordIds }: LinkViewer, record: object): boolean {
	if (scope === 'dates' || !('status' in record) || record.status === 'cancelled') return false
	if (scope === 'driver') return 'id' in record && recordIds.includes(String(record.id))
	return !('guestIds' in record && Array.isArray(record.guestIds) && record.guestIds.length === 0)
}

/** The lead sees what is for certain guests too, unless all of these have private details: a visa shows a passport. */
function seesDocument(viewer: TripViewer, { audience, guestIds }: Document, guests: readonly Guest[]): boolean {
	if (audience === 'everyone') return true
	if (viewer.kind !== 'companion') {
		const ids = audience === 'guests' ? (guestIds ?? []) : []
		return ids.length === 0 || !ids.every((id) => guests.find((guest) => guest.id === id)?.isPrivate)
	}
	return audience === 'guests' && (guestIds?.includes(viewer.guestId) ?? false)
}
