import { type RawBuilder, sql } from 'kysely'

type Added = RawBuilder<unknown>
type Way = { isFirst: boolean; staff: readonly string[] }

/** Of the trips that are not among the first, every so-maniest still has something open. */
const OPEN_EACH = 20
const isOpen = (isFirst: boolean) => (isFirst ? sql`true` : sql`a.n % ${sql.lit(OPEN_EACH)} = 0`)

/** The rows that each added trip and customer has besides the trip's records, one statement for each table. */
export const OWN_TABLES: readonly ((added: Added, way: Way) => RawBuilder<unknown>)[] = [
	(added, { isFirst, staff: [admin] }) => sql`
		insert into enquiries (id, kind, "propertyName", name, email, phone, guests, message, state, "answeredAt", "answeredBy", "tripId")
		select uuidv7(), 'villa', 'Villa ' || a.n % 40, 'Sender ' || a.n, 'sender' || a.n || '@mail.example', '+44 7700 9' || a.n, 2, 'Two weeks, please',
			case when ${isOpen(isFirst)} then 'waiting' else 'answered' end, case when ${isOpen(isFirst)} then null else now() end,
			case when ${isOpen(isFirst)} then null else ${admin}::uuid end, a.id from (${added}) a`,
	(added, { isFirst, staff }) => sql`
		insert into tasks (id, title, due, "ownerId", "tripId", "doneAt")
		select uuidv7(), 'Task ' || a.n || ' ' || i, current_date - 20 + a.n % 25, (${staff}::uuid[])[a.n % ${sql.lit(staff.length)} + 1], a.id,
			case when ${isOpen(isFirst)} then null else now() end from (${added}) a, generate_series(1, 3) i`,
	// Each of the first has an open one and, with its neighbour's customer, a closed one.
	(added, { isFirst, staff: [admin] }) => sql`
		insert into threads (id, "tripId", "userId", "ownerId", state, "dueAt")
		select uuidv7(), a.id, a."userId", ${admin}::uuid, case when ${isOpen(isFirst)} then 'open' else 'closed' end,
			case when ${isOpen(isFirst)} then now() + make_interval(hours => a.n) end from (${added}) a
		union all select uuidv7(), a.id, b."userId", ${admin}::uuid, 'closed', null::timestamptz from (${added}) a join (${added}) b on b.n = a.n % 100 + 1 where ${isFirst}`,
	(added) => sql`
		insert into messages (id, "threadId", "authorId", side, text)
		select uuidv7(), t.id, a."userId", 'traveller', 'A question ' || i from (${added}) a join threads t on t."tripId" = a.id, generate_series(1, 4) i`,
	(added, { isFirst }) => sql`
		insert into mails (id, "messageId", "to", subject, "textBody", state, "sentAt", "createdAt")
		select uuidv7(), 'mail-' || a.n || '-' || i, 'customer' || a.n || '@mail.example', 'Your trip', 'Text',
			case when i = 1 and ${isFirst ? sql`a.n <= 50` : sql`a.n % 100 = 0`} then 'failed' else 'sent' end, now(), now() - make_interval(mins => a.n * i)
		from (${added}) a, generate_series(1, 5) i`,
	(added) => sql`
		insert into notices (id, "tripId", kind, urgency, body, "actsBefore", at)
		select uuidv7(), a.id, 'change', 'significant', '{"version":1,"items":[],"title":"Change","text":null,"choices":null,"readerIds":null}'::jsonb,
			t."startDate" + interval '1 day', now() from (${added}) a join trips t on t.id = a.id`,
	(added, { isFirst }) => sql`
		insert into "pendingNotices" ("tripId", "firstAt", "dueAt", held)
		select a.id, now() - interval '2 days', now() + interval '1 day', true from (${added}) a where ${isFirst} and a.n % 10 = 0`,
	(added, { isFirst }) => sql`
		insert into "staffNotices" (id, kind, "tripId", key, at)
		select uuidv7(), 'guests_approved', a.id, 'bench ' || a.id, now() - make_interval(mins => a.n * 7) from (${added}) a where ${isFirst} or a.n % 5 = 0`,
	(added, { staff: [admin] }) => sql`
		insert into history (id, "tripId", list, "recordId", act, title, differences, "actorId", why)
		select uuidv7(), a.id, 'trip', a.id, 'changed', 'Trip', '{"version":1}'::jsonb, ${admin}, 'staff' from (${added}) a, generate_series(1, 5)`,
	(added, { staff: [admin] }) => sql`
		insert into audit (id, "actorId", action, "objectId", outcome)
		select uuidv7(), ${admin}, 'trip changed', a.id, 'ok' from (${added}) a, generate_series(1, 10)`,
	(added, { staff: [admin] }) => sql`
		insert into bin (id, "tripId", list, "recordId", title, "endDate", "deletedRows", "deletedBy")
		select uuidv7(), a.id, 'flights', uuidv7(), 'BA 342', current_date, '{}'::jsonb, ${admin} from (${added}) a`,
	(added) => sql`
		insert into complaints (id, kind, name, email, message)
		select uuidv7(), 'journey', 'Sender ' || a.n, 'sender' || a.n || '@mail.example', 'Text' from (${added}) a`,
	(added) => sql`
		with issued as (insert into documents (id, "tripId", "fileName", "displayName", "storageKey", bytes, sha256)
			select uuidv7(), a.id, 'bench-' || a.n, 'Booking Confirmation', 'bench/' || a.n, 1, '' from (${added}) a where a.n % 2 = 0 returning id, "tripId")
		insert into papers ("documentId", "tripId", kind, fingerprint, parts) select id, "tripId", 'booking-confirmation', '', '{}'::jsonb from issued`,
]
