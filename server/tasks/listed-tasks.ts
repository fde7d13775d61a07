import { type RawBuilder, sql } from 'kysely'
import type { Task, TaskSubject } from '#shared/tasks/task.ts'
import type { Db, Tx } from '#server/db/connect.ts'

/** More than anybody works off; the most urgent come first. */
const MOST = 200
/** How long a task after a return waits to be done. */
const DAYS_OF_GRACE = 30

/** Which tasks are listed. Days are those of staff's own zone. */
export type WantedTasks = { today: string } & (
	| {
			/** All of one trip, customer or enquiry, done ones too. */
			about: { kind: TaskSubject; id: string }
	  }
	| {
			/** Open ones that are due until this day, or on none. */
			until: string
			/** Of one colleague, of nobody (null), or of everybody (undefined). */
			ownerId: string | null | undefined
	  }
)

const ORDER = sql`order by "doneAt" desc nulls first, due nulls last, id collate "C"`
const nameOf = (id: RawBuilder<unknown>) => sql`(select coalesce("fullName", username) from users where id = ${id})`

type Row = Omit<Task, 'about' | 'doneAt'> & {
	doneAt: Date | null
	kind: TaskSubject
	aboutId: string
	aboutName: string
}

/** Tasks with the most urgent first and done ones last, the latest first. */
export async function listTasks(db: Db | Tx, wanted: WantedTasks): Promise<Task[]> {
	const hasTemplates = !('about' in wanted) || wanted.about.kind === 'trip'
	const { rows } = await sql<Row>`
		select k.id, k.title, k.note, k.due, k."ownerId", k."templateId", k."doneAt", k.version, k.kind, k."aboutId",
			case k.kind
				when 'trip' then (select name from trips where id = k."aboutId")
				when 'customer' then ${nameOf(sql`k."aboutId"`)}
				else (select name from enquiries where id = k."aboutId")
			end as "aboutName",
			${nameOf(sql`k."ownerId"`)} as "ownerName",
			${nameOf(sql`k."doneBy"`)} as "doneByName"
		-- Names are read one by one for the tasks that are listed: joins would read all of four tables.
		from (select * from (${written(wanted)} ${hasTemplates ? sql`union all ${planned(wanted)}` : sql``}) due ${ORDER} limit ${MOST}) k
		${ORDER}`.execute(db)
	return rows.map(({ kind, aboutId, aboutName, doneAt, ...task }) => ({
		...task,
		about: { kind, id: aboutId, name: aboutName },
		doneAt: doneAt?.toISOString() ?? null,
	}))
}

const COLUMNS = { trip: sql`k."tripId"`, customer: sql`k."userId"`, enquiry: sql`k."enquiryId"` }

/** What staff wrote down. */
function written(wanted: WantedTasks) {
	const isWanted =
		'about' in wanted
			? sql`${COLUMNS[wanted.about.kind]} = ${wanted.about.id}`
			: sql`k."doneAt" is null and (k.due is null or k.due <= ${wanted.until}) ${ownedBy(sql`k."ownerId"`, wanted.ownerId)}`
	return sql`
		select k.id::text, k.title, k.note, k.due, k."ownerId", k."templateId", k."doneAt", k."doneBy", k.version,
			case when k."tripId" is not null then 'trip' when k."userId" is not null then 'customer' else 'enquiry' end as kind,
			coalesce(k."tripId", k."userId", k."enquiryId") as "aboutId"
		from tasks k where k."templateId" is null and ${isWanted}`
}

/** Never before the trip was entered: what is booked for next week is not three weeks late. */
const TEMPLATE_DAY = sql`greatest(
	case p."when" when 'before_departure' then t."startDate" - p.days else t."endDate" + p.days end, t."createdAt"::date)`
const DAY = sql`coalesce(k.due, ${TEMPLATE_DAY})`

/**
 * What the templates make for trips that are confirmed or pending, with what staff decided about each. One before the departure ends with
 * the trip. The days follow the trip's, so nothing has to be moved when those change (docs/decisions/066).
 */
function planned(wanted: WantedTasks) {
	const isOpen = sql`k."doneAt" is null and t.status in ('confirmed', 'pending') and case p."when"
		when 'before_departure' then t."endDate" >= ${wanted.today} else ${DAY} >= ${wanted.today}::date - ${GRACE} end`
	if ('about' in wanted)
		return sql`${PLANNED} from "taskTemplates" p cross join trips t left join tasks k on k."tripId" = t.id and k."templateId" = p.id
			where t.id = ${wanted.about.id} and (k."doneAt" is not null or (${isOpen}))`
	const { until, ownerId } = wanted
	const isWanted = sql`${isOpen} and ${DAY} <= ${until} ${ownedBy(sql`coalesce(k."ownerId", t."consultantId")`, ownerId)}`
	// Those with a day that staff chose are found by it, the others in the few trips for which anything can be due.
	return sql`${PLANNED} from "taskTemplates" p cross join lateral (${mayBeDue(wanted.today, until)}) t
			left join tasks k on k."tripId" = t.id and k."templateId" = p.id
			where k.due is null and ${isWanted}
		union all ${PLANNED} from tasks k join "taskTemplates" p on p.id = k."templateId" join trips t on t.id = k."tripId"
			where k."doneAt" is null and k.due <= ${until} and ${isWanted}`
}

const GRACE = sql.lit(DAYS_OF_GRACE)
const PLANNED = sql`select p.id || '.' || t.id, p.title, k.note, ${DAY}, coalesce(k."ownerId", t."consultantId"), p.id, k."doneAt", k."doneBy",
	coalesce(k.version, 0), 'trip', t.id`

/** The trips for which the template `p` makes something that is due. A trip that was entered late is due then. */
const mayBeDue = (today: string, until: string) => sql`
	select * from trips where p."when" = 'before_departure' and status in ('confirmed', 'pending')
		and "endDate" >= ${today} and "startDate" <= ${until}::date + p.days
	union all
	select * from trips where p."when" = 'after_return' and status in ('confirmed', 'pending') and "endDate" <= ${until}::date - p.days
		and ("endDate" >= ${today}::date - ${GRACE} - p.days or "createdAt" >= ${today}::date - ${GRACE})`

const ownedBy = (owner: RawBuilder<unknown>, id: string | null | undefined) =>
	id === undefined ? sql`` : id === null ? sql`and ${owner} is null` : sql`and ${owner} = ${id}`
