import { formatDay, timeOf } from '#shared/dates.ts'
import { type Field, type Fields, isBlank } from '#shared/fields.ts'
import type { AnyKind } from '#shared/trips/kinds/record-kind.ts'
import { BOOKED_KIND_LIST, BOOKED_KINDS, type EnteredKind, ENTERED_KINDS } from '#shared/trips/kinds/registry.ts'
import { tripFields } from '#shared/trips/trip.ts'
import type { DocumentSnapshot, Row } from './document-snapshot.ts'

/** Each part of a document, what staff read when it has changed, and the values in the snapshot that say it in detail. */
type Part = [part: string, sentence: string, details?: keyof DocumentSnapshot]
const PARTS: Part[] = [
	['trip', 'The trip has changed', 'trip'],
	['travellers', 'The travellers have changed', 'guests'],
	...BOOKED_KIND_LIST.map((kind): Part => {
		const { names, labels } = BOOKED_KINDS[kind]
		return [names.section, `The ${labels.section.toLowerCase()} have changed`, kind]
	}),
	['price', 'The price has changed'],
	['introduction', 'The introduction has changed'],
	['overview', 'The destination text has changed'],
	['reasons', 'Why book with us has changed'],
	['agency', "The agency's details have changed"],
	['type', 'The type of certificate has changed'],
	['form', "The CAA's form has changed"],
	['specimen', 'Certificates are no longer marked as specimens'],
]

/** A document's content: the fingerprints of its parts, and its snapshot. Null where no snapshot was stored, or it cannot be read. */
export type DocumentContent = { parts: Record<string, string>; snapshot: DocumentSnapshot | null }

/** What has changed since a document was issued, in sentences for staff. */
export function describeChanges(issued: DocumentContent, now: DocumentContent): string[] {
	const changed = PARTS.filter(([part]) => issued.parts[part] !== now.parts[part])
	const sentences = changed.flatMap(([, sentence, details]) => {
		const changes = details && issued.snapshot && now.snapshot ? changesIn(details, issued.snapshot, now.snapshot) : []
		return changes.length > 0 ? changes : [sentence]
	})
	return sentences.length > 0 ? sentences : ['The layout has changed']
}

/** One sentence for each field of the trip, or for each record of a kind, that differs. */
function changesIn(details: 'trip' | EnteredKind, before: DocumentSnapshot, now: DocumentSnapshot): string[] {
	if (details === 'trip') return changedFields(tripFields, before.trip, now.trip)
	const kind: AnyKind = ENTERED_KINDS[details]
	const isSame = (one: Row) => (other: Row) => one.id === other.id
	const edited = now[details].flatMap((row) => {
		const previous = before[details].find(isSame(row))
		if (!previous) return [`${kind.summary(row)} was added`]
		const changes = changedFields(kind.fields, previous, row)
		return changes.length > 0 ? [`${kind.summary(row)}: ${changes.join('; ')}`] : []
	})
	const removed = before[details].filter((row) => !now[details].some(isSame(row)))
	return [...edited, ...removed.map((row) => `${kind.summary(row)} was removed`)]
}

function changedFields(fields: Fields, before: Row, now: Row): string[] {
	return Object.keys(now).flatMap((name) => {
		const field = fields[name]
		if (!field || describeValue(field, before[name]) === describeValue(field, now[name])) return []
		if (field.kind === 'longText') return [`${field.label} has changed`]
		return [`${field.label} ${describeValue(field, before[name])} → ${describeValue(field, now[name])}`]
	})
}

function describeValue({ kind }: Field, value: unknown): string {
	if (isBlank(value)) return 'not set'
	const text = String(value)
	if (kind === 'date') return formatDay(text, 'MMM dd, yyyy')
	if (kind === 'dateTime') return `${formatDay(text, 'MMM dd, yyyy')} ${timeOf(text)}`
	return kind === 'choice' ? text.replaceAll('_', ' ') : text
}
