import { CompiledQuery } from 'kysely'
import type { FindingMark } from '#shared/trips/findings/finding-mark.ts'
import type { WholeTrip } from '#shared/trips/whole-trip.ts'
import { seesIdentityData, type Viewer } from '#shared/customers/identity-sight.ts'
import type { User } from '#shared/customers/user.ts'
import { withoutIdentityData } from '#shared/trips/kinds/record-kind.ts'
import type { Guest } from '#shared/trips/kinds/guest.ts'
import { type Kind, KIND_LIST, KINDS, type RecordOf } from '#shared/trips/kinds/registry.ts'
import { recordsSeenBy } from '#shared/trips/sight/seen-by.ts'
import { type TripViewer, viewerOf } from '#shared/trips/sight/trip-viewer.ts'
import type { Db, Tx } from '#server/db/connect.ts'
import { isId } from '#server/db/id.ts'
import { notFound } from '#server/http/refusal.ts'
import { type AdviceChanges, crossingsOf } from '#server/borders/crossings.ts'
import { placesOfTrip } from '#server/places/places-of-trip.ts'
import { assembledOnce, composedOnce, type HeldTrip, tripsByRevision } from './assembled-trips.ts'
import { isReadingNoted } from './note-reading.ts'
import { revisionSql } from './trip-revision.ts'
import { ADVICE_CHANGES, children, COMPANION_GUEST, FINDING_MARKS, FROM, listOf, shownTrip, TRIP } from './trip-rows.ts'
import { instant, type Row } from '../records/stored-record.ts'
import type { TripRecords } from '../records/trip-records.ts'

type Whole = { whole: string }
/** A trip, and what of its caller is read with it. */
type ReadTrip = ReadAs & { trip: WholeTrip; texts: HeldTrip['texts'] | null }
type ReadAs = {
	/** The guest as whose companion the caller sees it; null for everybody else. */
	companionGuest: string | null
	isReadingNoted: boolean
}
/** The beginning of what `selectRevision` reads, and of nothing that `selectWhole` does. */
const WITH_REVISION = '{"revision":'

/** Queries over trips. Their SQL is built once at startup from the declarations: building it per call costs more than running it. */
export function tripReader(records: TripRecords) {
	const kinds = Object.entries(records)
	const members = `${TRIP}, u."passwordHash" is not null as "customerCanSignIn", ${FINDING_MARKS}, ${ADVICE_CHANGES}, ${kinds.map(([list, stored]) => children(list, stored)).join(', ')}`
	/** Each trip as one JSON text, which PostgreSQL writes for less than pg needs to read as many columns. */
	const selectWhole = (where: string, more = '') =>
		`select row_to_json(w)::text as whole from (select ${more}${members} ${FROM} where ${where}) w`
	const whole = selectWhole('t.id = $1')
	const wholeOfMany = selectWhole('t.id = any($1::uuid[])')
	const wholeOfOwner = selectWhole('t.id = $1 and t."userId" = $2')
	const seenByCaller = (caller: string) => `(t."userId" = ${caller} or ${COMPANION_GUEST(caller)} is not null)`
	const asCompanion = (caller: string) => `${COMPANION_GUEST(caller)} as "companionGuest", `
	const wholeOfSeer = selectWhole(`t.id = $1 and ${seenByCaller('$2')}`, asCompanion('$2'))
	const noted = `${isReadingNoted('t.id::text', 'caller.id')} as "isReadingNoted", `
	const revision = revisionSql(kinds.map(([, { kind }]) => kind.names.table))
	/** The trip's revision in place of the trip. */
	const selectRevision = (where: string, more: string) =>
		`select row_to_json(w)::text as whole from (select ${revision} as revision, ${more}t.id ${FROM} where ${where}) w`

	const parsed = (text: string) => shownWhole(JSON.parse(text) as Row)
	const assembled = assembledOnce(parsed)
	const recent = tripsByRevision()

	/** A trip as SQL for a query that also finds its caller: whole, or as its revision when it was read within the last seconds. */
	function alongsideCaller(where: string, more: string) {
		const [selectedWhole, selectedRevision] = [`(${selectWhole(where, more)})`, `(${selectRevision(where, more)})`]
		return (id: string) => (recent.isRecent(id) ? selectedRevision : selectedWhole)
	}

	function shownWhole(row: Row): WholeTrip {
		const hanging = kinds.map(([list, stored]) => [list, (row[list] as Row[]).map(stored.shown)])
		const { customerName, customerCanSignIn } = row
		const trip = { ...shownTrip(row), customerName, customerCanSignIn, ...Object.fromEntries(hanging) } as WholeTrip
		const marks = (row.findingMarks as (Row & { markedAt: unknown })[]).map((mark) => ({
			...mark,
			markedAt: instant(mark.markedAt),
		}))
		const places = placesOfTrip(trip)
		const crossings = crossingsOf({ ...trip, places }, places, row.adviceChanges as AdviceChanges)
		return { ...trip, places, crossings, findingMarks: marks as unknown as FindingMark[] }
	}

	/** One trip with everything in it, whoever asks. The server works with it, and no answer may contain it: see `wholeTrip`. */
	async function completeTrip(db: Db | Tx, user: Pick<User, 'id' | 'role'>, id: string): Promise<WholeTrip> {
		const query =
			user.role === 'admin' ? CompiledQuery.raw(whole, [id]) : CompiledQuery.raw(wholeOfOwner, [id, user.id])
		const { rows } = isId(id) ? await db.executeQuery<Whole>(query) : { rows: [] }
		if (!rows[0]) throw notFound('Trip')
		return parsed(rows[0].whole)
	}

	/** What `alongsideCaller` found. 404 for null. */
	async function readAlongside(db: Db, found: string | null): Promise<ReadTrip> {
		if (found === null) throw notFound('Trip')
		const row = JSON.parse(found) as Row & { id: string; revision: string }
		if (!found.startsWith(WITH_REVISION)) {
			recent.noteReading(row.id)
			return { trip: shownWhole(row), texts: null, ...readAs(row) }
		}
		const { trip, texts } = recent.get(row.id, row.revision) ?? (await readRevision(db, row))
		return { trip, texts, ...readAs(row) }
	}

	async function readRevision(db: Db, { id, revision }: { id: string; revision: string }): Promise<HeldTrip> {
		const { rows } = await db.executeQuery<Whole>(CompiledQuery.raw(whole, [id]))
		if (!rows[0]) throw notFound('Trip')
		return recent.hold(id, revision, parsed(rows[0].whole), rows[0].whole.length)
	}

	/** The records of one kind with everything in them, in time order. No answer may contain them: see `records`. */
	async function completeRecords(db: Db | Tx, list: Kind, tripId: string): Promise<Row[]> {
		const stored = records[list]
		const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(listOf(stored, '$1'), [tripId]))
		return rows.map(stored.shown)
	}

	return {
		completeTrip,
		completeRecords,

		/** For a query that also finds its caller (server/http/routes.ts): any trip for staff, nothing for others. */
		wholeForStaff: alongsideCaller(`t.id = $2 and caller.role = 'admin'`, noted),
		/** The same for everybody who may see it. */
		wholeForCaller: alongsideCaller(
			`t.id = $2 and (caller.role = 'admin' or ${seenByCaller('caller.id')})`,
			noted + asCompanion('caller.id'),
		),

		/**
		 * What `wholeForStaff` found: the complete trip, the answer with the trip as `wholeTrip` returns it, and whether it is recorded that
		 * they read it today. 404 for null.
		 */
		async wholeAlongside(db: Db, viewer: Viewer, found: string | null) {
			const { trip, texts, isReadingNoted } = await readAlongside(db, found)
			const as = seesIdentityData(viewer, trip) ? 'staff with identity data' : 'staff'
			return { trip, isReadingNoted, answer: composedOnce(texts, as, () => ({ trip: asSeenBy(viewer, trip) })) }
		},

		/** The same for `wholeForCaller`, as `tripWithViewer` returns it. */
		async viewedAlongside(db: Db, user: Viewer, found: string | null) {
			const { trip, texts, companionGuest, isReadingNoted } = await readAlongside(db, found)
			return { trip, texts, viewer: viewerOf(user, trip, companionGuest), isReadingNoted }
		},

		/**
		 * One trip with all its records as this person sees them (API-132), in one query: any for staff, their own for customers. 404
		 * otherwise.
		 */
		wholeTrip: async (db: Db | Tx, viewer: Viewer, id: string): Promise<WholeTrip> =>
			asSeenBy(viewer, await completeTrip(db, viewer, id)),

		/**
		 * One trip with all its records as the server works with it, and as what this person sees it. Only `seenBy` makes an answer of it.
		 * 404 for a trip that they may not see.
		 */
		async tripWithViewer(db: Db | Tx, user: Viewer, id: string): Promise<{ trip: WholeTrip; viewer: TripViewer }> {
			const query =
				user.role === 'admin' ? CompiledQuery.raw(whole, [id]) : CompiledQuery.raw(wholeOfSeer, [id, user.id])
			const { rows } = isId(id) ? await db.executeQuery<Whole>(query) : { rows: [] }
			if (!rows[0]) throw notFound('Trip')
			const row = JSON.parse(rows[0].whole) as Row
			const trip = shownWhole(row)
			return { trip, viewer: viewerOf(user, trip, (row.companionGuest as string | null) ?? null) }
		},

		/** The records of one kind as a traveller sees them, in time order. */
		async seenRecords<K extends Kind>(db: Db | Tx, viewer: TripViewer, list: K, tripId: string) {
			const records = (await completeRecords(db, list, tripId)) as RecordOf[K][]
			const guests = (await completeRecords(db, 'guests', tripId)) as Guest[]
			return recordsSeenBy(viewer, list, records, guests)
		},

		/** Several trips for staff, in one query and no particular order, without those that don't exist. */
		async wholeTrips(db: Db | Tx, viewer: Viewer, ids: readonly string[]): Promise<WholeTrip[]> {
			if (ids.length === 0) return []
			const { rows } = await db.executeQuery<Whole>(CompiledQuery.raw(wholeOfMany, [ids]))
			return rows.map((row) => asSeenBy(viewer, assembled(row.whole)))
		},

		/** The records of one kind as this person sees them, in time order. */
		async records(
			db: Db | Tx,
			viewer: Viewer,
			list: Kind,
			trip: { id: string; userId: string; consultantId: string | null },
		): Promise<Row[]> {
			const all = await completeRecords(db, list, trip.id)
			return seesIdentityData(viewer, trip) ? all : all.map((record) => withoutIdentityData(KINDS[list], record))
		},
	}
}

const readAs = ({ companionGuest, isReadingNoted }: Row): ReadAs => ({
	companionGuest: (companionGuest as string | null | undefined) ?? null,
	isReadingNoted: isReadingNoted === true,
})

function asSeenBy(viewer: Viewer, trip: WholeTrip): WholeTrip {
	if (seesIdentityData(viewer, trip)) return trip
	const seen = KIND_LIST.map((list) => [list, trip[list].map((record) => withoutIdentityData(KINDS[list], record))])
	return { ...trip, ...Object.fromEntries(seen) } as WholeTrip
}

export type TripReader = ReturnType<typeof tripReader>
