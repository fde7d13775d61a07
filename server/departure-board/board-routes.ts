import { ISSUED_DOCUMENTS, type IssuedDocumentKind } from '#shared/issued-documents/issued-document.ts'
import type { Viewer } from '#shared/customers/identity-sight.ts'
import { ASPECTS, type Aspect } from '#shared/trips/board/aspects.ts'
import { type BoardDeparture, lackingOf } from '#shared/trips/board/lacking.ts'
import { audit } from '#server/db/audit.ts'
import type { Db } from '#server/db/connect.ts'
import { csvAnswer } from '#server/http/lists/csv.ts'
import { page, readPaging } from '#server/http/lists/paging.ts'
import { readDay } from '#server/http/read-day.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type AppContext, freshOnly, get, type Route } from '#server/http/routes.ts'
import { wholeList } from '#server/http/lists/whole-list.ts'
import type { CurrentDocuments } from '#server/issued-documents/issued-document-routes.ts'
import { type IssuedNow, issuedDocumentsOf } from '#server/issued-documents/stale-documents.ts'
import { countTrips, listTrips } from '#server/trips/list/list-trips.ts'
import type { TripReader } from '#server/trips/trip/read-trips.ts'
import { readConsultant, SOONEST_FIRST, type Wanted } from '#server/trips/list/read-wanted.ts'
import { departureDays } from './departure-days.ts'

type Deps = { db: Db; reader: TripReader; current: CurrentDocuments }

/** So many trips are looked at for one answer: what a trip lacks is computed, not stored. */
const MOST_LOOKED_AT = 100

/** Whole trips are read and looked at, so a part of the file is smaller than of other lists. */
const AT_A_TIME = 25

/** What the file has of each departure besides what it lacks, by the column's name. */
const COLUMNS: Record<string, (departure: BoardDeparture) => string | null> = {
	Customer: ({ customerName }) => customerName,
	'Trip Name': ({ name }) => name,
	Destination: ({ destination }) => destination,
	'Start Date': ({ startDate }) => startDate,
	'End Date': ({ endDate }) => endDate,
	Consultant: ({ consultantName }) => consultantName,
	'Trip ID': ({ id }) => id,
}

/** The departures from `today` until a day by what they lack (CRM-313), and by day (CRM-314). */
export function boardRoutes(deps: Deps): Route[] {
	const { db } = deps
	return [
		get('/api/admin/departure-board', 'admin', async (c, user) => {
			const paging = { ...readPaging(c), search: null, sort: SOONEST_FIRST }
			const { today, wanted, lacking } = readBoard(c, user)
			const total = await countTrips(db, wanted)
			const departures: BoardDeparture[] = []
			let { cursor } = paging
			let nextCursor: string | null = null
			for (let seen = 0; seen < MOST_LOOKED_AT && departures.length < paging.limit; seen += paging.limit) {
				const { rows, nextCursor: next } = page(await listTrips(db, { ...paging, cursor }, wanted), paging.limit)
				const ids = rows.map(({ id }) => id)
				departures.push(...(await lookedAt(deps, user, ids, { today, aspect: lacking })))
				nextCursor = next
				const last = rows.at(-1)
				if (!next || !last) break
				cursor = { id: last.id, key: last.startDate }
			}
			return c.json({ departures, ...total, nextCursor })
		}),

		freshOnly(
			get('/api/admin/departures.csv', 'admin', async (c, user) => {
				const { today, wanted, lacking } = readBoard(c, user)
				const paging = { ...readPaging(c), search: null, sort: SOONEST_FIRST }
				await audit(db, { id: user.id, ip: c.var.ip }, 'list exported', null, { detail: { list: 'departures' } })
				return csvAnswer(c, 'departures.csv', [...Object.keys(COLUMNS), ...ASPECTS.map(titleOf)], rows())

				async function* rows() {
					for await (const trips of wholeList(paging, (part) => listTrips(db, part, wanted), AT_A_TIME)) {
						const ids = trips.map(({ id }) => id)
						const departures = await lookedAt(deps, user, ids, { today, aspect: lacking })
						yield departures.map((one) => [
							...Object.values(COLUMNS).map((cell) => cell(one)),
							...ASPECTS.map((aspect) => one.lacking[aspect].join('\n')),
						])
					}
				}
			}),
		),

		get('/api/admin/departure-days', 'admin', async (c, user) => {
			const [from, until] = [readDay(c, 'today'), readDay(c, 'until')]
			return c.json({ days: await departureDays(db, { from, until, consultantId: readConsultant(c, user) }) })
		}),
	]
}

/** What the query of the board and of its file says. Refuses invalid values with 400. */
function readBoard(c: AppContext, user: { id: string }) {
	const today = readDay(c, 'today')
	const wanted: Wanted = {
		...{ matches: null, status: 'active', consultantId: readConsultant(c, user) },
		...{ departsFrom: c.req.query('from') ? readDay(c, 'from') : today, departsUntil: readDay(c, 'until') },
	}
	return { today, wanted, lacking: readAspect(c.req.query('lacking') || null) }
}

/** 'Identity' */
const titleOf = (aspect: Aspect) => aspect.charAt(0).toUpperCase() + aspect.slice(1)

function readAspect(given: string | null): Aspect | null {
	if (given === null) return null
	const known = ASPECTS.find((aspect) => aspect === given)
	if (!known) throw new Refusal(400, 'malformed', `lacking must be one of: ${ASPECTS.join(', ')}`)
	return known
}

/** What each of these trips lacks, in their order, without those that lack nothing of `aspect` if it is given. */
async function lookedAt(
	deps: Deps,
	user: Viewer,
	ids: readonly string[],
	{ today, aspect }: { today: string; aspect: Aspect | null },
): Promise<BoardDeparture[]> {
	const found = new Map((await deps.reader.wholeTrips(deps.db, user, ids)).map((trip) => [trip.id, trip]))
	const trips = ids.flatMap((id) => found.get(id) ?? []).map((trip) => ({ trip, others: lackingOf(trip, today, []) }))
	// Comparing documents with what they would be now costs more than all else, so it is done for what will be shown.
	const shown =
		aspect === null || aspect === 'documents' ? trips : trips.filter(({ others }) => others[aspect].length > 0)
	const shownIds = shown.map(({ trip }) => trip.id)
	const issued = Map.groupBy(await issuedDocumentsOf(deps, user, shownIds), ({ tripId }) => tripId)
	return shown.flatMap(({ trip, others }): BoardDeparture[] => {
		const { id, name, customerName, startDate, endDate, destination, consultantName } = trip
		const lacking = { ...others, documents: lackingDocuments(issued.get(id) ?? []) }
		const isHidden = trip.guests.some((guest) => guest.isHidden)
		if (aspect !== null && lacking[aspect].length === 0) return []
		return [
			{
				...{ id, name, customerName, startDate, endDate, destination, consultantName, lacking },
				...(isHidden ? { isHidden } : {}),
			},
		]
	})
}

const lackingDocuments = (issued: readonly IssuedNow[]) =>
	(Object.keys(ISSUED_DOCUMENTS) as IssuedDocumentKind[]).flatMap((kind) => {
		const one = issued.find((document) => document.kind === kind)
		const label = ISSUED_DOCUMENTS[kind].name
		return one ? (one.isStale ? `${label} is stale.` : []) : `${label} is not issued.`
	})
