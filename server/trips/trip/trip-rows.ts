import type { Trip } from '#shared/trips/whole-trip.ts'
import { tripFields } from '#shared/trips/trip.ts'
import { identifier } from '#server/db/identifier.ts'
import type { Row, StoredRecord } from '../records/stored-record.ts'

const FIELD_NAMES = Object.keys(tripFields)

/** The address of a trip's image, by its server-given file name. */
export const imageUrl = (fileName: string) => `/api/images/${fileName}`
const image = (slot: 'thumbnail' | 'header') =>
	`(select '${imageUrl('')}' || i."fileName" from "tripImages" i where i."tripId" = t.id and i.slot = '${slot}')`

/** In ISO 8601, UTC. */
const instant = (name: string) =>
	`to_char(t."${name}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "${name}"`

/** The columns of a trip and their sources, as SQL. Each is as users see it. */
export const TRIP = `t.id, t."userId", t."consultantId",
	(select coalesce(s."fullName", s.username) from users s where s.id = t."consultantId") as "consultantName",
	${FIELD_NAMES.map((name) => `t.${identifier(name)}`).join(', ')},
	${image('thumbnail')} as "thumbnailImage", ${image('header')} as "headerImage", t.version, ${instant('createdAt')}, ${instant('updatedAt')},
	coalesce(u."fullName", u.username) as "customerName"`
export const FROM = 'from trips t join users u on u.id = t."userId"'
/** The access of a companion that was accepted and has not ended. */
export const IS_OPEN = (row: string) => `${row}."openedAt" is not null and ${row}."endedAt" is null`
/** The guest as whose companion an account sees the trip; null for everybody else. */
export const COMPANION_GUEST = (userId: string) =>
	`(select c."guestId" from companions c where c."tripId" = t.id and c."userId" = ${userId} and ${IS_OPEN('c')})`

/** The findings of a trip that staff have marked as intended. */
export const FINDING_MARKS = `(select coalesce(json_agg(m order by m."markedAt", m.id), '[]') from (
	select f.id, f.key, f.fingerprint, f.reason, coalesce(s."fullName", s.username) as "markedBy", f."markedAt"
	from "findingMarks" f left join users s on s.id = f."markedBy" where f."tripId" = t.id) m) as "findingMarks"`

/** What changed on GOV.UK's pages about entry, by their names, with the day on which it was seen. */
export const ADVICE_CHANGES = `(select coalesce(json_object_agg(a.slug, json_build_object('changedOn', a."changedOn"::text, 'newText', a."newText")), '{}')
	from "travelAdvice" a where a."changedOn" is not null) as "adviceChanges"`

const identifiers = (names: readonly string[]) => names.map(identifier).join(', ')

/** The records of one kind as SQL, in time order. `tripId`: an expression. */
export function listOf({ kind, columns, isSealed }: StoredRecord, tripId: string) {
	const table = identifier(kind.names.table)
	const order = [...(kind.order ?? []), 'createdAt', 'id']
	const key = isSealed
		? `, (select k.sealed from "personKeys" k where k.id = ${table}.id and ${table}.sealed is not null) as "personKey"`
		: ''
	return `select ${identifiers(columns)}${key} from ${table} where "tripId" = ${tripId} order by ${identifiers(order)}`
}

/** The same as one JSON column of a trip `t`. */
export const children = (list: string, stored: StoredRecord) =>
	`(select coalesce(json_agg(x), '[]') from (${listOf(stored, 't.id')}) x) as ${identifier(list)}`

/** The trip in a row with the columns of `TRIP` and others. */
export function shownTrip(row: Row): Trip {
	const { id, userId, consultantId, consultantName, thumbnailImage, headerImage, version } = row
	const trip: Row = { id, userId, consultantId, consultantName }
	for (const name of FIELD_NAMES) trip[name] = row[name]
	trip.thumbnailImage = thumbnailImage
	trip.headerImage = headerImage
	trip.version = version
	trip.createdAt = row.createdAt
	trip.updatedAt = row.updatedAt
	return trip as Trip
}
