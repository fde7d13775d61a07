import type { Field, Fields } from '../fields.ts'
import { timeOf } from '../dates.ts'
import { dayInWords } from '../trips/timeline/wording.ts'
import { BOOKED_KINDS } from '../trips/kinds/registry.ts'
import { tripFields } from '../trips/trip.ts'
import { type FieldChange, type NetChange, REPLACED_ID, type ToldList, type ToldValue, WHO_IS_ON } from './change.ts'
import { isLiveField, LIVE_FIELDS, LIVE_STATUS } from './live-fields.ts'
import type { NoticeFact, NoticeItem } from './notice.ts'

/** The fields whose changes are told, in the order in which people read them. */
export const toldFields = (list: ToldList): Fields =>
	Object.fromEntries(Object.entries(fieldsOf(list)).filter(([, field]) => field.tells !== undefined))

const fieldsOf = (list: ToldList): Fields => {
	if (list === 'trip') return tripFields
	return list === 'documents' ? {} : BOOKED_KINDS[list].fields
}

/** The item of a notice for the net effect on one record. */
export function describeChange({ list, recordId, act, title, day, fields, actorIds, seenBy }: NetChange): NoticeItem {
	const isCancelled = act === 'changed' && fields.some(({ name, now }) => name === 'status' && now === 'cancelled')
	const shown = isCancelled || act === 'removed' || act === 'replaced' ? [] : fields
	return {
		list,
		recordId,
		act: isCancelled ? 'cancelled' : act,
		title,
		day,
		facts: factsOf(list, shown, act === 'added'),
		actorIds: [...new Set(actorIds)].filter((id) => id !== null),
		...(act === 'removed' ? { seenBy: seenBy ?? null } : {}),
		...guestsMoved(fields),
	}
}

function guestsMoved(fields: readonly FieldChange[]): Pick<NoticeItem, 'putOn' | 'takenOff'> {
	const change = fields.find(({ name }) => name === WHO_IS_ON)
	if (!change) return {}
	const guests = (value: ToldValue) =>
		String(value ?? '')
			.split(' ')
			.filter(Boolean)
	const [before, after] = [guests(change.was), guests(change.now)]
	return {
		putOn: after.filter((id) => !before.includes(id)),
		takenOff: before.filter((id) => !after.includes(id)),
	}
}

function factsOf(list: ToldList, fields: readonly FieldChange[], isNew: boolean): NoticeFact[] {
	const changed = new Map(fields.map((field) => [field.name, field]))
	const liveFields: Fields = list === 'flights' ? LIVE_FIELDS : {}
	return Object.entries({ ...toldFields(list), ...liveFields }).flatMap(([name, field]): NoticeFact[] => {
		const change = changed.get(name)
		if (!change || name === REPLACED_ID) return []
		if (isWithheld(list, name, field)) return isNew ? [] : [{ label: field.label, was: null, now: null }]
		if (isNew && (change.now === null || name === 'status')) return []
		const isFirst = isNew || (change.was === null && isLiveField(name))
		return [{ label: field.label, was: isFirst ? null : inWords(field, change.was), now: inWords(field, change.now) }]
	})
}

/** A reference opens a booking, so no message contains one; a long text is read on the page. */
const isWithheld = (list: ToldList, name: string, { kind }: Field) =>
	kind === 'longText' || (list in BOOKED_KINDS && isReference(list as keyof typeof BOOKED_KINDS, name))
const isReference = (list: keyof typeof BOOKED_KINDS, name: string) =>
	(BOOKED_KINDS[list].references as readonly string[]).includes(name)

function inWords({ kind }: Field, value: ToldValue): string {
	if (value === null) return 'not given'
	const text = String(value)
	if (kind === 'date') return dayInWords(text)
	if (kind === 'dateTime') return `${timeOf(text)}, ${dayInWords(text)}`
	return kind === 'choice' ? text.replaceAll('_', ' ') : text
}

/**
 * Whether a change is significant in the sense of regulation 11 of the Package Travel Regulations 2018: other dates or another
 * destination, a stay or a flight that no longer takes place, another hotel.
 */
export function isSignificant({ list, act, fields }: NetChange): boolean {
	const changes = (name: string) => act === 'changed' && fields.some((field) => field.name === name)
	const isOff = act === 'removed' || fields.some(({ name, now }) => name === 'status' && now === 'cancelled')
	if (list === 'trip') return isOff || changes('startDate') || changes('endDate') || changes('destination')
	if (list === 'accommodations') return isOff || changes('hotelName')
	return list === 'flights' && (isOff || fields.some(isReportedOff))
}

/** The airline cancels or diverts it, although it is still booked. */
const isReportedOff = ({ name, now }: FieldChange) =>
	name === 'liveStatus' && (now === LIVE_STATUS.cancelled || now === LIVE_STATUS.diverted)
